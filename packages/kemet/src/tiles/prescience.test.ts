import { expect, test } from 'vitest';
import { kemet } from '../index.ts';
import { skirmish } from '../testing/battle.ts';

test('K-BATTLE-7, K-EX-21, K-DEC-42, K-RUL-51: the opponent chooses first; only the played card is shown', () => {
  const table = skirmish({ hand: ['war-rage'] }, { tiles: ['prescience'] });
  table.play(1, 'fight');
  expect(table.asked()).toEqual(['0 battle-card']);
  table.play(0, 'cavalry-blitz');
  expect(kemet.view(table.state, 1).battle?.card[0]).toBe(-1);
  table.play(0, 'chariot-raid');
  expect(table.told('battle-card-shown')[0]).toMatchObject({ to: [1], seat: 0, card: 'cavalry-blitz' });
  const seen = kemet.view(table.state, 1).battle;
  expect([seen?.card[0], seen?.discard[0]]).toEqual([0, -1]);
  expect(kemet.view(table.state, null).battle?.card).toEqual([-1, -1]);
  expect(table.asked()).toEqual(['0 battle-intervention', '1 battle-card']);
  table.play(0, 'war-rage', 'done');
  expect(kemet.view(table.state, 1).battle?.added).toEqual(new Array(12).fill(0));
  expect(table.options(1)).toHaveLength(6);
});
