import { missing } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import type { ServerMessage } from '@ennead/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '../registry.ts';
import { bareTable } from '../testing/bare-table.ts';
import { type Hub, join, leave } from './hub.ts';
import {
  announcePresence,
  isPresent,
  noteHere,
  presence,
  presenceElsewhere,
  renewPresence,
} from './presence.ts';
import { type Channel, roomFrom } from './room.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const people = ['anna', 'ben'];
let time = 0;

/** A process with the one table in memory; `tell` is what it says to others. */
function processCalled(me: string, tell: (message: string) => void) {
  const info = bareTable(toyGame as unknown as AnyGame, 2, 'T');
  const seats = people.map((id) => ({ person: { id, name: id }, bot: null, standIn: null }));
  const room = roomFrom({ info: { ...info, seats }, ask: null, origin: null }, null, 0);
  const rooms = new Map([['T', Promise.resolve(room)]]);
  /** What is written down of who has gone. */
  const kept: unknown[] = [];
  const hub = {
    me,
    rooms,
    now: () => time,
    db: { shared: true, publish: tell, lazily: (_sql: string, values: unknown) => kept.push(values) },
  } as unknown as Hub;
  const heard: ServerMessage[] = [];
  const channel = (viewer: number): Channel => ({
    viewer,
    person: people[viewer] ?? missing(),
    room: null,
    send: (text) => heard.push(JSON.parse(text)),
  });
  return {
    hub,
    room,
    heard,
    kept,
    channel,
    receive: (text: string) => presenceElsewhere(hub, room, text.split(' ').slice(2)),
  };
}

/** Two processes that hear each other as long as the wire holds. */
function twoProcesses() {
  let wire = true;
  const one = processCalled('one', (message) => wire && other.receive(message));
  const other = processCalled('other', (message) => wire && one.receive(message));
  return { one, other, cut: () => (wire = false) };
}

test('who sits at another process is here as long as that process says so', async () => {
  time = 0;
  const { one, other, cut } = twoProcesses();
  const anna = one.channel(0);
  join(one.room, anna);
  announcePresence(one.hub, one.room);
  vi.advanceTimersByTime(1000);
  const ben = other.channel(1);
  join(other.room, ben);
  announcePresence(other.hub, other.room);
  vi.advanceTimersByTime(1000);
  for (const { hub, room } of [one, other]) expect(presence(hub, room).seats).toEqual([0, 1]);

  for (time = 20_000; time <= 200_000; time += 20_000)
    for (const { hub } of [one, other]) await renewPresence(hub);
  for (const { hub, room } of [one, other]) expect(presence(hub, room).seats).toEqual([0, 1]);
  const told = one.heard.length;
  await renewPresence(other.hub);
  expect(one.heard).toHaveLength(told);

  leave(other.room, ben);
  announcePresence(other.hub, other.room);
  vi.advanceTimersByTime(1000);
  expect(one.heard.at(-1)).toMatchObject({ type: 'presence', seats: [0] });
  join(other.room, ben);
  announcePresence(other.hub, other.room);
  vi.advanceTimersByTime(1000);
  expect(one.heard.at(-1)).toMatchObject({ seats: [0, 1] });

  cut();
  time += 61_000;
  await renewPresence(one.hub);
  expect(one.heard.at(-1)).toMatchObject({ seats: [0] });
});

test('however often somebody comes and goes, others hear of it once a second, and how it is at the end', () => {
  const { hub, room, heard, channel } = processCalled('one', () => {});
  join(room, channel(0));
  announcePresence(hub, room);
  const ben = channel(1);
  for (let i = 0; i < 50; i++) {
    join(room, ben);
    announcePresence(hub, room);
    leave(room, ben);
    announcePresence(hub, room);
  }
  join(room, ben);
  announcePresence(hub, room);
  vi.advanceTimersByTime(999);
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(heard.slice(1)).toMatchObject([{ seats: [0, 1] }, { seats: [0, 1] }]);
  vi.advanceTimersByTime(10_000);
  expect(heard).toHaveLength(3);
});

