import { readdirSync, readFileSync } from 'node:fs';
import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { chanceFrom, type Game, hash, missing, playRandomly, readRecord, storedSetup } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { ankhEntry } from './ankh/entry.ts';
import { ANKH_INPUTS } from './ankh/inputs.ts';
import type { GameEntry } from './games.ts';
import { kemetEntry } from './kemet/entry.ts';
import { KEMET_INPUTS } from './kemet/inputs.ts';
import { leadersOf } from './net/learned.ts';
import type { Inputs } from './net/net.ts';

type Seen = GameEntry & { readonly seen: Inputs };
const ankhSeen: Seen = { ...ankhEntry, seen: ANKH_INPUTS as unknown as Inputs };
const kemetSeen: Seen = { ...kemetEntry, seen: KEMET_INPUTS as unknown as Inputs };

/** Blocks of the sides and of the table at a state. */
function blocksOf({ judgement, seen }: Seen, state: never, order = (seats: number[]) => seats) {
  const { ofSide, ofTable, fill } = seen;
  const seats = order(leadersOf(judgement, state, judgement.players(state)));
  const sides = seats.map(() => new Int16Array(ofSide.names.length));
  const table = new Int16Array(ofTable.names.length);
  fill(state, seats, sides, table, undefined);
  return { seats, sides, table, ofSide, ofTable };
}

/** By game: all inputs of positions of recorded games, which nothing that is added changes. */
const SEEN = { ankh: 'e17c440c15a37114', kemet: '2c77d21ad0792908' };

describe.each([
  ['ankh', ankh as unknown as Game, ankhSeen, 5],
  ['kemet', kemet as unknown as Game, kemetSeen, 7],
] as const)('%s', (name, game, entry, stride) => {
  const fired = new Set<string>();
  const phases = new Set<number>();
  const states: never[] = [];
  const tables = [{}, {}, {}, ...(entry.tables ?? [])].flatMap((table) =>
    [2, 3, 4, 5].map((players) => ({ players, ...table })),
  );
  for (const [i, table] of tables.entries()) {
    const setup = game.setup(table);
    if (!setup.ok) continue;
    const chance = chanceFrom(`inputs ${i}`);
    const state = game.start(setup.value, `inputs ${i}`, null);
    while (game.outcome(state) === null) {
      playRandomly(game, state, chance, stride);
      const { sides, table: ofAll, ofSide, ofTable } = blocksOf(entry, state as never);
      phases.add(entry.seen.phase(state as never));
      for (const side of sides)
        for (const [at, value] of side.entries()) if (value !== 0) fired.add(ofSide.names[at] ?? missing());
      for (const [at, value] of ofAll.entries()) if (value !== 0) fired.add(ofTable.names[at] ?? missing());
    }
    if (i < 6) {
      const middle = game.start(setup.value, `middle ${i}`, null);
      playRandomly(game, middle, chanceFrom(`middle ${i}`), 90);
      if (game.outcome(middle) === null) states.push(middle as never);
    }
  }

  test('all but a few inputs are seen in random games, and those are steps that only good play reaches', () => {
    const { ofSide, ofTable } = entry.seen;
    const all = [...ofSide.names, ...ofTable.names];
    const never = all.filter((name) => !fired.has(name));
    expect(never.length).toBeLessThan(0.06 * all.length);
    for (const name of never) expect(name).toMatch(/ \d+$/);
  });

  test('what nets see of a position is what the shipped ones were trained with; whoever changes it trains them anew', () => {
    const folder = new URL(`../../${name}/games/`, import.meta.url);
    const seen = readdirSync(folder)
      .filter((file) => file.endsWith('-0.json'))
      .sort()
      .map((file) => {
        const record = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
        if (!record.ok) throw new Error(record.problem.message);
        const { setup, rules, seed, moves } = record.value;
        const read = storedSetup(game, setup, rules);
        if (!read.ok) throw new Error(read.problem.message);
        const state = game.start(read.value, seed, null);
        return moves.map(([seat, option], at) => {
          game.apply(state, seat, option, null);
          if (at % stride > 0 || game.outcome(state) !== null) return '';
          const { sides, table } = blocksOf(entry, state as never);
          return [...sides, table].join(' ');
        });
      });
    expect(seen.flat().filter((inputs) => inputs !== '').length).toBeGreaterThan(500);
    expect(hash(seen)).toBe(SEEN[name]);
  });

  test('games go through all phases, and there are no others', () => {
    expect([...phases].sort()).toEqual(Array.from({ length: entry.seen.phases }, (_, phase) => phase));
  });

  test('sides named in another order have the same inputs', () => {
    expect(states.length).toBeGreaterThan(2);
    for (const state of states) {
      const plain = blocksOf(entry, state);
      const turned = blocksOf(entry, state, (seats) => [...seats].reverse());
      expect(turned.sides.toReversed()).toEqual(plain.sides);
      expect(turned.table).toEqual(plain.table);
    }
  });
});
