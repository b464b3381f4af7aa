import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { type Board, boardFor, cityOf } from './board.ts';

const COUNTS = [2, 3, 4, 5] as const;

/** Steps by land or harbor from a sector to every other, walls ignored; -1 where none lead. */
function distances(board: Board, from: number): number[] {
  const steps = new Array<number>(board.size).fill(-1);
  steps[from] = 0;
  const reached = [from];
  for (const at of reached)
    for (const near of board.adjacent[at] ?? [])
      if (steps[near] === -1) {
        steps[near] = (steps[at] ?? missing()) + 1;
        reached.push(near);
      }
  return steps;
}

function named(board: Board, name: string): number {
  return board.numberOf.get(name) as number;
}

/** Land neighbours and harbor links outside the cities, as the tables of the rules give them. */
function links(board: Board, name: string): string {
  const list = (sectors: readonly number[] | undefined) =>
    (sectors ?? [])
      .filter((sector) => sector >= board.districts)
      .map((sector) => board.ids[sector] ?? missing())
      .sort()
      .join(' ');
  const at = named(board, name);
  return `${list(board.land[at])} | ${list(board.harbors[at])}`;
}

test('K-BOARD-1: the board is chosen by player count and seat n owns city n', () => {
  for (const players of COUNTS) {
    const board = boardFor(players);
    expect(board.data.players).toBe(players);
    expect(board.ids.slice(0, board.districts)).toEqual(
      Array.from({ length: players }, (_, seat) =>
        ['a', 'b', 'c'].map((part) => `c${seat + 1}-${part}`),
      ).flat(),
    );
    expect(board.ids.slice(0, board.districts).map((_, district) => cityOf(district))).toEqual(
      Array.from({ length: players }, (_, seat) => [seat, seat, seat]).flat(),
    );
  }
  expect(COUNTS.map((players) => boardFor(players).data.side)).toEqual(['2/4', '3/5', '2/4', '3/5']);
});

test('K-BOARD-2: with 2 or 3 players there is no east bank; the delta is always open', () => {
  for (const players of COUNTS) {
    const banks = new Set(boardFor(players).sectors.map(({ bank }) => bank));
    expect(banks.has('east')).toBe(players > 3);
    expect(banks.has('delta')).toBe(true);
  }
  expect(boardFor(2).harbors.flat()).toEqual([]);
});

test('K-BOARD-3, K-BOARD-6: districts have no obelisk, temples and the Sanctuary always, some deserts', () => {
  for (const players of COUNTS)
    for (const { kind, obelisk, id } of boardFor(players).sectors) {
      if (kind === 'district') expect(obelisk).toBe(false);
      if (kind === 'temple' || kind === 'sanctuary') expect(obelisk).toBe(true);
      if (kind === 'desert') expect(obelisk).toBe(id.startsWith('d-'));
    }
});

test('K-BOARD-4: a city is three districts, each next to the others and to the desert in front, with walls between', () => {
  for (const players of COUNTS) {
    const board = boardFor(players);
    for (const { districts, front } of board.data.cities) {
      const walls = board.data.walls.map((pair) => [...pair].sort().join(' '));
      for (const district of districts) {
        const near = (board.land[named(board, district)] ?? []).map((sector) => board.ids[sector]).sort();
        expect(near).toEqual([...districts.filter((other) => other !== district), front].sort());
        for (const other of near) expect(walls).toContain([district, other].sort().join(' '));
      }
    }
    expect(board.data.walls).toHaveLength(players * 6);
  }
});

test('K-BOARD-5: land neighbours and harbor links go both ways', () => {
  for (const players of COUNTS) {
    const { land, harbors } = boardFor(players);
    for (const table of [land, harbors])
      table.forEach((near, from) => {
        for (const to of near) expect(table[to]).toContain(from);
      });
  }
});

test('K-BOARD-7: temples are worth 2, 3 or 5, the 5 being the delta temple', () => {
  expect(
    COUNTS.map((players) =>
      boardFor(players).temples.map((sector) => boardFor(players).templePrayer[sector]),
    ),
  ).toEqual([
    [2, 3, 5],
    [2, 3, 5],
    [2, 3, 2, 3, 5],
    [2, 3, 5, 2, 3],
  ]);
  for (const players of COUNTS) expect(boardFor(players).ids[boardFor(players).delta]).toBe('t-delta');
});