test('a process that has said nothing for a minute is gone, with its people and who looks on there', () => {
  time = 1000;
  const { hub, room, heard, channel, receive } = processCalled('one', () => {});
  receive('here T other 2 1,0');
  receive('here T third 1 ');
  expect(presence(hub, room)).toEqual({ seats: [0, 1], spectators: 3 });
  expect(heard).toEqual([]);
  join(room, { ...channel(0), viewer: null, person: null });
  time += 59_999;
  expect(presence(hub, room)).toEqual({ seats: [0, 1], spectators: 4 });
  time += 1;
  expect(presence(hub, room)).toEqual({ seats: [], spectators: 1 });
});

test('when somebody was last at the table is written down, unless it is the process that goes', () => {
  time = 5000;
  const told: string[] = [];
  const { hub, room, heard, kept, channel } = processCalled('one', (message) => told.push(message));
  const [anna, ben] = [channel(0), channel(1)];
  for (const each of [anna, ben]) join(room, each);
  announcePresence(hub, room);
  vi.advanceTimersByTime(1000);
  expect([told, kept]).toEqual([['here T one 0 0,1'], []]);
  time = 6000;
  leave(room, ben);
  announcePresence(hub, room);
  expect(kept).toEqual([[6000, 'T', 1]]);
  vi.advanceTimersByTime(1000);
  hub.stopping = true;
  const before = heard.length;
  leave(room, anna);
  announcePresence(hub, room);
  expect([kept.length, told.length, heard.length]).toEqual([1, 2, before]);
});

test('a process alone on its database has nobody to say it to', async () => {
  const told: string[] = [];
  const { hub, room, channel } = processCalled('one', (message) => told.push(message));
  join(room, channel(0));
  await renewPresence({ ...hub, db: { ...hub.db, shared: false } });
  expect(told).toEqual([]);
  await renewPresence(hub);
  expect(told).toEqual(['here T one 0 0']);
});

test('that a process is gone is told once; of a table that nobody looks at here nothing is told', async () => {
  time = 1000;
  const told: string[] = [];
  const { hub, room, heard, channel, receive } = processCalled('one', (message) => told.push(message));
  receive('here T other 0 1');
  told.length = 0;
  await renewPresence(hub);
  expect(told).toEqual([]);
  const anna = channel(0);
  join(room, anna);
  time += 59_999;
  await renewPresence(hub);
  expect(heard).toEqual([]);
  time += 1;
  await renewPresence(hub);
  expect(heard).toMatchObject([{ type: 'presence', seats: [0] }]);
  await renewPresence(hub);
  expect(heard).toHaveLength(1);
  const broken = Promise.reject(new Error('could not be loaded'));
  broken.catch(() => {});
  hub.rooms.set('broken', broken);
  await renewPresence(hub);
  expect(told).toHaveLength(4);
});

test('who was at a table before it was loaded is known to go when they go', () => {
  time = 9000;
  const { hub, room, kept, channel } = processCalled('one', () => {});
  const anna = channel(0);
  join(room, anna);
  noteHere(room);
  leave(room, anna);
  announcePresence(hub, room);
  expect(kept).toEqual([[9000, 'T', 0]]);
});

test('the person of a seat is at the table with whatever eyes they look, here or at another process', () => {
  time = 1000;
  const { hub, room, channel, receive } = processCalled('one', () => {});
  const here = () => [isPresent(hub, room, 0), isPresent(hub, room, 1)];
  const anna = channel(0);
  join(room, anna);
  expect(here()).toEqual([true, false]);
  const ben = { ...channel(1), viewer: null };
  join(room, ben);
  expect(here()).toEqual([true, true]);
  leave(room, anna);
  expect(here()).toEqual([false, true]);
  leave(room, ben);
  receive('here T other 0 0');
  expect(here()).toEqual([true, false]);
});
