import { expect, it, vi } from 'vitest';
import { localEngine } from './desk';

it('an answer with a refusal waits for its words, and no other answer asks for them', async () => {
  let fetched: () => void = () => undefined;
  const words = vi.fn(() => new Promise<void>((resolve) => (fetched = resolve)));
  const engine = localEngine(words);
  const opened = await engine.open('xiangqi');
  expect(opened.ok).toBe(true);
  expect(words).not.toHaveBeenCalled();
  if (!opened.ok) return;
  let told = false;
  const answer = opened.value.seat.play('b0d1').finally(() => (told = true));
  await vi.waitUntil(() => words.mock.calls.length > 0);
  expect(told).toBe(false);
  fetched();
  expect(await answer).toMatchObject({ ok: false, refusal: { code: 'LEG' } });
});

it('the refusal is data: its words are not the business of the engine', async () => {
  const engine = localEngine(() => Promise.resolve());
  const opened = await engine.open('kings-cooking');
  if (!opened.ok) throw new Error(opened.refusal.message);
  const answer = await opened.value.seat.play('a1c3');
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'E_PATTERN', details: { from: { is: 'place', name: 'a1' } } } });
});
