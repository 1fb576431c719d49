import { describe, expect, it } from 'vitest';
import { Hand } from './hand';
import { handEvent } from './testing';

function hand(): { hand: Hand; target: EventTarget; end: () => void } {
  const target = new EventTarget();
  const made = new Hand();
  return { hand: made, target, end: made.listen(target) };
}

describe('the instant of a hand', () => {
  it('is the press of a tap, not its release', () => {
    const { hand: one, target } = hand();
    expect(one.instant).toBeNull();
    target.dispatchEvent(handEvent('pointerdown', 100, { clientX: 5 }));
    target.dispatchEvent(handEvent('pointerup', 190, { clientX: 8 }));
    target.dispatchEvent(handEvent('click', 191));
    expect(one.instant).toBe(100);
  });

  it('is the release of a drag', () => {
    const { hand: one, target } = hand();
    target.dispatchEvent(handEvent('pointerdown', 100));
    target.dispatchEvent(handEvent('pointerup', 900, { clientX: 60 }));
    target.dispatchEvent(handEvent('click', 901));
    expect(one.instant).toBe(900);
  });

  it('is a key that goes down, once', () => {
    const { hand: one, target } = hand();
    target.dispatchEvent(handEvent('keydown', 100));
    target.dispatchEvent(handEvent('keydown', 600, { repeat: true }));
    target.dispatchEvent(handEvent('click', 650, { detail: 0 }));
    expect(one.instant).toBe(100);
  });

  it('is a click that came by itself', () => {
    const { hand: one, target } = hand();
    target.dispatchEvent(handEvent('keydown', 100));
    target.dispatchEvent(handEvent('click', 5000, { detail: 0 }));
    expect(one.instant).toBe(5000);
  });

  it('is no longer noted after the end', () => {
    const { hand: one, target, end } = hand();
    end();
    target.dispatchEvent(handEvent('pointerdown', 100));
    expect(one.instant).toBeNull();
  });
});
