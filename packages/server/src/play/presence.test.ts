import { missing } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import type { ServerMessage } from '@ennead/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '../registry.ts';
import { bareTable } from '../testing/bare-table.ts';
import { type Hub, join, leave } from './hub.ts';
import { announcePresence, presence, presenceElsewhere, renewPresence } from './presence.ts';
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
  const hub = {
    me,
    rooms,
    now: () => time,
    db: { shared: true, publish: tell, lazily: () => {} },
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
