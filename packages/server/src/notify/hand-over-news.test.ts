import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import type { Hub } from '../play/hub.ts';
import { beginPlay } from '../play/play.ts';
import { roomFrom } from '../play/room.ts';
import type { AnyGame } from '../registry.ts';
import type { StoredEvent } from '../tables/events.ts';
import { bareTable } from '../testing/bare-table.ts';
import { turnAttendant } from './turn.ts';

test('who was away hears that a bot plays their seat: once, of nobody else’s doing, and of nothing else', () => {
  const game = toyGame as unknown as AnyGame;
  const bare = bareTable(game, 3, 'T');
  const seats = bare.seats.map((seat, at) => ({
    ...seat,
    person: at === 2 ? null : { id: `p${at}`, name: 'P' },
  }));
  const room = roomFrom(
    { info: { ...bare, seats }, ask: null, origin: null },
    beginPlay(game, bare, 'a seed'),
    0,
  );
  const told: string[] = [];
  const hub = { now: () => 0, rooms: new Map(), resting: new Map(), log: { warn() {} } } as unknown as Hub;
  const { attend } = turnAttendant(hub, async (person, key) => {
    if (key.includes('event-')) told.push(`${person} ${key.split(' ').at(-1)}`);
  });
  const happens = (id: number, kind: string, seat: number, cause: string) => {
    room.events = [...room.events, { id, kind, seat, cause, number: 0, at: 0 } as unknown as StoredEvent];
  };
  happens(1, 'hand-over', 0, 'host');
  attend(room);
  // What happened before this process looked has been told.
  expect(told).toEqual([]);
  happens(2, 'hand-over', 1, 'host');
  happens(3, 'hand-over', 0, 'own');
  happens(4, 'take-back', 0, 'host');
  happens(5, 'hand-over', 2, 'host');
  attend(room);
  attend(room);
  expect(told).toEqual(['p1 event-2']);
  happens(6, 'hand-over', 0, 'time');
  attend(room);
  expect(told).toEqual(['p1 event-2', 'p0 event-6']);
});
