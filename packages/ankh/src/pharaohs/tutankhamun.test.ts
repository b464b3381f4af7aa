import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { conflictForecast } from '../read-model/forecast.ts';
import { conflictOn } from '../testing/battle.ts';
import { hand, palaceResolved, palaceTable } from '../testing/palace.ts';
import { pharaohOf } from './state.ts';

const RULES = { gods: ['ra', 'isis'] as const, pharaoh: 'tutankhamun' as const };
const ORDER = { B5: 1, G5: 2, F2: 3 };

test('P-EX-10, P-TUT-2: his region first, then the others in order; the tokens stay', () => {
  const table = conflictOn(4, {
    ...RULES,
    pieces: { B5: 'god 0', G5: 'god 1', F2: 'pharaoh', F3: 'warrior 0' },
    conflict: ORDER,
  });
  expect(table.told('region-reached').map(({ number }) => number)).toEqual([3, 1, 2]);
  expect([...table.state.conflict].sort()).toEqual([1, 2, 3]);
});

const HELD = {
  ...RULES,
  pieces: { B5: 'god 0', G5: 'god 1', A6: 'pharaoh' },
  conflict: ORDER,
  teams: { 0: { used: ['chariots', 'flood'] as const }, 1: { used: ['flood'] as const } },
  palace: { display: [], played: { 0: ['temple-tithe', 'double-march'] as const, 1: ['census'] as const } },
};

