import type { KemetState } from '@ennead/kemet/tables';
import type { Expert } from '../judgement.ts';

/** By number of players: turns that are played on before a position is judged (measured at equal time). */
const HORIZON: Readonly<Record<number, number>> = { 2: 5 };

/** What expert does otherwise at Kemet. Rivals' unseen answers count as open in its samples already. */
export const KEMET_EXPERT: Expert<KemetState> = {
  horizon: ({ setup }) => HORIZON[setup.players] ?? setup.players + 1,
};
