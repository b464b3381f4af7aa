import type { KemetState } from '@ennead/kemet/tables';
import type { Expert } from '../judgement.ts';

/**
 * What expert does otherwise at Kemet. It looks as far as hard: five turns at two players won more at the same number of worlds without a net,
 * but not with one at the same time. Rivals' unseen answers count as open in its samples already.
 */
export const KEMET_EXPERT: Expert<KemetState> = {
  horizon: ({ setup }) => setup.players + 1,
};
