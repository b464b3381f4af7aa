import { playing as play, type Watch } from '@ennead/kernel/testing';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import { PHARAOH_NAMES } from '../pharaohs/names.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import type { AnkhState } from '../state.ts';

/** What changes a region between the forecast and the count of strength: then it is no longer as it stood. */
export const STIRS = /^figure-|^warrior-|^monument-|^devotion|^gods?-|^caravan|^conflict-token/;

/** Tables of all scenarios in turn, most of them ruled by a pharaoh. */
function tableNumber(game: number): object {
  const tables = SCENARIOS.flatMap(({ id, layouts }) =>
    layouts.map(({ players, layout = null }) => ({ scenario: id, layout, players })),
  );
  const pharaoh = [...PHARAOH_NAMES, null][game % (PHARAOH_NAMES.length + 1)];
  return { ...tables[(game * 7) % tables.length], pharaoh };
}

/** Plays random games at tables of all kinds. */
export function playing(games: number, watch: Watch<AnkhState, AnkhFact>): void {
  const setups = Array.from({ length: games }, (_, game) =>
    game % 2 === 0 ? { players: 2 + ((game / 2) % 4) } : tableNumber(game),
  );
  play(ankh, setups, watch);
}
