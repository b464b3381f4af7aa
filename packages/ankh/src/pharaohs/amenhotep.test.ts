import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { POLICY_COPIES, policyNames } from '../policies/names.ts';
import { conflictOn, skirmish } from '../testing/battle.ts';
import { display, hand, palaceResolved } from '../testing/palace.ts';
import { pharaohOf } from './state.ts';

const ORDER = { B5: 1, F2: 2, G5: 3 };

test('P-AMEN-1: dominating his region is worth 1 more', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis'],
    pharaoh: 'amenhotep',
    pieces: { B5: 'god 0', G5: 'god 1', A6: 'pharaoh' },
    conflict: ORDER,
  });
  expect(table.told('reward').map(({ team, total }) => [team, total])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(table.told('reward')[0]?.terms).toContainEqual({ source: 'amenhotep', value: 1 });
});

test('P-AMEN-1, P-AMEN-2: winning the battle in it too, in the same gain, with Bountiful once', () => {
  const table = skirmish(
    {
      gods: ['ra', 'isis'],
      pharaoh: 'amenhotep',
      pieces: { B5: 'god 0', A5: 'god 1', B6: 'pharaoh' },
      teams: { 0: { powers: ['commanding', 'revered', 'resplendent', 'temple-attuned', 'bountiful'] } },
    },
    'B5',
  )
    .play(0, 'chariots')
    .play(1, 'flood');
  expect(table.told('devotion')).toMatchObject([{ team: 0, amount: 3, bountiful: true, source: 'battle' }]);
});

test('P-EX-6: Adored, radiance and Drought with two figures on desert make 5 in one gain', () => {
  const table = skirmish(
    {
      gods: ['ra', 'isis'],
      pharaoh: 'amenhotep',
      pieces: { B5: 'god 0', B6: 'warrior 0 radiant', A5: 'god 1', B8: 'pharaoh' },
    },
    'B5',
  )
    .play(0, 'drought')
    .play(1, 'flood');
  expect(table.told('devotion')).toMatchObject([{ team: 0, amount: 5 }]);
});

const SPHINXES = { B5: 'god 0', G5: 'god 1', A6: 'sphinx 0', A8: 'sphinx 0' };
const HALL = { rooms: { war: [1, 0] } };

test('P-AMEN-3: the riddle reveals a card for each sphinx; one is kept, the others are discarded', () => {
  const table = palaceResolved({ pieces: SPHINXES, palace: HALL });
  const [revealed] = table.told('policies-revealed');
  expect(revealed?.policies).toHaveLength(2);
  const before = display(table);
  const { kind, options } = table.decision();
  expect(kind).toBe('keep-policy');
  table.take(options[1] as string);
  expect(hand(table, 0)).toEqual([options[1]]);
  expect(pharaohOf(table.state).discards.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(table.told('policies-discarded')).toMatchObject([{ policies: [options[0]] }]);
  expect(display(table)).toEqual(before);
});

test('P-AMEN-3: with no sphinx nothing is revealed', () => {
  const table = palaceResolved({ pieces: { B5: 'god 0', G5: 'god 1' }, palace: HALL });
  expect(table.told('policies-revealed')).toEqual([]);
});

/** A pile with everything but the display in it. */
const allBut = (...names: readonly string[]) => {
  const left = [...names];
  return POLICY_COPIES.flatMap((copies, card) => new Array<number>(copies).fill(card)).filter((card) => {
    const at = left.indexOf(policyNames([card])[0] ?? missing());
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
};
const SHOWN = ['census', 'royal-road', 'temple-tithe'] as const;

test('P-AMEN-4: an empty deck is made anew of the discards', () => {
  const discards = policyNames(allBut(...SHOWN));
  const table = palaceResolved({ pieces: SPHINXES, palace: { ...HALL, discards } });
  expect(table.told('policies-shuffled')).toMatchObject([{ count: 37, rule: 'P-AMEN-4' }]);
  expect(table.told('policies-revealed')[0]?.policies).toHaveLength(2);
  expect(pharaohOf(table.state).discards.every((count) => count === 0)).toBe(true);
});

test('P-AMEN-4: the display is filled from such a deck too', () => {
  const discards = policyNames(allBut('census'));
  const table = palaceResolved({
    pieces: { B5: 'god 0', G5: 'god 1' },
    palace: { display: ['census'], discards },
  });
  expect(display(table)).toHaveLength(3);
  expect(table.told('policies-shuffled')).toHaveLength(1);
});

/** One card in the deck, for two sphinxes. */
const SHORT = {
  pieces: SPHINXES,
  palace: { ...HALL, discards: policyNames(allBut(...SHOWN, 'banishment')) },
};

test('P-AMEN-4: from a deck with too few cards a riddle reveals those that are left, and nothing is shuffled', () => {
  const table = palaceResolved(SHORT);
  expect(table.told('policies-revealed')).toMatchObject([{ policies: ['banishment'] }]);
  expect(hand(table, 0)).toEqual(['banishment']);
  expect(table.told('policies-shuffled')).toEqual([]);
});

test('P-AMEN-4: under rules 1 the discards made up for the rest', () => {
  const table = palaceResolved({ ...SHORT, rulings: { 'short-deck': 'shuffled' } });
  expect(table.told('policies-revealed')[0]?.policies).toHaveLength(2);
  expect(table.told('policies-shuffled')).toMatchObject([{ count: 36 }]);
});

test('P-AMEN-4: if fewer cards exist than are to be revealed, those are', () => {
  const removed = policyNames(allBut(...SHOWN, 'banishment'));
  const table = palaceResolved({ pieces: SPHINXES, palace: { ...HALL, removed } });
  expect(table.told('policies-revealed')).toMatchObject([{ policies: ['banishment'] }]);
  expect(hand(table, 0)).toEqual(['banishment']);
  const none = palaceResolved({
    pieces: SPHINXES,
    palace: { ...HALL, removed: policyNames(allBut(...SHOWN)) },
  });
  expect(none.told('policies-revealed')).toEqual([]);
});
