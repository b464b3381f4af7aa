import { createBot, type Exercise, exerciseAt, judgementOf, THOROUGH } from '@ennead/bots';
import {
  type BaseSetup,
  chanceFrom,
  type Decision,
  decide,
  draw,
  type Game,
  openMatch,
  pick,
  type Seat,
} from '@ennead/kernel';

/** One answer in so many is any: games in which nobody errs leave little to find. */
const ERRS = 8;
/** Decisions between two that are looked at. */
const STRIDE = 2;
/** So many exercises come from one game, and so large a share of all may be of one kind. */
const PER_GAME = 2;
const SHARE = 0.25;
/** What is seen at first sight is at most this share. */
const OBVIOUS = 0.6;

/** Looks through one game for exercises; those of a kind of which there are enough already are passed over. */
export function exercisesIn(
  game: Game,
  setup: BaseSetup,
  seed: string,
  wanted: number,
  have: readonly Exercise[],
): Exercise[] {
  const judgement = judgementOf(game);
  const match = openMatch(game, setup, seed, null);
  const chance = chanceFrom(`${seed} answers`);
  const bot = createBot('beginner', game, { seed });
  const found: Exercise[] = [];
  const enough = (kind: string) => {
    const same = [...have, ...found].filter((each) => each.kind === kind).length;
    return same >= Math.max(1, Math.floor(wanted * SHARE));
  };
  const answer = ({ seat, options }: Decision, owed: readonly Decision[]) =>
    draw(chance, ERRS) === 0 ? pick(chance, options) : bot.choose(game.view(match.state, seat), seat, owed);
  let last: Seat | null = null;
  for (let move = 0; found.length < PER_GAME; move++) {
    const [decision] = match.open;
    if (decision === undefined) break;
    const isNew = decision.seat !== last || move % STRIDE === 0;
    if (isNew && !enough(decision.kind)) {
      const obvious = [...have, ...found].filter(({ difficulty }) => difficulty === 1).length;
      const exercise = exerciseAt(game, judgement, match, THOROUGH, obvious >= wanted * OBVIOUS);
      if (exercise !== null) found.push(exercise);
    }
    last = decision.seat;
    const taken = decide(match, decision.seat, answer(decision, [decision]), null);
    if (!taken.ok) throw new Error(taken.problem.message);
  }
  return found;
}
