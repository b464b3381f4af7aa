import { loadGame } from '@ennead/bots';
import { decide, type Game, readRecord, replay } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { ExerciseRun } from './exercise-run.svelte.ts';
import { themes } from './exercise-set.ts';

const LEAST = 60;

async function engineOf(id: string): Promise<Game> {
  const entry = await loadGame(id);
  if (entry === null) throw new Error(`no game is called ${id}`);
  return entry.engine;
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s has enough exercises, and each can be answered as its solution says',
  async (id, entry) => {
    const engine = await engineOf(id);
    const set = await entry.exercises?.();
    if (set === undefined) throw new Error('no exercises');
    const { exercises } = set;
    expect(exercises.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(exercises.map((each) => each.id)).size).toBe(exercises.length);
    for (const { record, seat, kind, line, margin, difficulty } of exercises) {
      const read = readRecord(record);
      if (!read.ok) throw new Error(read.problem.message);
      const played = replay(engine, read.value);
      if (!played.ok) throw new Error(played.problem.message);
      const match = played.value;
      const asked = match.open.find((each) => each.seat === seat);
      expect(asked?.kind).toBe(kind);
      expect(asked?.options.length).toBeGreaterThan(2);
      expect(themes).toContain(set.themeOf(kind));
      expect(line.length).toBeGreaterThan(0);
      expect(margin).toBeGreaterThanOrEqual(0.1);
      expect([1, 2, 3]).toContain(difficulty);
      for (const option of line) expect(decide(match, seat, option, null)).toMatchObject({ ok: true });
    }
  },
);

test('only the answer that is looked for is taken, step by step; then everything is', async () => {
  const [exercise] = (await games[0]?.exercises?.())?.exercises ?? [];
  if (exercise === undefined) throw new Error('no exercises');
  const run = new ExerciseRun({ ...exercise, line: ['a', 'b'] });
  expect(run.accepts('b')).toBe(false);
  expect(run.accepts('a')).toBe(true);
  run.answered();
  expect([run.step, run.wanted, run.isSolved]).toEqual([1, 'b', false]);
  run.hint();
  expect(run.isShown).toBe(false);
  run.hint();
  expect(run.isShown).toBe(true);
  run.answered();
  expect([run.isSolved, run.wanted, run.accepts('anything')]).toEqual([true, null, true]);
});
