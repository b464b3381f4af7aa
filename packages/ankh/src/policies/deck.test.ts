import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { pharaohOf } from '../pharaohs/state.ts';
import { palaceTable } from '../testing/palace.ts';
import { drawPolicy } from './deck.ts';
import { POLICY_COPIES } from './names.ts';

test('P-HID-1: every card of the deck is as likely as any other', () => {
  const counts = POLICY_COPIES.map(() => 0);
  const { state } = palaceTable({ pieces: { B5: 'god 0', G5: 'god 1' }, palace: { display: [] } });
  const own = pharaohOf(state);
  const DRAWS = 8000;
  for (let i = 0; i < DRAWS; i++) {
    own.deck = [...POLICY_COPIES];
    const card = drawPolicy(own, state, null);
    counts[card] = (counts[card] ?? missing()) + 1;
  }
  for (const [card, copies] of POLICY_COPIES.entries()) {
    const expected = (DRAWS * copies) / 40;
    expect(Math.abs((counts[card] ?? missing()) - expected)).toBeLessThan(expected * 0.3);
  }
});

test('P-HID-1: a deck drawn to its end gives each card once', () => {
  const { state } = palaceTable({ pieces: { B5: 'god 0', G5: 'god 1' }, palace: { display: [] } });
  const own = pharaohOf(state);
  const drawn = POLICY_COPIES.map(() => 0);
  for (let card = drawPolicy(own, state, null); card >= 0; card = drawPolicy(own, state, null))
    drawn[card] = (drawn[card] ?? missing()) + 1;
  expect(drawn).toEqual(POLICY_COPIES);
});
