import {
  type BaseState,
  chanceFrom,
  type Decision,
  decisionsFor,
  type Game,
  hash,
  NO_CHANCE,
  randomAnswer,
} from '@ennead/kernel';

/** A moment of a random game at which a seat is asked. */
export interface Moment {
  readonly state: BaseState;
  readonly decisions: readonly Decision[];
  readonly seat: number;
}

/** Moments of a random game with something to choose, one in every `stride` decisions, of those that are wanted. */
export function momentsOf(
  game: Game,
  setup: unknown,
  seed: string,
  stride: number,
  most: number,
  wanted: (state: BaseState, seat: number) => boolean = () => true,
): Moment[] {
  const read = game.setup(setup);
  if (!read.ok) throw new Error(read.problem.message);
  const state = game.start(read.value, seed, null);
  const chance = chanceFrom(`${seed} player`);
  const moments: Moment[] = [];
  for (let taken = 1; moments.length < most; taken++) {
    const open = game.decisions(state);
    if (open.length === 0) return moments;
    const [decision, option] = randomAnswer(open, chance);
    if (taken % stride === 0 && decision.options.length > 1 && wanted(state, decision.seat))
      moments.push({
        state: game.clone(state),
        decisions: decisionsFor(open, decision.seat),
        seat: decision.seat,
      });
    game.apply(state, decision.seat, option, null);
  }
  return moments;
}

/** Whether the seat may not know something there besides what chance will bring. */
export function hidesFrom(game: Game): (state: BaseState, seat: number) => boolean {
  const known = (state: BaseState) => hash({ ...state, chance: NO_CHANCE });
  return (state, seat) => known(game.view(state, seat)) !== known(state);
}
