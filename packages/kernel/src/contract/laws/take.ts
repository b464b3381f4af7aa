import type { BaseState, Decision, Fact, Game, Option } from '../../game.ts';
import { hasRevealed } from '../../match.ts';
import { type Stop, storyLog } from '../../story.ts';

/** What taking an option led to. */
export interface Taken {
  readonly state: BaseState;
  readonly facts: readonly Fact[];
  /** The states on the way, as the facts came. */
  readonly stops: readonly Stop[];
  readonly open: readonly Decision[];
  readonly revealed: boolean;
}

/** Takes an option in the state given, outside any match. */
export function take(game: Game, state: BaseState, { seat, secret }: Decision, option: Option): Taken {
  const { log: facts, stops } = storyLog<BaseState, Fact>(game, state);
  const draws = state.chance[3];
  game.apply(state, seat, option, facts);
  const open = game.decisions(state);
  return { state, facts, stops, open, revealed: hasRevealed(state, open, draws, secret) };
}
