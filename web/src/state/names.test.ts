import { describe, expect, it } from 'vitest';
import { isName, newIdentity, sideTag } from './names';

describe('names', () => {
  it('follow section 14.4', () => {
    for (const name of ['A', 'Ann Lee', "O'Neil", 'Nguyễn', '王小明', 'a-b_c', '7', 'x'.repeat(20)]) {
      expect(isName(name), name).toBe(true);
    }
    for (const name of ['', ' Ann', 'Ann ', '<b>', 'x'.repeat(21), 'a\tb', 'a.b', '😀']) {
      expect(isName(name), name).toBe(false);
    }
  });

  it('of games are 32 hex digits', () => {
    expect(newIdentity()).toMatch(/^[0-9a-f]{32}$/);
    expect(newIdentity()).not.toBe(newIdentity());
  });

  it('of sides become tags', () => {
    expect(sideTag('light')).toBe('Light');
  });
});
