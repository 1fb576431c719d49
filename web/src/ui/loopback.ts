/** Addresses that lead from every device to itself: a friend elsewhere who opens one finds nothing, or another page. */

/** Whether a link works on the machine alone on which it was made. */
export function leadsHere(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
