/** Whether things may move: the player's wish in the settings, otherwise the system's. */
export function motionWanted(): boolean {
  const wish = document.documentElement.dataset['motion'];
  if (wish === 'full' || wish === 'reduced') return wish === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
