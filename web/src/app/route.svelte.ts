/**
 * Which screen is shown. Screens are addresses (`#/game/xiangqi/ID`), so that Back works; fragments of games (`#fr=…`) are
 * not screens and are handed on. A round at the server has a path of its own (`/g/ID`).
 */

import { tick } from 'svelte';
import { Places } from './places';

/** A screen and what it is about. */
export type Route =
  | { readonly screen: 'start' }
  /** A stored game; without `id` the running one of that kind, or a new one. */
  | { readonly screen: 'game'; readonly game: string; readonly id?: string }
  /** A study that is kept, a stored game, an annotated game or a record to look at; without `id` the start of the game. */
  | { readonly screen: 'study'; readonly game: string; readonly id?: string }
  /** A position to set up, or to begin a game with; `id` is its text with its options (`edit/address`). */
  | { readonly screen: 'edit' | 'new'; readonly game: string; readonly id?: string }
  /** With the section that is wanted. */
  | { readonly screen: 'rules'; readonly game: string; readonly section?: string }
  | { readonly screen: 'tour'; readonly game: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'saved' }
  | { readonly screen: 'open' }
  /** A round with a friend at the server, and one's own rounds. */
  | { readonly screen: 'friend'; readonly game: string }
  | { readonly screen: 'mine' }
  /** A link that makes this browser one of somebody's. */
  | { readonly screen: 'device'; readonly code: string }
  /** A round at the server; the word in its address is the secret of a chair, or a ply. */
  | { readonly screen: 'round'; readonly round: string; readonly word: string }
  | { readonly screen: 'link'; readonly fragment: string };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The round whose address is `path`: the server sends the page there too. */
function roundAt(path: string): string | undefined {
  return /^\/g\/(\w+)$/.exec(path)?.[1];
}

/** The route of a fragment; whatever is no route is the start screen. */
export function parseRoute(hash: string, path = '/'): Route {
  const round = roundAt(path);
  if (round !== undefined && !hash.startsWith('#/')) return { screen: 'round', round, word: hash.slice(1) };
  if (hash.startsWith('#device=')) return { screen: 'device', code: hash.slice(8) };
  // Fragments of other programs are not ours to judge; those with our words are shown even if they are broken.
  if (/^#(fr|kc)=/.test(hash)) return { screen: 'link', fragment: hash };
  const [screen, game, id] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if ((screen === 'game' || screen === 'study' || screen === 'edit' || screen === 'new') && game)
    return id ? { screen, game, id } : { screen, game };
  if (screen === 'rules' && game) return id ? { screen, game, section: id } : { screen, game };
  if ((screen === 'tour' || screen === 'friend') && game) return { screen, game };
  if (screen === 'settings' || screen === 'saved' || screen === 'open' || screen === 'mine') return { screen };
  return { screen: 'start' };
}

/** The fragment of a route; a round has an address of its own. */
export function fragmentOf(route: Route): string {
  switch (route.screen) {
    case 'start':
      return '#/';
    case 'link':
      return route.fragment;
    case 'game':
    case 'study':
    case 'edit':
    case 'new':
      return `#/${route.screen}/${encodeURIComponent(route.game)}${route.id === undefined ? '' : `/${encodeURIComponent(route.id)}`}`;
    case 'rules':
      return `#/rules/${encodeURIComponent(route.game)}${route.section === undefined ? '' : `/${route.section}`}`;
    case 'device':
      return `#device=${route.code}`;
    case 'round':
      return `/g/${route.round}${route.word && `#${route.word}`}`;
    case 'tour':
    case 'friend':
      return `#/${route.screen}/${encodeURIComponent(route.game)}`;
    default:
      return `#/${route.screen}`;
  }
}

class Router {
  route: Route = $state.raw({ screen: 'start' });
  readonly #places = new Places();
  #path = '';

  /** Follows the address bar. */
  start(): void {
    this.#arrive();
    this.#places.start();
    const follow = (): void => {
      this.#places.leave();
      this.#arrive();
      void tick().then(() => this.#places.arrive());
    };
    addEventListener('hashchange', follow);
    // Between a round and the other screens the path changes, of which nothing else tells.
    addEventListener('popstate', () => {
      if (location.pathname !== this.#path) follow();
    });
  }

  /** Screens lie where the page does, also those that were opened from the address of a round. */
  #arrive(): void {
    this.route = parseRoute(location.hash, location.pathname);
    if (this.route.screen !== 'round' && roundAt(location.pathname) !== undefined)
      history.replaceState(history.state, '', `/${location.hash}`);
    this.#path = location.pathname;
  }

  go(route: Route): void {
    if (route.screen !== 'round') {
      location.hash = fragmentOf(route);
      return;
    }
    this.#places.leave();
    history.pushState(null, '', fragmentOf(route));
    this.#arrive();
    void tick().then(() => this.#places.arrive());
  }

  /** Goes without a step for Back. */
  replace(route: Route): void {
    history.replaceState(history.state, '', this.#from(fragmentOf(route)));
    this.#path = location.pathname;
    this.route = route;
  }

  /** Changes the address and stays on the screen: the address of a game by link is its link. */
  show(fragment: string): void {
    history.replaceState(history.state, '', fragment);
  }

  /** An address from where the page lies. */
  #from(fragment: string): string {
    return fragment.startsWith('#') && roundAt(location.pathname) !== undefined ? `/${fragment}` : fragment;
  }
}

export const router = new Router();
