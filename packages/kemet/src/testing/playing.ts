import { playing as play, type Watch } from '@ennead/kernel/testing';
import type { KemetFact } from '../facts.ts';
import { kemet } from '../index.ts';
import type { KemetState } from '../state.ts';

/** Plays random games at tables of all sizes. */
export function playing(games: number, watch: Watch<KemetState, KemetFact>): void {
  const setups = Array.from({ length: games }, (_, game) => ({ players: 2 + (game % 4), roundLimit: 8 }));
  play(kemet, setups, watch);
}
