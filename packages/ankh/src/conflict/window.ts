import type { Progress } from '@ennead/kernel';
import { clear, missing } from '@ennead/kernel';
import type { AnkhState, Team } from '../state.ts';
import { battleOf } from './battle-state.ts';
import type { Act, Log } from './hooks.ts';

/** Something that cares for a moment, and the teams it acts for: with any of these powers, cards or gods. */
export interface Handler<Hook> {
  readonly hook: Hook;
  /** The name of the power, card or god. */
  readonly source: string;
  readonly powers: number;
  readonly cards: number;
  readonly gods: number;
}

/** A moment, with everything that cares for it. Lists are made once; a moment asks only those that care. */
export interface Moment<Hook> {
  readonly handlers: readonly Handler<Hook>[];
  readonly powers: number;
  readonly cards: number;
  readonly gods: number;
}

/** A frame that goes through the teams of a window. */
export interface WindowFrame {
  /** The first in the queue is at it. */
  acting: boolean;
}

function godsOf({ god, lower }: Team): number {
  return lower < 0 ? 1 << god : (1 << god) | (1 << lower);
}

export function concerns(
  state: AnkhState,
  { powers, cards, gods }: Omit<Handler<unknown>, 'hook' | 'source'>,
  team: number,
): boolean {
  const owner = state.teams[team] ?? missing();
  if ((owner.powers & powers) !== 0 || (godsOf(owner) & gods) !== 0) return true;
  return cards !== 0 && state.battle !== null && ((state.battle.cards[team] ?? missing()) & cards) !== 0;
}

/**
 * Everyone whom the moment concerns acts, from least to most devotion; the order is read once (A-DEV-7, A-DEV-8).
 * Whoever asks something is waited for.
 */
export function actInTurn(
  state: AnkhState,
  frame: WindowFrame,
  moment: Moment<Act>,
  teams: number,
  queue: number[],
  log: Log,
): Progress {
  if (frame.acting) {
    queue.shift();
    frame.acting = false;
  } else line(state, moment, teams, queue);
  const { frames } = state;
  const depth = frames.length;
  for (; queue.length > 0; queue.shift()) {
    const item = queue[0] ?? missing();
    moment.handlers[item >> 3]?.hook(state, item & 7, log);
    if (state.outcome !== null) return 'over';
    if (frames.length === depth) continue;
    frame.acting = true;
    return 'stay';
  }
  return 'next';
}

function line(state: AnkhState, moment: Moment<Act>, teams: number, queue: number[]): void {
  clear(queue);
  const { ladder } = state;
  const { handlers } = moment;
  if (handlers.length === 0) return;
  for (let place = 0; place < ladder.length; place++) {
    const team = ladder[place] ?? missing();
    if ((teams & (1 << team)) === 0 || !concerns(state, moment, team)) continue;
    for (let i = 0; i < handlers.length; i++)
      if (concerns(state, handlers[i] ?? missing(), team)) queue.push((i << 3) | team);
  }
}

/** The team that is acting comes once more, after all others in the window. */
export function actAgain(state: AnkhState): void {
  const { queue } = battleOf(state);
  queue.push(queue[0] ?? missing());
}
