import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { readRecord } from '@ennead/kernel';
import { sinceFor } from '@ennead/table';
import { expect, test } from 'vitest';
import type { GameTable } from './game-table.ts';
import { type AnyGame, historyOf, numberFor, resumeTable, snapshotOf, storyOf } from './local/local-table.ts';
import { plainTable } from './plain-table.ts';
import type { TableSource } from './source.ts';
import { TableStory } from './table-story.svelte.ts';

const GAMES = { ankh: ankh as unknown as AnyGame, kemet: kemet as unknown as AnyGame };

test.each([
  ['ankh', 'ankh-3p-middle-kingdom-0', 2],
  ['ankh', 'ankh-5p-middle-kingdom-easy-0', 4],
  ['kemet', 'kemet-3p-short-0', 2],
  ['kemet', 'kemet-5p-long-1', 4],
] as const)(
  'who comes back reads as many turns of rivals at the table as in the list of tables: %s, %s',
  async (id, file, most) => {
    const rules = GAMES[id];
    const path = join(import.meta.dirname, '../../..', rules.id, 'games', `${file}.json`);
    const read = readRecord(JSON.parse(readFileSync(path, 'utf8')));
    if (!read.ok) throw new Error(read.problem.message);
    const { moves, ...record } = read.value;
    const { players } = record.setup as unknown as { players: number };
    const seats = Array.from({ length: players }, (_, at) => ({ kind: 'person', name: `${at}` }) as const);
    const game = { ...plainTable(rules.id), news: rules.news } as unknown as GameTable;
    const seen: number[] = [];
    for (let made = 10; made < Math.min(moves.length, 400); made += 37) {
      const opened = resumeTable(rules, { ...record, moves: moves.slice(0, made) }, seats);
      if (!opened.ok) throw new Error(opened.problem.message);
      const table = opened.value;
      for (let seat = 0; seat < players; seat++) {
        const source = {
          place: 'local',
          history: async () => historyOf(table, seat),
          story: async (from: number, to: number) => storyOf(table, seat, from, to),
        } as unknown as TableSource;
        const now = snapshotOf(table, seat, numberFor(table, seat));
        const story = new TableStory(game, source, now, historyOf(table, seat));
        await story.recall();
        const { turns } = sinceFor(table.play, seat);
        expect([made, seat, story.turnsSince]).toEqual([made, seat, turns]);
        seen.push(turns);
      }
    }
    expect(Math.max(...seen)).toBeGreaterThanOrEqual(most);
  },
);