test('K-BOARD-8: no land or harbor leads into the delta', () => {
  for (const players of COUNTS) {
    const board = boardFor(players);
    const steps = distances(board, 0);
    board.sectors.forEach(({ bank }, sector) => {
      expect(steps[sector] === -1).toBe(bank === 'delta');
    });
  }
  expect([links(boardFor(2), 't-delta'), links(boardFor(4), 't-delta')]).toEqual([' | ', ' | ']);
  for (const players of [3, 5])
    expect(['sanctuary', 'delta', 't-delta'].map((name) => links(boardFor(players), name))).toEqual([
      'delta | ',
      'sanctuary | t-delta',
      ' | delta',
    ]);
});

test('K-BOARD-9, K-RUL-3: the Sanctuary exists with 3 and 5 players and is no temple', () => {
  expect(COUNTS.map((players) => boardFor(players).sanctuary >= 0)).toEqual([false, true, false, true]);
  for (const players of COUNTS) expect(boardFor(players).temples).not.toContain(boardFor(players).sanctuary);
});

test('K-BOARD-10: cities are equally far from each other and from the temples', () => {
  for (const players of COUNTS) {
    const board = boardFor(players);
    for (let seat = 0; seat < players; seat++) {
      const steps = distances(board, seat * 3);
      for (let other = 0; other < players; other++) if (other !== seat) expect(steps[other * 3]).toBe(4);
      const worth = (prayer: number) =>
        board.temples
          .filter((temple) => board.templePrayer[temple] === prayer)
          .map((temple) => steps[temple])
          .sort();
      expect(worth(2)).toEqual(players > 3 ? [2, 4] : [2]);
      expect(worth(3)).toEqual(players > 3 ? [3, 3] : [3]);
    }
  }
});

test('K-BOARD-5, K-BOARD-8: the graph of boards 3 and 5 is that of the table', () => {
  const five = boardFor(5);
  expect(links(five, 'f1')).toBe('bank-w d-12 t-west | ');
  expect(links(five, 'f2')).toBe('bank-w d-12 d-23 t-west | ');
  expect(links(five, 'f3')).toBe('bank-w d-23 t-west | ');
  expect(links(five, 'd-12')).toBe('bank-w f1 f2 t-west | ');
  expect(links(five, 'd-23')).toBe('bank-w f2 f3 t-west | ');
  expect(links(five, 't-west')).toBe('d-12 d-23 f1 f2 f3 | ');
  expect(links(five, 'bank-w')).toBe('d-12 d-23 f1 f2 f3 t-bank-w | f4 f5 t-bank-e');
  expect(links(five, 't-bank-w')).toBe('bank-w | ');
  expect(links(five, 'f4')).toBe('bank-e d-45 t-east | bank-w');
  expect(links(five, 'f5')).toBe('bank-e d-45 t-east | bank-w');
  expect(links(five, 'd-45')).toBe('bank-e f4 f5 t-east | ');
  expect(links(five, 't-east')).toBe('d-45 f4 f5 | ');
  expect(links(five, 'bank-e')).toBe('d-45 f4 f5 t-bank-e | ');
  expect(links(five, 't-bank-e')).toBe('bank-e | bank-w');
  expect(links(boardFor(3), 'bank-w')).toBe('d-12 d-23 f1 f2 f3 t-bank-w | ');
});

test('K-BOARD-5: the graph of boards 2 and 4 is that of the table', () => {
  const four = boardFor(4);
  expect(links(four, 'f1')).toBe('bank-w d-12 t-west | ');
  expect(links(four, 'f2')).toBe('bank-w d-12 t-west | ');
  expect(links(four, 'd-12')).toBe('bank-w f1 f2 t-west | ');
  expect(links(four, 't-west')).toBe('d-12 f1 f2 | ');
  expect(links(four, 'bank-w')).toBe('d-12 f1 f2 t-bank-w | f3 f4 t-bank-e');
  expect(links(four, 'f3')).toBe('bank-e d-34 t-east | bank-w');
  expect(links(four, 'f4')).toBe('bank-e d-34 t-east | bank-w');
  expect(links(four, 't-bank-e')).toBe('bank-e | bank-w');
  expect(links(boardFor(2), 'bank-w')).toBe('d-12 f1 f2 t-bank-w | ');
});
