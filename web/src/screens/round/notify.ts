/** A notification that it is somebody's turn, while his tab is open and he looks elsewhere; only where he has allowed it. */

/** What a browser has of it: some have nothing, and none has it on a page that is not safe. */
function notices(): typeof Notification | null {
  return (globalThis as Partial<typeof globalThis>).Notification ?? null;
}

/** Whether it can still be asked for. */
export function notifiable(): boolean {
  return notices()?.permission === 'default';
}

/** Asks whether it may be done. */
export async function mayNotify(): Promise<void> {
  await notices()?.requestPermission();
}

/** Tells whoever looks elsewhere. */
export function notify(title: string, body: string, tag: string): void {
  const Notice = notices();
  if (!document.hidden || Notice?.permission !== 'granted') return;
  try {
    const notice = new Notice(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Browsers of phones allow it to service workers alone.
  }
}
