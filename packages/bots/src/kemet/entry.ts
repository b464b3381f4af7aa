import { kemet } from '@ennead/kemet';
import type { Game } from '@ennead/kernel';
import type { GameEntry } from '../games.ts';
import type { Judgement } from '../judgement.ts';
import type { Inputs } from '../net/net.ts';
import { kemetJudgement } from './judgement.ts';

// Whoever plays a game hands it only states of its own.
export const kemetEntry: GameEntry = {
  engine: kemet as Game,
  judgement: kemetJudgement as unknown as Judgement,
  inputs: async () => (await import('./inputs.ts')).KEMET_INPUTS as unknown as Inputs,
  nets: [
    { players: [2], load: async () => (await import('./nets/two-players.ts')).twoPlayers },
    {
      players: [3, 4, 5],
      doubted: [3, 4, 5],
      load: async () => (await import('./nets/more-players.ts')).morePlayers,
    },
  ],
  tables: [{ length: 'long' }, { length: 'long' }, { beginner: true }],
};
