/** Whether this browser draws in three dimensions at all. */

let able = false;

/** Asked of a context that is given back at once, since a browser has few of them; a yes is remembered. */
export function drawable(): boolean {
  if (able) return true;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  able = context !== null;
  return able;
}
