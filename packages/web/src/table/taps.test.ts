import { readdirSync, readFileSync } from 'node:fs';
import { type AnkhState, ankh } from '@ennead/ankh';
import { type KemetState, kemet } from '@ennead/kemet';
import {
  type BaseSetup,
  type BaseState,
  decide,
  type Fact,
  type Game,
  openMatch,
  readRecord,
  storedSetup,
} from '@ennead/kernel';
import { expect, test } from 'vitest';
import * as ankhAsks from '../ankh/asking.ts';
import * as kemetAsks from '../kemet/asking.ts';
import { type AskingRules, autoAnswer } from './auto-answer.ts';
import type { GameTable } from './game-table.ts';

type Asking<View extends BaseState> = Pick<GameTable<View>, 'needsConfirmation' | 'routineOf' | 'endsTurn'>;

interface Taps {
  readonly turns: number;
  readonly taps: number;
  /** A question with one answer, or Confirm for what the same seat could have taken back. */
  readonly needless: number;
  readonly of: ReadonlyMap<string, number>;
}

const GAMES = new URL('../../../', import.meta.url);

/** Recorded whole games as people would play them on the page, each at a page of their own. */
function count<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  asking: Asking<S>,
  rules: AskingRules,
): Taps {
  const folder = new URL(`${game.id}/games/`, GAMES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  let [turns, taps, needless] = [0, 0, 0];
  const of = new Map<string, number>();
  for (const file of files.filter((_, at) => at % 6 === 0)) {
    const read = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    if (!read.ok) throw new Error(`${file}: ${read.problem.message}`);
    const setup = storedSetup(game, read.value.setup, read.value.rules);
    if (!setup.ok) throw new Error(`${file}: ${setup.problem.message}`);
    const match = openMatch(game, setup.value, read.value.seed, null, read.value.rules);
    let last = -1;
    for (const [seat, option] of read.value.moves) {
      const decision = match.open.find((open) => open.seat === seat && open.options.includes(option));
      if (decision === undefined) throw new Error(`${file}: ${option} is not on offer`);
      const view = game.view(match.state, seat);
      const isLast = !match.open.some((open) => open.seat !== seat);
      const own = autoAnswer(asking, view, decision, rules, { isWatched: true, canUndo: true });
      const confirms = asking.needsConfirmation?.(view, decision, option, isLast) ?? false;
      const taken = decide(match, seat, option);
      if (!taken.ok) throw new Error(`${file}: ${taken.problem.message}`);
      if (seat !== last && decision.secret === undefined) turns += 1;
      if (decision.secret === undefined) last = seat;
      // Who set a rule and plays another answer would have changed the rule first.
      if (own !== null && own.option === option) continue;
      taps += confirms ? 2 : 1;
      const couldUndo = !taken.value.revealed && match.open.some((open) => open.seat === seat);
      const lost = (decision.options.length === 1 ? 1 : 0) + (confirms && couldUndo ? 1 : 0);
      needless += lost;
      if (lost > 0) of.set(decision.kind, (of.get(decision.kind) ?? 0) + lost);
    }
  }
  return { turns, taps, needless, of };
}

function tell(name: string, { turns, taps, needless, of }: Taps): string {
  const which = [...of].map(([kind, lost]) => `${kind} ${lost}`).join(', ');
  return `${name}: ${(taps / turns).toFixed(2)} taps a turn, ${needless} of ${taps} needless ${which}`;
}

const asIs: AskingRules = { autoAnswer: true, autoPass: false, askFor: [] };

test('nobody taps in vain in Ankh', () => {
  const found = count<AnkhState, BaseSetup, Fact>(ankh as never, ankhAsks, asIs);
  console.log(tell('Ankh', found));
  expect(found.needless, tell('Ankh', found)).toBe(0);
  expect(found.taps / found.turns).toBeLessThan(5);
});

test('hardly anybody taps in vain in Kemet; auto-pass saves most of what is asked in passing', () => {
  const found = count<KemetState, BaseSetup, Fact>(kemet as never, kemetAsks, asIs);
  console.log(tell('Kemet', found));
  expect(found.needless / found.taps, tell('Kemet', found)).toBeLessThan(0.03);
  expect(found.taps / found.turns).toBeLessThan(5);
  const passing = count<KemetState, BaseSetup, Fact>(kemet as never, kemetAsks, { ...asIs, autoPass: true });
  console.log(tell('Kemet with auto-pass', passing));
  expect(passing.taps).toBeLessThan(found.taps);
});

test('without it every question with one answer is a tap, and the test sees that', () => {
  const found = count<KemetState, BaseSetup, Fact>(kemet as never, kemetAsks, { ...asIs, autoAnswer: false });
  expect(found.needless / found.taps).toBeGreaterThan(0.1);
});
