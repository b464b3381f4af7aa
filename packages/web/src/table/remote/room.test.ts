import { expect, test } from 'vitest';
import { ann, bo, playedBy, sitting, tableInfo } from '../../testing/table-info.ts';
import { moveOn, openRoom, reduce, roomView, seatInfos, seatsOf } from './room.ts';

const info = tableInfo({
  seats: [sitting(ann), { ...sitting(bo), standIn: 'easy' }, playedBy('hard')],
});
const ask = { seat: 0, moment: 3, needed: [1], accepted: [], until: 60_000 };

test('who is there, and for whom a bot plays', () => {
  const room = reduce(openRoom(info), { type: 'presence', table: info.id, seats: [0], spectators: 2 }, 0);
  expect(seatInfos(room, ann).map(({ present, standIn, mine }) => [present, standIn, mine])).toEqual([
    [true, false, true],
    [false, true, false],
    [true, false, false],
  ]);
  expect(roomView(room, ann)).toMatchObject({ hosting: true, spectators: 2 });
  expect(roomView(room, bo).hosting).toBe(false);
  expect(seatsOf(room, bo)).toEqual([1]);
  expect(seatsOf(room, null)).toEqual([]);
});

test('a wish to go back that was refused or overtaken is told, a granted one is not', () => {
  const asked = reduce(openRoom(info), { type: 'asked', table: info.id, ask }, 0);
  const over = { type: 'asked', table: info.id, ask: null } as const;
  expect(reduce(asked, over, 0).notice).toMatchObject({ code: 'undo-refused', seat: 0 });
  expect(reduce(moveOn(asked, 'undo'), over, 0).notice).toBeNull();
  expect(moveOn(asked, 'move')).toMatchObject({ ask: null, notice: { code: 'undo-passed', seat: 0 } });
});

test('a wish that nobody answered in time is not called refused, whatever the clock of this device shows', () => {
  const over = { type: 'asked', table: info.id, ask: null } as const;
  for (const skew of [0, 3_600_000, -3_600_000]) {
    const asked = reduce({ ...openRoom(info), skew }, { type: 'asked', table: info.id, ask }, skew);
    expect(reduce(asked, over, skew + 59_000).notice).toMatchObject({ code: 'undo-refused' });
    expect(reduce(asked, over, skew + 60_001).notice).toMatchObject({ code: 'undo-expired', seat: 0 });
  }
});

test('a repeated notice is news again, and the clocks of server and device may differ', () => {
  const notice = { type: 'notice', table: info.id, seat: 1, code: 'out-of-time', message: '' } as const;
  expect(reduce(reduce(openRoom(info), notice, 0), notice, 0).notice?.number).toBe(2);
  const hello = { type: 'hello', protocol: 1, version: '1', person: ann, time: 1000 } as const;
  expect(reduce(openRoom(info), hello, 4000).skew).toBe(3000);
});
