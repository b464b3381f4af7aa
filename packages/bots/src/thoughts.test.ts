import { type BaseState, hash, missing } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import type { BotName } from './bot.ts';
import { createBot } from './create.ts';
import { type GameEntry, judgementOf, loadBot, loadGames, taughtJudgementOf } from './games.ts';
import type { Judgement } from './judgement.ts';
import { narrowed } from './search.ts';
import { type Moment, momentsOf } from './testing/moments.ts';
import KEPT from './thoughts.json' with { type: 'json' };

type Thoughts = Readonly<
  Record<'judged' | 'sensible' | 'explained' | 'long' | Exclude<BotName, 'random'>, string>
>;

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

/** Moments of the usual game for a number of players, and of the other ways to play it that are looked at for this number. */
function momentsIn({ engine, tables = [] }: GameEntry, players: number): Moment[] {
  return [{}, ...tables.filter((_, i) => 2 + (i % 4) === players)]
    .map((table) => ({ players, ...table }))
    .filter((table) => engine.setup(table).ok)
    .flatMap((table, i) => momentsOf(engine, table, `thoughts ${players} ${i}`, 9, 200));
}

const entries = await loadGames();
for (const { engine } of entries) await loadBot('expert', engine);

/**
 * What bots think at moments of random games, kept as hashes by game and number of players: no change of it goes unseen. Whoever
 * changes it on purpose measures how strong the bots are then (`ennead strength`), and writes down in thoughts.json what the
 * failing test has found.
 */
describe.each(
  entries.flatMap((entry) => [2, 3, 4, 5].map((players) => [entry.engine.id, players, entry] as const)),
)('%s with %i players', (name, players, entry) => {
  const kept = (KEPT as Record<string, Record<number, Thoughts>>)[name]?.[players] ?? missing();
  const moments = momentsIn(entry, players);
  const some = moments.filter((_, at) => at % Math.floor(moments.length / 10) === 0);
  const seenIn = ({ state, seat }: Moment): BaseState => entry.engine.view(state, seat);

  test('how well everybody stands, with all terms', () => {
    const judgement = judgementOf(entry.engine);
    const taught = taughtJudgementOf(entry.engine);
    expect(hash(moments.map((moment) => judgedAt(judgement, taught, moment)))).toBe(kept.judged);
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
    expect(hash(found)).toBe(kept.sensible);
  });

  test.each(['beginner', 'easy', 'medium', 'hard', 'expert'] as const)('what %s answers', (level) => {
    const bot = createBot(level, entry.engine, { seed: 'thoughts', nodes: 50 });
    const answers = some.map((moment) => bot.choose(seenIn(moment), moment.seat, moment.decisions));
    expect(hash(answers)).toBe(kept[level]);
  });

  test('how answers are weighed and explained', () => {
    const found = (['hard', 'expert'] as const).map((level) => {
      const bot = createBot(level, entry.engine, { seed: 'thoughts', nodes: 50 });
      return some.map((moment) =>
        bot.explain?.(seenIn(moment), moment.seat, moment.decisions).map((each) => ({
          ...each,
          value: near(each.value),
          reasons: each.reasons.map(({ key, amount }) => [key, near(amount)]),
        })),
      );
    });
    expect(hash(found)).toBe(kept.explained);
  });

  test('what many worlds lead to, and where thought ends early', () => {
    const found = (['hard', 'expert'] as const).map((level) => {
      const bot = createBot(level, entry.engine, { seed: 'thoughts', nodes: 500 });
      return some
        .filter((_, at) => at % 3 === 0)
        .map((moment) =>
          bot
            .explain?.(seenIn(moment), moment.seat, moment.decisions)
            .map(({ option, value }) => [option, near(value)]),
        );
    });
    expect(hash(found)).toBe(kept.long);
  });
});
