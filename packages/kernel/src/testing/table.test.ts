import { expect, test } from 'vitest';
import { meddling } from '../contract/broken-toy.ts';
import { type ToyFact, type ToyState, toyGame } from '../contract/index.ts';
import { missing } from '../list.ts';
import { refused, sound, type TestTable, testTable } from './table.ts';

/** Two seats with the hands they were dealt. */
function laid(game = toyGame): TestTable<ToyState, ToyFact> {
  return testTable(game, toyGame.start({ players: 2, rounds: 3 }, 'laid', null), []);
}

test('a table says what is asked and answers for the seat that is named', () => {
  const table = laid();
  expect(table.asked()).toEqual(['0 bid', '1 bid']);
  expect(table.decision()).toMatchObject({ seat: 0 });
  const [card = missing()] = table.options(1);
  expect(table.play(1, card)).toBe(table);
  expect([table.asked(), table.state.bids]).toEqual([['0 bid'], [0, card]]);
  expect(() => table.decision(1)).toThrow('seat 1 is asked nothing; asked: 0 bid');
});

test('an answer goes to whoever is offered it, and the facts of all answers are kept', () => {
  const table = laid();
  const [high = missing()] = [...table.options(0)].sort((a, b) => Number(b) - Number(a));
  table.play(0, high);
  for (const option of table.options()) {
    if (option === high) continue;
    table.take(option);
    break;
  }
  expect(table.told('won').length + table.told('tied').length).toBe(1);
  expect(table.facts.length).toBeGreaterThan(table.told('won').length);
  table.always('share', 'granary');
  expect(table.asked()).toEqual(['0 bid', '1 bid']);
});

test('what is not offered, to this seat or to anybody, fails, and so does a broken state', () => {
  const table = laid();
  expect(() => table.play(0, 'granary')).toThrow('granary is not offered to 0');
  expect(() => table.take('granary')).toThrow('granary is not offered to anybody');
  const broken = laid({ ...toyGame, ...meddling((state) => state.hands.pop()) });
  expect(() => broken.play(0, broken.options(0)[0] ?? missing())).toThrow('after bid');
});

test('what was read is handed on, and what is refused says why', () => {
  expect(sound({ ok: true, value: 3 })).toBe(3);
  const no = { ok: false, problem: { code: 'bad', message: 'It is bad.' } } as const;
  expect(() => sound(no)).toThrow('It is bad.');
  expect([refused(no), refused({ ok: true, value: 3 })]).toEqual(['It is bad.', 'it was read']);
});
