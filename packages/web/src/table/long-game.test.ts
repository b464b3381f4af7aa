import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kemet } from '@ennead/kemet';
import { missing, readRecord } from '@ennead/kernel';
import { sinceFor } from '@ennead/table';
import { expect, test } from 'vitest';
import type { GameTable } from './game-table.ts';
import {
  type AnyGame,
  answer,
  historyOf,
  numberFor,
  resumeTable,
  snapshotOf,
  stepOf,
  storyOf,
} from './local/local-table.ts';
import { plainTable } from './plain-table.ts';
import type { TableSource } from './source.ts';
import { TableStory } from './table-story.svelte.ts';

const VIEWER = 1;
const rules = kemet as unknown as AnyGame;

test('a game longer than the reel can be stepped back to its start, and any line of its log be shown', async () => {
  const path = join(import.meta.dirname, '../../../kemet/games/kemet-5p-long-1.json');
  const read = readRecord(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(read.problem.message);
  const { moves, ...record } = read.value;
  const seats = Array.from({ length: 5 }, (_, at) => ({ kind: 'person', name: `${at}` }) as const);
  const opened = resumeTable(rules, { ...record, moves: [] }, seats);
  if (!opened.ok) throw new Error(opened.problem.message);
  const table = opened.value;
  const source = {
    place: 'local',
    history: async () => historyOf(table, VIEWER),
    story: async (from: number, to: number) => storyOf(table, VIEWER, from, to),
  } as unknown as TableSource;
  const now = (since = numberFor(table, VIEWER)) => snapshotOf(table, VIEWER, since);
  const game = { ...plainTable('kemet'), news: rules.news } as unknown as GameTable;
  const story = new TableStory(game, source, now(), historyOf(table, VIEWER));
  let told = 1;
  function playOn(count: number): void {
    for (const [seat, option] of moves.slice(table.play.match.moves.length).slice(0, count)) {
      const since = numberFor(table, VIEWER);
      const { length } = story.player.frames;
      const { at } = story.player;
      if (!answer(table, seat, option).ok) throw new Error('the record does not go on');
      if (numberFor(table, VIEWER) === since) continue;
      story.receive(now(since));
      // However many old ones are let go, the new ones are there, and the cursor has not moved.
      told += story.player.frames.length - story.player.at - (length - at);
      story.player.goToEnd();
    }
  }
  while (told < 800) playOn(10);
  const heldAtHalf = objectsIn(story.player.frames);
  while (told < 1600) playOn(10);
  const { frames } = story.player;
  expect(objectsIn(frames)).toBeLessThan(heldAtHalf * 1.25);
  expect(frames.length).toBeLessThan(500);
  expect(frames[0]?.moment).toBeGreaterThan(120);
  expect(story.log).toEqual(story.log.filter(({ number }) => number <= now().moment));
  expect(story.turnsSince).toBe(sinceFor(table.play, VIEWER).turns);

  const whole = story.log.length;
  let steps = 0;
  let known = whole;
  for (
    let before = -1;
    story.player.frame.moment > 0 && before !== story.player.frames.length - story.player.at;
  ) {
    before = story.player.frames.length - story.player.at;
    await story.stepBack();
    steps += 1;
    known -= story.player.frames[story.player.at + 1]?.facts.length ?? 0;
    // The log is told as far as the frame is.
    expect(story.log.length).toBe(known);
    const { frame, frames: all, at } = story.player;
    // What the viewer answered unseen is in no past that everybody counts.
    const endsMoment = all[at + 1]?.moment !== frame.moment && frame.by !== VIEWER;
    if (steps % 20 === 0 && endsMoment) expect(frame.view).toEqual(stepOf(table, frame.moment, VIEWER).view);
  }
  expect(story.player.frame.moment).toBe(0);
  expect(steps).toBeGreaterThan(1500);

  story.player.goToEnd();
  expect(story.shown.view).toEqual(now().view);
  playOn(30);
  expect(story.player.frames.length).toBeLessThan(500);
  expect(story.log.map(({ fact }) => fact)).toEqual(historyOf(table, VIEWER).map(({ fact }) => fact));
  expect(story.turnsSince).toBe(sinceFor(table.play, VIEWER).turns);

  const at = story.log.findIndex(({ number }) => number > 30);
  const { fact, number } = story.log[at] ?? missing();
  await story.showAgain(at, 1);
  expect(story.player.isFilm).toBe(true);
  expect(story.player.frame.moment).toBe(number);
  expect(story.player.frame.facts).toContainEqual(fact);
  story.player.close();
});

/** How many objects there are in it, each counted once however often it is shared. */
function objectsIn(root: unknown): number {
  const found = new Set<unknown>();
  const open = [root];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (typeof each !== 'object' || each === null || found.has(each)) continue;
    found.add(each);
    for (const part of Object.values(each)) if (typeof part === 'object') open.push(part);
  }
  return found.size;
}
