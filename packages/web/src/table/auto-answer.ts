import type { BaseState, Decision, Option } from '@ennead/kernel';
import type { GameTable } from './game-table.ts';

/** What a player has set for questions that need not be asked. */
export interface AskingRules {
  /** What has only one answer is answered by the page. */
  readonly autoAnswer: boolean;
  /** Routine questions are answered with no ... */
  readonly autoPass: boolean;
  /** ... unless one of these cards could be played. */
  readonly askFor: readonly string[];
}

export interface Circumstances {
  /** Other people play: they could learn from the pace of a secret answer. */
  readonly isWatched: boolean;
  /** Something can still be taken back. */
  readonly canUndo: boolean;
}

export interface AutoAnswer {
  readonly option: Option;
  /** 'grace': a moment to take something back. 'unseen': long enough that nobody learns there was no choice. */
  readonly wait: 'none' | 'grace' | 'unseen';
}

/** The answer that the page gives by itself; null: it has to be asked. */
export function autoAnswer<View extends BaseState>(
  game: Pick<GameTable<View>, 'routineOf' | 'endsTurn'>,
  view: View,
  decision: Decision,
  { autoAnswer, autoPass, askFor }: AskingRules,
  { isWatched, canUndo }: Circumstances,
): AutoAnswer | null {
  const routine = autoPass ? (game.routineOf?.(view, decision) ?? null) : null;
  if (routine !== null && !routine.cards.some((card) => askFor.includes(card)))
    return { option: routine.pass, wait: 'none' };
  const [only] = decision.options;
  if (!autoAnswer || only === undefined || decision.options.length > 1) return null;
  if (decision.secret !== undefined) return { option: only, wait: isWatched ? 'unseen' : 'none' };
  return { option: only, wait: canUndo && game.endsTurn?.(decision, only) ? 'grace' : 'none' };
}
