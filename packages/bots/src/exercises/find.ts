import {
  type BaseState,
  type Decision,
  type Game,
  hash,
  type Match,
  type Option,
  recordOf,
} from '@ennead/kernel';
import { hardBot } from '../hard.ts';
import type { Judgement } from '../judgement.ts';
import { type Level, levelBot } from '../levels.ts';
import { type Clear, clearAnswer, type Effort } from './clear.ts';
import type { Difficulty, Exercise } from './exercise.ts';

/** By so much the best answer must lead at first, and at every further step of the line. */
const MARGIN = 0.1;
const LATER_MARGIN = 0.05;
/** With fewer answers there is nothing to find. */
const LEAST_OPTIONS = 3;
const LONGEST_LINE = 4;
const SEED = 'exercise';
/** What somebody sees who looks no further than the turn. */
const FIRST_SIGHT: Level = { share: 1, most: 40, isShortSighted: true, slip: 0 };
/** What thinks ahead, but not for long. */
const NODES = 80;

/**
 * Makes an exercise of a moment of a match, if it has one clearly best answer. With `skipObvious` those that are seen at
 * first sight are none.
 */
export function exerciseAt(
  game: Game,
  judgement: Judgement,
  match: Match,
  effort: Effort,
  skipObvious = false,
): Exercise | null {
  const [decision] = match.open;
  if (decision === undefined || decision.options.length < LEAST_OPTIONS) return null;
  // Who answers in secret is asked at the same time as others.
  if (match.open.length > 1 && decision.secret === undefined) return null;
  const { seat, kind } = decision;
  const view = game.view(match.state, seat);
  const obvious = levelBot(game, judgement, { seed: SEED }, FIRST_SIGHT).choose(view, seat, [decision]);
  const clear = clearAnswer(
    game,
    judgement,
    view,
    decision,
    MARGIN,
    effort,
    skipObvious ? obvious : undefined,
  );
  if (clear === null) return null;
  const record = { ...recordOf(match), result: null };
  return {
    id: hash([record.seed, record.moves.length]).slice(0, 10),
    record,
    seat,
    kind,
    line: lineFrom(game, judgement, match.state, decision, clear, effort),
    chance: round(clear.chance),
    margin: round(clear.margin),
    reasons: clear.reasons.slice(0, 3),
    difficulty: clear.option === obvious ? 1 : difficultyOf(game, judgement, view, decision, clear.option),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

function lineFrom(
  game: Game,
  judgement: Judgement,
  state: BaseState,
  { seat }: Decision,
  { option }: Clear,
  effort: Effort,
): Option[] {
  const world = game.clone(state);
  const line = [option];
  game.apply(world, seat, option, null);
  while (line.length < LONGEST_LINE) {
    const [next, ...others] = game.decisions(world);
    if (next === undefined || others.length > 0 || next.seat !== seat) break;
    const forced = next.options.length === 1 ? next.options[0] : undefined;
    const clear =
      forced === undefined
        ? clearAnswer(game, judgement, game.view(world, seat), next, LATER_MARGIN, effort)
        : null;
    const further = forced ?? clear?.option;
    if (further === undefined) break;
    line.push(further);
    game.apply(world, seat, further, null);
  }
  return line;
}

/** Of an answer that is not obvious. */
function difficultyOf(
  game: Game,
  judgement: Judgement,
  view: BaseState,
  decision: Decision,
  best: Option,
): Difficulty {
  const bot = hardBot(game, judgement, { seed: SEED, nodes: NODES });
  return bot.choose(view, decision.seat, [decision]) === best ? 2 : 3;
}
