import { describe, expect, it } from 'vitest';
import { fragmentOf, parseRoute, type Route } from './route.svelte';

describe('routes', () => {
  it('return from their fragments', () => {
    const routes: Route[] = [
      { screen: 'start' },
      { screen: 'game', game: 'a b/c' },
      { screen: 'game', game: 'xiangqi', id: '0f' },
      { screen: 'new', game: 'x' },
      { screen: 'new', game: 'x', id: '3k/R w - 0?repetition=wxf' },
      { screen: 'edit', game: 'x' },
      { screen: 'edit', game: 'x', id: '3k/R w - 0%' },
      { screen: 'rules', game: 'x' },
      { screen: 'rules', game: 'x', section: 'beat' },
      { screen: 'tour', game: 'x' },
      { screen: 'open' },
      { screen: 'settings' },
      { screen: 'saved' },
      { screen: 'friend', game: 'x' },
      { screen: 'mine' },
      { screen: 'device', code: 'AbC_-1' },
      { screen: 'link', fragment: '#fr=1.abc.00000000' },
    ];
    for (const route of routes) expect(parseRoute(fragmentOf(route))).toEqual(route);
  });

  it('of rounds are paths, with the secret or the ply behind them', () => {
    for (const word of ['', '12', 'ZfQ5hG_-x0y1z2a3b4c5d6']) {
      const route: Route = { screen: 'round', round: '0123456789abc', word };
      const { pathname, hash } = new URL(fragmentOf(route), 'http://127.0.0.1/');
      expect(parseRoute(hash, pathname)).toEqual(route);
    }
    expect(parseRoute('#/saved', '/g/0123456789abc')).toEqual({ screen: 'saved' });
    expect(parseRoute('#12', '/elsewhere')).toEqual({ screen: 'start' });
  });

  it('are the start screen for anything else', () => {
    for (const hash of ['', '#', '#/', '#/nowhere', '#/game', '#/game/', '#/game/%', '#other=1']) {
      expect(parseRoute(hash)).toEqual({ screen: 'start' });
    }
  });
});
