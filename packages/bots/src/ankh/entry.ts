import { ankh } from '@ennead/ankh';
import type { Game } from '@ennead/kernel';
import type { GameEntry } from '../games.ts';
import type { Judgement } from '../judgement.ts';
import { ankhJudgement } from './judgement.ts';

// Whoever plays a game hands it only states of its own.
export const ankhEntry: GameEntry = {
  engine: ankh as Game,
  judgement: ankhJudgement as unknown as Judgement,
};
