import { type BaseState, hash, missing } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { createBot } from './create.ts';
import { type GameEntry, judgementOf, loadBot, loadGames, taughtJudgementOf } from './games.ts';
import type { Judgement } from './judgement.ts';
import { narrowed } from './search.ts';
import { type Moment, momentsOf } from './testing/moments.ts';

/**
 * What bots think at moments of random games, kept as hashes: no change of it goes unseen. Whoever changes it on purpose
 * measures how strong the bots are then (`ennead strength`), and writes down here what the failing test has found.
 */
const KEPT = {
  ankh: {
    judged: 'd7a82532c3876a69',
    sensible: '144dc82409a868a6',
    beginner: '0b630ca69c6bb179',
    easy: '47ab637952a8b082',
    medium: '6e7e24d09d37699a',
    expert: 'ffce8dcad3c39323',
    explained: '25084c52951f6d0d',
  },
  kemet: {
    judged: '9547ca5d6e40df1e',
    sensible: 'b2fc2634e3d424ef',
    beginner: 'be9d1fa0fe69331d',
    easy: '3df64ed852a1322a',
    medium: '3d44138aa3c55d26',
    expert: '2e0d2f1f6a9589c1',
    explained: 'da0106ceed47d555',
  },
};

/** Sums may be made in another order on another machine. */
const near = (value: number) => Math.round(value * 1e9) / 1e9;

function opinionsOf(judgement: Judgement, { decisions }: Moment) {
  return decisions.map(({ kind, options }) => {
    const opinion = judgement.opinion?.(kind) ?? null;
    return opinion === null ? null : options.map(opinion);
  });
}

function judgedAt(judgement: Judgement, taught: Judgement, moment: Moment) {
  const { state } = moment;
  const players = judgement.players(state);
  const seats = Array.from({ length: players }, (_, seat) => {
    const reasons: { key: string; amount: number }[] = [];
    const value = near(judgement.value(state, seat, reasons));
    const told = reasons.map(({ key, amount }) => [key, near(amount)]);
    const survival = near(judgement.survival?.(state, seat) ?? 1);
    return [value, told, survival, judgement.side(state, seat), judgement.isFighting?.(state, seat) ?? null];
  });
  const ahead = [judgement.horizon(state), taught.expert?.horizon(state) ?? null, judgement.turn(state)];
  const chances = taught.chances?.(state, players).map(near) ?? [];
  return [seats, ahead, near(judgement.spread(state)), chances, opinionsOf(judgement, moment)];
}

/** Moments of the usual game for every number of players, and of each other way to play it for one number. */
function momentsIn({ engine, tables = [] }: GameEntry): Moment[] {
  const usual = [2, 3, 4, 5].map((players) => ({ players }));
  const others = tables.map((table, i) => ({ players: 2 + (i % 4), ...table }));
  return [...usual, ...others]
    .filter((table) => engine.setup(table).ok)
    .flatMap((table, i) => momentsOf(engine, table, `thoughts ${i}`, 9, 200));
}

const entries = await loadGames();
for (const { engine } of entries) await loadBot('expert', engine);

describe.each(['ankh', 'kemet'] as const)('%s', (name) => {
  const entry = entries.find(({ engine }) => engine.id === name) ?? missing();
  const moments = momentsIn(entry);
  const some = (count: number) => moments.filter((_, at) => at % Math.floor(moments.length / count) === 0);
  const seenIn = ({ state, seat }: Moment): BaseState => entry.engine.view(state, seat);

  test('how well everybody stands, with all terms', () => {
    const judgement = judgementOf(entry.engine);
    const taught = taughtJudgementOf(entry.engine);
    expect(hash(moments.map((moment) => judgedAt(judgement, taught, moment)))).toBe(KEPT[name].judged);
  });

  test('what is worth a thought, and what a rival may have answered', () => {
    const judgement = judgementOf(entry.engine);
    const expert = { ...judgement, ...judgement.expert };
    const found = moments.map((moment) => {
      const view = seenIn(moment);
      const worth = [judgement, expert].map((each) =>
        moment.decisions.map((decision) => narrowed(each, view, decision).options),
      );
      return [worth, hash(expert.unanswered?.(view, moment.seat) ?? null)];
    });
    expect(hash(found)).toBe(KEPT[name].sensible);
  });

  test.each(['beginner', 'easy', 'medium', 'expert'] as const)('what %s answers', (level) => {
    const bot = createBot(level, entry.engine, { seed: 'thoughts', nodes: 50 });
    const answers = some(24).map((moment) => bot.choose(seenIn(moment), moment.seat, moment.decisions));
    expect(hash(answers)).toBe(KEPT[name][level]);
  });

  test('how answers are weighed and explained', () => {
    const found = (['hard', 'expert'] as const).map((level) => {
      const bot = createBot(level, entry.engine, { seed: 'thoughts', nodes: 50 });
      return some(24).map((moment) =>
        bot.explain?.(seenIn(moment), moment.seat, moment.decisions).map((each) => ({
          ...each,
          value: near(each.value),
          reasons: each.reasons.map(({ key, amount }) => [key, near(amount)]),
        })),
      );
    });
    expect(hash(found)).toBe(KEPT[name].explained);
  });
});
