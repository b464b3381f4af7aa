import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { display, hand, palaceResolved, palaceTable } from '../testing/palace.ts';
import { pharaohOf } from './state.ts';

const THREE = {
  gods: ['amun', 'isis', 'ra'] as const,
  pieces: { B5: 'god 0', G5: 'god 1', F2: 'god 2' },
};

test('P-EVENT-1: the palace is resolved at the end of a Control Monument event', () => {
  const table = palaceResolved({
    pieces: { B5: 'god 0', A6: 'temple', G5: 'god 1' },
    palace: { rooms: { judgement: [0, 1] } },
  });
  table.take('census');
  const order = table.facts.map(({ type }) => type);
  expect(order.indexOf('monument-taken')).toBeGreaterThan(-1);
  expect(order.indexOf('monument-taken')).toBeLessThan(order.indexOf('room-controlled'));
  expect(order.indexOf('palace-resolved')).toBeLessThan(order.indexOf('marker-reset'));
});

test('P-EVENT-1: also if the event did nothing', () => {
  const table = palaceResolved({ ...THREE, palace: { rooms: { judgement: [1, 0, 0] } } });
  expect(table.told('event-without-effect')).toHaveLength(1);
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'take-policy', about: 'judgement' });
});

test('P-EVENT-2: rooms come in order, empty ones are skipped', () => {
  const rooms = { decrees: [0, 0, 0], war: [1, 0, 0], judgement: [0, 1, 0], throne: [0, 0, 1] };
  const table = palaceResolved({ ...THREE, palace: { rooms } });
  table.take('census', 'royal-road', 'stay');
  expect(table.told('room-controlled').map(({ room }) => room)).toEqual(['war', 'judgement', 'throne']);
});

test('P-EVENT-3: most priests control a room; of several with as many the team with least devotion', () => {
  const most = palaceResolved({ ...THREE, palace: { rooms: { judgement: [1, 2, 1] } } });
  expect(most.decision().seat).toBe(1);
  const tie = palaceResolved({
    ...THREE,
    teams: { 0: { devotion: 9 }, 1: { devotion: 5 }, 2: { devotion: 3 } },
    palace: { rooms: { judgement: [2, 2, 1] } },
  });
  expect(tie.told('room-controlled')).toMatchObject([{ team: 1, tie: true }]);
  const stacked = palaceResolved({
    ...THREE,
    teams: { 0: { devotion: 5 }, 1: { devotion: 5 }, 2: { devotion: 3 } },
    ladder: [2, 0, 1],
    palace: { rooms: { judgement: [1, 1, 0] } },
  });
  expect(stacked.told('room-controlled')).toMatchObject([{ team: 0 }]);
});

test('P-EVENT-4: the controlling team takes its priests home, the others stay', () => {
  const table = palaceResolved({ ...THREE, palace: { rooms: { judgement: [2, 1, 1] } } });
  expect(table.told('priests-returned')).toMatchObject([{ team: 0, count: 2, room: 'judgement' }]);
  expect(pharaohOf(table.state).rooms[2]).toEqual([0, 1, 1]);
  expect(pharaohOf(table.state).priests).toEqual([3, 2, 2]);
});

test('P-EVENT-5: the display is filled to three only after all rooms; what was not taken stays', () => {
  const rooms = { judgement: [1, 0, 0], throne: [0, 1, 0] };
  const table = palaceResolved({ ...THREE, palace: { rooms } }).take('royal-road');
  expect(table.options()).toEqual(['census', 'temple-tithe']);
  expect(display(table)).toHaveLength(2);
  table.take('census', 'stay');
  expect(display(table)).toHaveLength(3);
  expect(display(table)[0]).toBe('temple-tithe');
  expect(table.told('palace-resolved')[0]?.policies).toHaveLength(2);
});

test('P-EVENT-5: with an empty deck the display stays short', () => {
  const table = palaceResolved({ ...THREE, palace: { rooms: { judgement: [1, 0, 0] } } });
  pharaohOf(table.state).gone = pharaohOf(table.state).gone.map(
    (count, card) => count + (pharaohOf(table.state).deck[card] ?? missing()),
  );
  pharaohOf(table.state).deck.fill(0);
  table.take('census');
  expect(display(table)).toEqual(['royal-road', 'temple-tithe']);
});

test('P-EX-1: a tie for less devotion, rooms in order, the display filled at the end', () => {
  const table = palaceResolved({
    ...THREE,
    teams: { 0: { devotion: 8 }, 1: { devotion: 5 }, 2: { devotion: 9 } },
    palace: { rooms: { decrees: [2, 2, 1], judgement: [0, 0, 1] } },
  });
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'decree' });
  table.take('census');
  expect(pharaohOf(table.state).rooms[0]).toEqual([2, 0, 1]);
  expect(table.decision()).toMatchObject({
    seat: 2,
    kind: 'take-policy',
    options: ['royal-road', 'temple-tithe'],
  });
  const before = table.team(2).followers;
  table.take('temple-tithe');
  expect(table.team(2).followers).toBe(before + 2);
  expect(hand(table, 1)).toEqual(['census']);
  expect(hand(table, 2)).toEqual(['temple-tithe']);
  expect(table.told('room-controlled').map(({ room }) => room)).toEqual(['decrees', 'judgement']);
  expect(table.told('palace-resolved')[0]?.policies).toHaveLength(2);
});

test('P-EX-2: a removed card costs every enemy devotion, which later ties look at', () => {
  const table = palaceResolved({
    ...THREE,
    teams: { 0: { devotion: 20 }, 1: { devotion: 6 }, 2: { devotion: 5 } },
    ladder: [2, 1, 0],
    palace: {
      rooms: { decrees: [1, 0, 0], throne: [0, 1, 1] },
      played: { 0: ['royal-road'] },
      hands: { 1: [], 0: [] },
    },
  });
  expect(table.options()).toContain('played royal-road');
  // Team 2 lands on 4 and team 1 on 5: team 2 stays below and wins the tie.
  table.take('played royal-road');
  expect(table.team(1).devotion).toBe(5);
  expect(table.team(2).devotion).toBe(4);
  expect(table.told('room-controlled')[1]).toMatchObject({ room: 'throne', team: 2 });
});

test('P-EX-2: an enemy that drops below the remover wins ties against it in later rooms', () => {
  const equal = {
    ...THREE,
    teams: { 0: { devotion: 8 }, 1: { devotion: 8 }, 2: { devotion: 12 } },
    ladder: [0, 1, 2],
    palace: { rooms: { decrees: [1, 0, 0], throne: [1, 1, 0] }, played: { 0: ['royal-road'] as const } },
  };
  const removed = palaceResolved(equal).take('played royal-road');
  expect(removed.told('room-controlled')[1]).toMatchObject({ room: 'throne', team: 1, tie: true });
  const taken = palaceResolved(equal).take('census');
  expect(taken.told('room-controlled')[1]).toMatchObject({ room: 'throne', team: 0, tie: true });
});

test('P-EVENT-1: without priests the palace still closes with three cards on display', () => {
  const table = palaceTable({ ...THREE, palace: { display: ['census'] }, markers: { gain: 5 } }).take('gain');
  expect(display(table)).toHaveLength(3);
});
