import type { KemetState } from '@ennead/kemet/tables';
import type { Expert } from '../judgement.ts';
import { kemetSight } from './sight.ts';

/** Turns that are played on at two players (without a net five won 65 of 100 games against three, at equal budget), and at more. */
const TWO_PLAYERS = 5;
const MORE_PLAYERS = 3;

/** With more than two players others play on for long between two turns: the less at random, the more the end tells. */
const RANDOMLY = 8;

/** What expert does otherwise at Kemet. Rivals' unseen answers count as open in its samples already. */
export const KEMET_EXPERT: Expert<KemetState> = {
  horizon: ({ setup }) => (setup.players === 2 ? TWO_PLAYERS : MORE_PLAYERS),
  randomly: ({ setup }) => (setup.players === 2 ? undefined : RANDOMLY),
  sight: (kind, state, seat) => (state.setup.players === 2 ? undefined : kemetSight(kind, state, seat)),
};
