import type { TableInfo } from '@ennead/wire';
import type { AnyGame } from '../registry.ts';

/** A table with a game under way that nobody sits at, for measuring and for tests. */
export function bareTable({ id: game, rules }: AnyGame, players: number, id: string): TableInfo {
  return {
    id,
    game,
    rules,
    setup: { players },
    seats: Array.from({ length: players }, () => ({ person: null, bot: null, standIn: null })),
    host: null,
    status: 'playing',
    visibility: 'private',
    practice: false,
    imported: false,
    clock: { kind: 'none' },
    atZero: 'wait',
    handOver: 120,
    rated: 'no',
    delay: 0,
    chances: false,
    created: 1,
    started: 1,
    finished: null,
    outcome: null,
    rematch: null,
    ready: [],
    pauses: [],
    pauseAsk: null,
  };
}
