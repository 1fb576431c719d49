/**
 * The screens that are fetched when somebody goes to them. The start screen comes with the page: most visitors begin there, and
 * what they do not open should not travel.
 */

/** Everything by which somebody comes to a round at the server. */
const doors = () => import('./DoorsScreen.svelte');

export const LATER = {
  game: () => import('./GameScreen.svelte'),
  device: doors,
  friend: doors,
  mine: doors,
  round: doors,
  yours: () => import('./doors/YourTurn.svelte'),
  /** On every screen, for whoever has played online. */
  called: () => import('./doors/Called.svelte'),
  edit: () => import('./EditorScreen.svelte'),
  link: () => import('./LinkScreen.svelte'),
  new: () => import('./NewScreen.svelte'),
  open: () => import('./OpenScreen.svelte'),
  rules: () => import('./RulesScreen.svelte'),
  study: () => import('./StudyScreen.svelte'),
  saved: () => import('./SavedScreen.svelte'),
  tour: () => import('./TourScreen.svelte'),
  settings: () => import('./SettingsScreen.svelte'),
};
