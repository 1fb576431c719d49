/**
 * Which screen is shown. Screens are addresses (`#/game/xiangqi/ID`), so that Back works; fragments of games (`#fr=…`) are
 * not screens and are handed on.
 */

import { tick } from 'svelte';
import { Places } from './places';

/** A screen and what it is about. */
export type Route =
  | { readonly screen: 'start' }
  /** A stored game; without `id` the running one of that kind, or a new one. */
  | { readonly screen: 'game'; readonly game: string; readonly id?: string }
  /** A study that is kept, or a stored game to look at; without `id` the start of the game. */
  | { readonly screen: 'study'; readonly game: string; readonly id?: string }
  | { readonly screen: 'new'; readonly game: string }
  /** With the section that is wanted. */
  | { readonly screen: 'rules'; readonly game: string; readonly section?: string }
  | { readonly screen: 'tour'; readonly game: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'saved' }
  | { readonly screen: 'open' }
  | { readonly screen: 'link'; readonly fragment: string };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The route of a fragment; whatever is no route is the start screen. */
export function parseRoute(hash: string): Route {
  // Fragments of other programs are not ours to judge; those with our words are shown even if they are broken.
  if (/^#(fr|kc)=/.test(hash)) return { screen: 'link', fragment: hash };
  const [screen, game, id] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if ((screen === 'game' || screen === 'study') && game) return id ? { screen, game, id } : { screen, game };
  if (screen === 'rules' && game) return id ? { screen, game, section: id } : { screen, game };
  if ((screen === 'new' || screen === 'tour') && game) return { screen, game };
  if (screen === 'settings' || screen === 'saved' || screen === 'open') return { screen };
  return { screen: 'start' };
}

/** The fragment of a route. */
export function fragmentOf(route: Route): string {
  switch (route.screen) {
    case 'start':
      return '#/';
    case 'link':
      return route.fragment;
    case 'game':
    case 'study':
      return `#/${route.screen}/${encodeURIComponent(route.game)}${route.id === undefined ? '' : `/${encodeURIComponent(route.id)}`}`;
    case 'rules':
      return `#/rules/${encodeURIComponent(route.game)}${route.section === undefined ? '' : `/${route.section}`}`;
    case 'new':
    case 'tour':
      return `#/${route.screen}/${encodeURIComponent(route.game)}`;
    default:
      return `#/${route.screen}`;
  }
}

class Router {
  route: Route = $state.raw({ screen: 'start' });
  readonly #places = new Places();

  /** Follows the address bar. */
  start(): void {
    this.route = parseRoute(location.hash);
    this.#places.start();
    addEventListener('hashchange', () => {
      this.#places.leave();
      this.route = parseRoute(location.hash);
      void tick().then(() => this.#places.arrive());
    });
  }

  go(route: Route): void {
    location.hash = fragmentOf(route);
  }

  /** Goes without a step for Back. */
  replace(route: Route): void {
    history.replaceState(history.state, '', fragmentOf(route));
    this.route = route;
  }

  /** Changes the address and stays on the screen: the address of a game by link is its link. */
  show(fragment: string): void {
    history.replaceState(history.state, '', fragment);
  }
}

export const router = new Router();
