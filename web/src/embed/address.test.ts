import { describe, expect, it } from 'vitest';
import { embedAddress, frameText, homeOf, wishOf } from './address';
import { looksOf } from './looks';

const HOME = 'https://play.example.org/under/';

describe('the address of an embedded board', () => {
  it.each(['#fr=1.xiangqi.abc', '#kc=1.xyz'])('takes a link as it is: %s', (link) => {
    const address = embedAddress(HOME, link, { at: '3', facing: 'second' });
    expect(address).toBe(`${HOME}embed?at=3&side=second${link}`);
    expect(wishOf(new URL(address))).toEqual({ shown: { is: 'record', text: link }, at: '3', facing: 'second' });
  });

  it('holds any text, and where in its tree it is looked at', () => {
    const text = '[Red "A & B"]\n\n{50 % "sure" — 炮 #1?} 1. h2e2 (1. b2e2) *';
    const address = embedAddress(HOME, text, { at: '1 0.1', facing: 'first' });
    expect(wishOf(new URL(address))).toEqual({ shown: { is: 'record', text }, at: '1 0.1', facing: 'first' });
  });

  it('names a position with its rules', () => {
    const beginning = { text: '3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1', options: { repetition: 'wxf' } };
    const { shown } = wishOf(
      new URL(`${HOME}embed#/xiangqi/${encodeURIComponent('3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1?repetition=wxf')}`),
    );
    expect(shown).toEqual({ is: 'position', game: 'xiangqi', beginning });
    // A text with the lines of a board in it may also stand there as it is.
    expect(wishOf(new URL(`${HOME}embed#/xiangqi/3k5/9/9/9/9/9/9/9/9/4K4%20w%20-%20-%200%201`)).shown).toMatchObject({
      beginning: { text: '3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1', options: {} },
    });
    expect(wishOf(new URL(`${HOME}embed#/trid`)).shown).toMatchObject({ game: 'trid', beginning: { text: null } });
  });

  it.each(['', '#', '#/', '#x=1', '#record', '#/%E0%A4%A'])('says nothing by %s', (hash) => {
    expect(wishOf({ hash, search: '?at=%E0&side=nobody' }).shown).toEqual({ is: 'nothing' });
  });

  it.each([
    ['https://a.org/embed#/trid', 'https://a.org/'],
    ['https://a.org/embed/?at=1#/trid', 'https://a.org/'],
    ['https://a.org/deep/down/embed/index.html#x', 'https://a.org/deep/down/'],
    ['https://a.org/deep/down/embed', 'https://a.org/deep/down/'],
  ])('lies beside the page: %s', (address, home) => {
    expect(homeOf(address)).toBe(home);
  });
});

it('the text of a frame is no more than a frame, whatever it is about', () => {
  const frame = frameText(`${HOME}embed?at=1&side=second#x"><script>`, '"><script>alert(1)</script>');
  expect(frame.match(/</g)).toHaveLength(2);
  expect(frame.match(/"/g)).toHaveLength(12);
  expect(frame).toContain('?at=1&amp;side=second');
});

describe('the looks of an embedded board', () => {
  it('are what its address says, in words that are known', () => {
    expect(looksOf(new URLSearchParams('lang=zh&theme=dark'))).toEqual({ locale: 'zh-Hans', theme: 'dark' });
    expect(looksOf(new URLSearchParams('lang=vi-VN&theme=light'))).toEqual({ locale: 'vi', theme: 'light' });
    expect(looksOf(new URLSearchParams('lang=de&theme=pink'))).toEqual({ locale: null, theme: 'system' });
    expect(looksOf(new URLSearchParams())).toEqual({ locale: null, theme: 'system' });
  });
});
