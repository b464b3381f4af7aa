import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { skirmish } from '../testing/battle.ts';
import { hand, palaceTable, played } from '../testing/palace.ts';
import { POLICY_CARDS } from './data/policy-cards.ts';
import { POLICIES } from './policies.ts';

const TWO = { pieces: { B5: 'god 0', G5: 'god 1' } };

test('P-POLICY-1: any number of cards may be held, and everybody sees them', () => {
  const cards = [
    'double-march',
    'census',
    'census',
    'road-toll',
    'road-toll',
    'edict-of-war',
    'banishment',
  ] as const;
  const { state } = palaceTable({ ...TWO, palace: { hands: { 0: cards } } });
  expect(ankh.view(state, 1).pharaoh?.hands[0]).toHaveLength(7);
  expect(ankh.view(state, null).pharaoh?.hands[0]).toHaveLength(7);
});

test('P-POLICY-2: once per action, before or after it, after its marker has moved', () => {
  const cards = ['royal-progress', 'edict-of-war', 'temple-tithe'] as const;
  const table = palaceTable({ ...TWO, palace: { hands: { 0: cards } } }).take('gain');
  expect(table.state.markers[2]).toBe(4);
  expect(table.decision()).toMatchObject({
    seat: 0,
    kind: 'policy-before',
    options: ['temple-tithe', 'royal-progress', 'edict-of-war', 'pass'],
  });
  table.take('royal-progress', 'stay');
  expect(table.decision().kind).toBe('second-action');
  table.take('unlock');
  expect(table.decision()).toMatchObject({ kind: 'policy-before', options: ['edict-of-war', 'pass'] });
});

test('P-POLICY-3: a played card lies with the used battle cards and is not played again', () => {
  const table = palaceTable({ ...TWO, palace: { hands: { 0: ['temple-tithe'] } } }).take(
    'gain',
    'temple-tithe',
  );
  expect(hand(table, 0)).toEqual([]);
  expect(played(table, 0)).toEqual(['temple-tithe']);
  table.take('unlock', 'pass', 'move', 'done', 'summon', 'done', 'gain');
  expect(table.decision().kind).toBe('second-action');
});

test('P-EX-4, P-POLICY-4: with the battle cards of Cycle of Ma’at the played policies come back', () => {
  const table = skirmish(
    {
      gods: ['ra', 'isis'],
      pharaoh: 'amenhotep',
      pieces: { B5: 'god 0', A5: 'god 1', J9: 'pharaoh' },
      teams: { 0: { used: ['chariots', 'flood'] } },
      palace: { display: [], played: { 0: ['temple-tithe', 'double-march'], 1: ['census'] } },
    },
    'B5',
  )
    .play(0, 'cycle-of-maat')
    .play(1, 'chariots');
  expect(table.told('cards-taken-back')).toMatchObject([{ team: 0 }]);
  expect(table.told('policies-taken-back')).toMatchObject([
    { team: 0, policies: ['double-march', 'temple-tithe'], rule: 'P-POLICY-4' },
  ]);
  expect(table.state.pharaoh?.hands[0]).toHaveLength(2);
  expect(table.state.pharaoh?.played[1]).toHaveLength(1);
});

test('P-POLICY-5: a card goes with its action and at its moment', () => {
  for (const [card, policy] of POLICIES.entries()) expect(policy.name).toBe(POLICY_CARDS[card]?.id);
  const cards = ['double-march', 'royal-road', 'census', 'temple-tithe'] as const;
  const move = palaceTable({ ...TWO, palace: { hands: { 0: cards } } }).take('move');
  expect(move.options()).toEqual(['royal-road', 'pass']);
  move.take('pass', 'done');
  expect(move.options()).toEqual(['double-march', 'pass']);
});

/** The six whose effect does not depend on their action: with it, and something for them to do. */
const FREE = [
  ['court-intrigue', 'move'],
  ['ordination', 'summon'],
  ['hired-spears', 'summon'],
  ['temple-tithe', 'gain'],
  ['harvest-festival', 'gain'],
  ['road-toll', 'gain'],
] as const;

test.for(FREE)('P-POLICY-5: %s may be played before or after its action', ([policy, action]) => {
  const given = {
    pieces: { F2: 'god 0', G5: 'god 1' },
    palace: { hands: { 0: [policy] }, rooms: { war: [0, 1] } },
  };
  const before = palaceTable(given).take(action);
  expect(before.decision()).toMatchObject({ kind: 'policy-before', options: [policy, 'pass'] });
  before.take(policy);
  expect(before.told('policy-played')).toMatchObject([{ policy, when: 'before' }]);
  const after = palaceTable(given).take(action, 'pass');
  if (action !== 'gain') after.take('done');
  expect(after.decision()).toMatchObject({ kind: 'policy-after', options: [policy, 'pass'] });
  const first = palaceTable({ ...given, rulings: { 'policy-moment': 'after' } }).take(action);
  expect(first.decision().kind).not.toBe('policy-before');
});

test('P-POLICY-6: cards that only modify an action are always playable', () => {
  const modifiers = ['royal-road', 'open-doors', 'frontier-garrison', 'census', 'house-of-life'];
  for (const name of modifiers)
    expect(POLICIES.find((policy) => policy.name === name)?.canPlay).toBeUndefined();
  const table = palaceTable({
    ...TWO,
    palace: { hands: { 0: ['house-of-life'] } },
    teams: { 0: { followers: 0 } },
  });
  expect(table.take('unlock').options()).toEqual(['house-of-life', 'pass']);
});

test('P-POLICY-7: an action without effect, or declined, still allows a card', () => {
  const table = palaceTable({ ...TWO, palace: { hands: { 0: ['temple-tithe', 'double-march'] } } });
  table.take('move', 'done', 'pass', 'gain', 'pass');
  expect(table.told('action-without-effect')).toHaveLength(2);
  expect(table.options()).toEqual(['temple-tithe', 'pass']);
});

test('P-POLICY-9: at no other time, and they are not battle cards', () => {
  const battle = skirmish(
    {
      gods: ['ra', 'isis'],
      pharaoh: 'amenhotep',
      pieces: { B5: 'god 0', A5: 'god 1', J9: 'pharaoh' },
      palace: { display: [], hands: { 0: ['royal-progress', 'public-offering'] } },
    },
    'B5',
  );
  expect(battle.options(0)).toHaveLength(7);
  const turn = palaceTable({ ...TWO, palace: { hands: { 0: ['royal-progress'] } } });
  expect(turn.decision().kind).toBe('action');
});
