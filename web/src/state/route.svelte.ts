/**
 * Which screen is shown. Screens are addresses (`#/game/ID`), so that Back works; fragments of games (`#fr=…`) are not
 * screens and are handed on.
 */

/** A screen and what it is about. */
export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'game'; readonly game: string }
  | { readonly screen: 'rules'; readonly game: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'saved' }
  | { readonly screen: 'link'; readonly fragment: string };

/** The route of a fragment; whatever is no route is the start screen. */
export function parseRoute(hash: string): Route {
  if (/^#[a-z]+=/.test(hash)) return { screen: 'link', fragment: hash };
  const [screen, game] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if ((screen === 'game' || screen === 'rules') && game) return { screen, game };
  if (screen === 'settings' || screen === 'saved') return { screen };
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
    case 'rules':
      return `#/${route.screen}/${encodeURIComponent(route.game)}`;
    default:
      return `#/${route.screen}`;
  }
}

class Router {
  route: Route = $state.raw({ screen: 'start' });

  /** Follows the address bar. */
  start(): void {
    this.route = parseRoute(location.hash);
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = fragmentOf(route);
  }

  /** Goes without a step for Back. */
  replace(route: Route): void {
    history.replaceState(null, '', fragmentOf(route));
    this.route = route;
  }
}

export const router = new Router();