test('P-TUT-2: who asks which region comes first changes nothing', () => {
  const { state } = palaceTable(HELD);
  const before = ankh.clone(state);
  expect(conflictForecast(state).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(state).toEqual(before);
});

test('P-TUT-3: at the end the token goes to his card and who holds his region takes its cards back', () => {
  const table = conflictOn(4, HELD);
  expect(table.told('pharaoh-token')).toMatchObject([{ conflict: 1, destination: 'card' }]);
  expect(pharaohOf(table.state)).toMatchObject({ tokens: 1, marked: [2, 3] });
  expect(table.told('cards-taken-back')).toMatchObject([
    { team: 0, cards: ['chariots', 'flood'], rule: 'P-TUT-3' },
  ]);
  expect(table.told('policies-taken-back')).toMatchObject([
    { team: 0, policies: ['double-march', 'temple-tithe'] },
  ]);
  expect(pharaohOf(table.state).played[1]).toHaveLength(1);
});

test('P-TUT-4: nobody takes cards back where nobody won or dominated', () => {
  const table = conflictOn(4, { ...HELD, pieces: { B5: 'god 0', G5: 'god 1', F2: 'pharaoh' } });
  expect(table.told('pharaoh-token')).toHaveLength(1);
  expect(table.told('cards-taken-back')).toEqual([]);
});

test('P-TUT-4: if the holder has merged, the merged team does', () => {
  const table = conflictOn(12, {
    gods: ['ra', 'isis', 'osiris'],
    pharaoh: 'tutankhamun',
    pieces: { B5: 'god 0', G5: 'god 1', F2: 'god 2', A6: 'pharaoh' },
    teams: { 0: { devotion: 1 }, 1: { devotion: 9, used: ['flood'] }, 2: { devotion: 20 } },
    conflict: { B5: 1, G5: 2, F2: 3 },
    palace: { marked: [3], tokens: 2 },
  });
  expect(table.told('gods-merged')).toMatchObject([{ upper: 1, lower: 0 }]);
  expect(table.told('cards-taken-back')).toMatchObject([{ team: 1, cards: ['flood'] }]);
});

test('P-TUT-4: his region is the one he stood in when the regions began, and a forgotten holder takes nothing', () => {
  const table = conflictOn(16, {
    gods: ['ra', 'isis', 'osiris'],
    pharaoh: 'tutankhamun',
    pieces: { B5: 'god 0', G5: 'god 1', F2: 'god 2', A6: 'pharaoh' },
    teams: { 0: { devotion: 1, used: ['flood'] }, 1: { devotion: 25 }, 2: { devotion: 26 } },
    palace: { marked: [4], tokens: 1 },
    conflict: ORDER,
  });
  expect(table.told('god-forgotten')).toMatchObject([{ team: 0 }]);
  expect(table.told('pharaoh-token')).toHaveLength(1);
  expect(table.told('cards-taken-back')).toEqual([]);
});

const THIRD = {
  ...RULES,
  pieces: { B5: 'god 0', G5: 'god 1', A6: 'pharaoh' },
  conflict: ORDER,
  palace: { marked: [3], tokens: 2, rooms: { decrees: [0, 0], throne: [0, 1] } },
};

test('P-EX-11, P-TUT-5, P-TUT-6: with the third token he dies; priests stay in the Throne Room, cards are taken back before', () => {
  const table = conflictOn(12, { ...THIRD, teams: { 0: { used: ['flood'] } } });
  const order = table.facts.map(({ type }) => type);
  expect(order.indexOf('cards-taken-back')).toBeLessThan(order.indexOf('pharaoh-died'));
  expect(table.at('A6')).toBe('');
  expect(table.told('priests-returned')).toEqual([]);
  expect(pharaohOf(table.state).rooms[3]).toEqual([0, 1]);
});

const DEAD = { ...RULES, pieces: { B5: 'god 0', G5: 'god 1' } };

test('P-TUT-6: after his death no priest enters the Throne Room', () => {
  const summon = palaceTable({ ...DEAD, palace: { tokens: 3, marked: [] } }).take('summon');
  expect(summon.options()).toEqual(['warrior', 'decrees', 'war', 'judgement', 'done']);
  const move = palaceTable({ ...DEAD, palace: { tokens: 3, marked: [], rooms: { war: [1, 0] } } });
  move.take('move', 'war');
  expect(pharaohOf(move.state).rooms[0]).toEqual([1, 0]);
  const anywhere = palaceTable({
    ...DEAD,
    palace: { tokens: 3, marked: [], rooms: { war: [1, 0] }, hands: { 0: ['open-doors'] } },
  }).take('move', 'open-doors', 'war');
  expect(anywhere.options()).toEqual(['decrees', 'judgement']);
});

test('P-TUT-6: Chosen and Restorer end, and effects that move him do nothing', () => {
  const conflict = conflictOn(16, {
    ...DEAD,
    teams: { 0: { devotion: 25 }, 1: { devotion: 26 } },
    palace: { tokens: 3, marked: [] },
    conflict: { F2: 3, B5: 1, G5: 2 },
  });
  expect(conflict.told('region-reached').map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(conflict.told('cards-taken-back')).toEqual([]);
  const progress = palaceTable({
    ...DEAD,
    palace: { tokens: 3, marked: [], hands: { 0: ['royal-progress'] } },
  });
  progress.take('gain');
  expect(progress.decision().kind).toBe('second-action');
  expect(hand(progress, 0)).toEqual(['royal-progress']);
});

test('P-EX-11, P-TUT-7: the riddle gives a follower for each sphinx and each token on his card', () => {
  const riddle = (tokens: number, pieces: object = { A6: 'sphinx 0' }) => {
    const table = palaceResolved({
      ...RULES,
      pieces: { B5: 'god 0', G5: 'god 1', ...(tokens < 3 && { J9: 'pharaoh' }), ...pieces },
      palace: { tokens, marked: [], rooms: { war: [1, 0] } },
    });
    return table.told('followers').filter(({ source }) => source === 'tutankhamun');
  };
  expect(riddle(0)).toMatchObject([{ amount: 1 }]);
  expect(riddle(2)).toMatchObject([{ amount: 3 }]);
  expect(riddle(3)).toMatchObject([{ amount: 4 }]);
  expect(riddle(2, { A6: 'sphinx 0', A8: 'sphinx 0' })).toMatchObject([{ amount: 4 }]);
  expect(riddle(3, {})).toEqual([]);
});

test('P-TUT-6: priests that were in the Throne Room still count there after his death, and may leave', () => {
  const position = { ...DEAD, palace: { tokens: 3, marked: [], rooms: { throne: [2, 1] } } };
  const table = palaceResolved(position);
  expect(table.told('room-controlled')).toMatchObject([{ room: 'throne', team: 0 }]);
  const move = palaceTable(position).take('move');
  expect(move.options()).toContain('throne');
});
