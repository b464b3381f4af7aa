import type { Procedures } from '@ennead/kernel';
import { CARDS } from '../cards/cards.ts';
import { merge } from '../ending/merge.ts';
import type { AnkhFact } from '../facts.ts';
import { GODS } from '../gods/gods.ts';
import { GUARDIANS } from '../guardians/guardians.ts';
import { POWERS } from '../powers/powers.ts';
import type { AnkhState } from '../state.ts';
import { battle } from './battle.ts';
import { conflict } from './conflict.ts';
import { kills } from './kills.ts';

/** The flow of a Conflict, and every question that a power, card, god or guardian asks at any time. */
export const CONFLICT_PROCEDURES: Procedures<AnkhState, AnkhFact> = Object.assign(
  { conflict, battle, kills, merge },
  ...[...POWERS, ...CARDS, ...GODS, ...GUARDIANS].map(({ procedures }) => procedures ?? {}),
);
