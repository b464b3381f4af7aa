import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { view } from '../view.ts';
import { HIDDEN } from './battle-state.ts';

const GIVEN = {
  gods: ['ra', 'isis', 'osiris'] as const,
  pieces: { F2: 'god 0', C2: 'god 1', J2: 'god 2' },
  teams: { 0: { followers: 3 }, 1: { followers: 2 } },
};

test('A-HID-1, A-HID-3, A-RUL-86: a chosen card is known to its team alone until all have chosen', () => {
  const table = skirmish(GIVEN, 'F2');
  expect(table.decision(0)).toMatchObject({ secret: 'cards-4-1', among: [0, 1, 2] });
  table.play(1, 'chariots');
  expect(table.asked()).toEqual(['0 card', '2 card']);
  expect(table.told('cards-chosen')).toMatchObject([{ team: 1, to: [1] }]);
  for (const viewer of [0, 2, null]) {
    const seen = view(table.state, viewer);
    expect(seen.battle?.chosen).toEqual([0, HIDDEN, 0]);
    expect(seen.teams[1]?.hand).toBe(127);
  }
  expect(view(table.state, 1).battle?.chosen[1]).toBe(4);
  table.play(2, 'miracle').play(0, 'miracle');
  expect(table.told('cards-revealed')[0]?.cards[1]).toEqual({ team: 1, cards: ['chariots'] });
  expect(table.told('cards-revealed')[0]).not.toHaveProperty('to');
});

test('A-HID-1, A-HID-3, A-RUL-74: so is a bid; followers are shown as they were before it', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'plague-of-locusts').play(1, 'miracle').play(2, 'miracle');
  table.play(1, 2);
  expect(table.told('bid-made')).toMatchObject([{ team: 1, bid: 2, to: [1] }]);
  const seen = view(table.state, 0);
  expect(seen.battle?.bids[1]).toBe(HIDDEN);
  expect(seen.teams[1]?.followers).toBe(2);
  expect(view(table.state, 1).battle?.bids[1]).toBe(2);
});

test('A-HID-1, A-MRG-14: both seats of a merged god see what their team chose', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { F2: 'god 0', C2: 'god 1' },
      seats: [0, 1, 1],
      teams: { 0: {}, 1: { lower: 'osiris' } },
    },
    'F2',
  );
  table.play(1, 'chariots');
  expect(table.told('cards-chosen')).toMatchObject([{ to: [1, 2] }]);
  expect(view(table.state, 2).battle?.chosen[1]).toBe(4);
  expect(view(table.state, 0).battle?.chosen[1]).toBe(HIDDEN);
});
