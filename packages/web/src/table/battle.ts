import type { Fact } from '@ennead/kernel';
import type { GameTable } from './game-table.ts';
import type { NumberedFact } from './snapshot.ts';

/** The facts of one battle in order, and whether it still goes on. */
export interface Battle {
  readonly number: number;
  readonly facts: readonly Fact[];
  readonly live: boolean;
}

type Parts = Pick<GameTable, 'battlePart'>;

export function lastBattle(game: Parts, log: readonly NumberedFact[]): Battle | null {
  const begin = log.findLastIndex(({ fact }) => game.battlePart?.(fact) === 'begin');
  return begin < 0 ? null : battleFrom(game, log, begin);
}

/** The battle that is being fought at the end of the log; nothing before the end of the one before it is looked at. */
export function liveBattle(game: Parts, log: readonly NumberedFact[]): Battle | null {
  const last = log.findLast(({ fact }) => isEdge(game.battlePart?.(fact)));
  return last !== undefined && game.battlePart?.(last.fact) === 'begin' ? lastBattle(game, log) : null;
}

function isEdge(part: ReturnType<NonNullable<Parts['battlePart']>> | undefined): boolean {
  return part === 'begin' || part === 'end';
}

/** The first battle that began after move number `after`; null: none yet. */
export function battleAfter(game: Parts, log: readonly NumberedFact[], after: number): Battle | null {
  const begin = log.findIndex(({ number, fact }) => number > after && game.battlePart?.(fact) === 'begin');
  return begin < 0 ? null : battleFrom(game, log, begin);
}

/** The battle whose log entries include this one. */
export function battleAround(game: Parts, log: readonly NumberedFact[], at: number): Battle | null {
  const begin = log.slice(0, at + 1).findLastIndex(({ fact }) => game.battlePart?.(fact) === 'begin');
  if (begin < 0) return null;
  const battle = battleFrom(game, log, begin);
  return at < begin + battle.facts.length || battle.live ? battle : null;
}

function battleFrom(game: Parts, log: readonly NumberedFact[], begin: number): Battle {
  const facts: Fact[] = [];
  for (const { fact } of log.slice(begin)) {
    facts.push(fact);
    if (game.battlePart?.(fact) === 'end') return { number: log[begin]?.number ?? 0, facts, live: false };
  }
  return { number: log[begin]?.number ?? 0, facts, live: true };
}
