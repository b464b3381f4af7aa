import { ankh } from '@ennead/ankh';
import { SCENARIO_BOXES } from '@ennead/ankh/tables';
import type { Game } from '@ennead/kernel';
import type { GameEntry } from '../games.ts';
import type { Judgement } from '../judgement.ts';
import type { Inputs } from '../net/net.ts';
import { ankhJudgement } from './judgement.ts';

// Whoever plays a game hands it only states of its own.
export const ankhEntry: GameEntry = {
  engine: ankh as Game,
  judgement: ankhJudgement as unknown as Judgement,
  inputs: async () => (await import('./inputs.ts')).ANKH_INPUTS as unknown as Inputs,
  nets: [
    { players: [2], load: async () => (await import('./nets/two-players.ts')).twoPlayers },
    {
      players: [3, 4, 5],
      doubted: [3, 4, 5],
      load: async () => (await import('./nets/more-players.ts')).morePlayers,
    },
  ],
  tables: [
    ...SCENARIO_BOXES.slice(1).map(({ id }) => ({ scenario: id })),
    ...[1, 2, 3].map(() => ({ pharaoh: 'random' })),
  ],
};
