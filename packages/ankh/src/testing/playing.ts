import { chanceFrom, randomAnswer } from '@ennead/kernel';
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

/** Plays random games; `watch` sees the state before every answer and gives back what looks at the facts after it. */
export function playing(
  games: number,
  watch: (state: AnkhState, asked: string) => ((facts: readonly AnkhFact[]) => void) | undefined,
): void {
  for (let game = 0; game < games; game++) {
    const setup = ankh.setup(game % 2 === 0 ? { players: 2 + ((game / 2) % 4) } : tableNumber(game));
    if (!setup.ok) throw new Error(setup.problem.message);
    const state = ankh.start(setup.value, `foresight ${game}`, null);
    const chance = chanceFrom(`foresight ${game}`);
    for (let open = ankh.decisions(state); open.length > 0; open = ankh.decisions(state)) {
      const [{ seat, kind }, option] = randomAnswer(open, chance);
      const look = watch(state, `${kind} ${option}`);
      const facts: AnkhFact[] = [];
      ankh.apply(state, seat, option, facts);
      look?.(facts);
    }
  }
}
