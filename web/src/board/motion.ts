/** How much longer than usual things take on their way: the player's wish in the settings. */
export function pace(): number {
  const speed = typeof document === 'undefined' ? undefined : document.documentElement.dataset['speed'];
  return speed === 'slow' ? 2 : speed === 'fast' ? 0.5 : 1;
}

/** Whether things may move: the player's wish in the settings, otherwise the system's. */
export function motionWanted(): boolean {
  const wish = document.documentElement.dataset['motion'];
  if (wish === 'full' || wish === 'reduced') return wish === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
