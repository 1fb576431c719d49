import { describe, expect, it } from 'vitest';
import { fragmentOf, parseRoute, type Route } from './route.svelte';

describe('routes', () => {
  it('return from their fragments', () => {
    const routes: Route[] = [
      { screen: 'start' },
      { screen: 'game', game: 'a b/c' },
      { screen: 'game', game: 'xiangqi', id: '0f' },
      { screen: 'new', game: 'x' },
      { screen: 'rules', game: 'x' },
      { screen: 'rules', game: 'x', section: 'beat' },
      { screen: 'tour', game: 'x' },
      { screen: 'open' },
      { screen: 'settings' },
      { screen: 'saved' },
      { screen: 'link', fragment: '#fr=1.abc.00000000' },
    ];
    for (const route of routes) expect(parseRoute(fragmentOf(route))).toEqual(route);
  });

  it('are the start screen for anything else', () => {
    for (const hash of ['', '#', '#/', '#/nowhere', '#/game', '#/game/', '#/game/%', '#other=1']) {
      expect(parseRoute(hash)).toEqual({ screen: 'start' });
    }
  });
});
