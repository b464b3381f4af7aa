import { expect, test } from 'vitest';
import { load } from '../i18n/shell.ts';
import { ann, bo, playedBy, sitting, tableInfo } from '../testing/table-info.ts';
import { sinceWords, sitters, standingOf } from './table-words.ts';

const table = tableInfo({
  game: 'kemet',
  seats: [sitting(ann), sitting(bo), playedBy('easy')],
  visibility: 'public',
});

test('a table says whose turn it is, and when it is yours', async () => {
  await load();
  expect(standingOf(table, ann.id, [0])).toEqual({ words: 'Your turn', mine: true });
  expect(standingOf(table, bo.id, [0])).toEqual({ words: 'Waiting for Ann', mine: false });
  expect(standingOf(table, null, [2])).toEqual({ words: 'Waiting for Imhotep', mine: false });
  expect(standingOf(table, 'somebody', null).words).toBe('In progress. You can watch.');
  expect(standingOf(table, null, null).words).toBe('In progress. You can watch.');
  expect(standingOf(table, ann.id, null).words).toBe('You’re playing here.');
});

test('a seat that was handed over is not waited for by its person', async () => {
  await load();
  const away = { ...table, seats: [{ ...sitting(ann), standIn: 'easy' as const }, ...table.seats.slice(1)] };
  expect(standingOf(away, ann.id, [0]).mine).toBe(false);
});

test('before the start free seats count, at the end the winner does', async () => {
  await load();
  const open = { ...table, status: 'open' as const };
  expect(standingOf(open, ann.id, null).words).toBe('All seats taken');
  const free = { ...open, seats: [sitting(ann), { person: null, bot: null, standIn: null }] };
  expect(standingOf(free, ann.id, null).words).toBe('1 open seat');
  expect(
    sitters([
      { kind: 'person', name: 'Ann' },
      { kind: 'open', name: '' },
    ]),
  ).toBe('Ann');
  const over = { ...table, status: 'finished' as const, outcome: { winners: [1], rule: 'K-END-1' } };
  expect(standingOf(over, ann.id, null).words).toBe('Won by Bo');
});

test('what happened since the reader’s last turn is one sentence, and none where nothing did', () => {
  const none = { turns: 0, battles: 0, pieces: 0, places: 0, points: 0 };
  expect(sinceWords(none)).toBe('');
  expect(sinceWords({ ...none, turns: 1 })).toBe('Since your last turn: 1 turn by rivals');
  expect(sinceWords({ ...none, points: 2 })).toBe('Since your last turn: points +2');
  expect(sinceWords({ turns: 4, battles: 1, pieces: 2, places: 1, points: -3 })).toBe(
    'Since your last turn: 4 turns by rivals, 1 battle of yours, 2 pieces lost, 1 monument lost, points −3',
  );
});
