import { expect, test } from 'vitest';
import { kemet } from '../index.ts';
import { answer, asked, factOf, offered, skirmish } from '../testing/table.ts';

test('K-BATTLE-7, K-EX-21, K-DEC-42, K-RUL-51: the opponent chooses first; only the played card is shown', () => {
  const state = skirmish({ hand: ['war-rage'] }, { tiles: ['prescience'] });
  answer(state, 1, 'fight');
  expect(asked(state)).toEqual(['battle-card 0']);
  answer(state, 0, 'cavalry-blitz');
  expect(kemet.view(state, 1).battle?.card[0]).toBe(-1);
  const facts = answer(state, 0, 'chariot-raid');
  expect(factOf(facts, 'battle-card-shown')).toMatchObject({ to: [1], seat: 0, card: 'cavalry-blitz' });
  const seen = kemet.view(state, 1).battle;
  expect([seen?.card[0], seen?.discard[0]]).toEqual([0, -1]);
  expect(kemet.view(state, null).battle?.card).toEqual([-1, -1]);
  expect(asked(state)).toEqual(['battle-intervention 0', 'battle-card 1']);
  answer(state, 0, 'war-rage', 'done');
  expect(kemet.view(state, 1).battle?.added).toEqual(new Array(12).fill(0));
  expect(offered(state, 1)).toHaveLength(6);
});
