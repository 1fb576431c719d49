/** The styles of the page are one file: without it everything works and nothing can be found. */

/** Whether a sheet has come. Of one that did not some browsers have none, others an empty one that may not be read. */
function came({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Comes back when every sheet of the document is there; one that did not come is asked for anew. */
export async function styled(page: Document): Promise<void> {
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => !came(link));
  await Promise.all(
    missing.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = () => resolve();
          again.onerror = () => reject(new Error(`${again.href} did not come`));
          link.replaceWith(again);
        }),
    ),
  );
}
