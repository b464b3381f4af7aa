import { chanceFrom, missing, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { boardOf } from './board/board.ts';
import type { KemetFact } from './facts.ts';
import { kemet } from './index.ts';
import { temporaryPoints } from './points.ts';
import type { KemetState } from './state.ts';
import { newGame } from './testing/table.ts';
import { controller } from './troops.ts';

/** Set RANDOM_GAMES to play more. */
const GAMES = Number(process.env.RANDOM_GAMES ?? 40);

/** Temporary points worked out a second time (K-INV-7). */
function scored(state: KemetState, seat: number): number {
  const { sectors } = boardOf(state);
  return sectors.filter(
    ({ kind }, sector) =>
      controller(state, sector) === seat && (kind === 'temple' || state.pyramidLevel[sector] === 4),
  ).length;
}

/** Adds up what the facts say happened to prayer and points. */
function follow(facts: readonly KemetFact[], prayer: number[], permanent: number[]): void {
  for (const fact of facts) {
    if (fact.type === 'prayer-gained') prayer[fact.seat] = (prayer[fact.seat] ?? missing()) + fact.gained;
    if (fact.type === 'paid') prayer[fact.seat] = (prayer[fact.seat] ?? missing()) - fact.price;
    if (fact.type === 'prayer-lost') prayer[fact.seat] = (prayer[fact.seat] ?? missing()) - fact.lost;
    if (fact.type === 'point') permanent[fact.seat] = (permanent[fact.seat] ?? missing()) + 1;
  }
}

test.for([2, 3, 4, 5])(
  'K-INV-1, K-INV-2, K-INV-3, K-INV-4, K-INV-5, K-INV-6, K-INV-7, K-INV-8, K-INV-9, K-DEC-43: random games of %i players stay sound and end',
  { timeout: 600_000 },
  (players) => {
    for (let game = 0; game < GAMES / 4; game++) {
      const setup = {
        players,
        length: game % 2 === 0 ? 'short' : 'long',
        beginner: game % 5 === 4,
        discards: game % 3 === 0 ? 'open' : 'hidden',
        roundLimit: 60,
      };
      const { state, facts: log } = newGame(setup, `random ${game}`);
      const chance = chanceFrom(`random ${players} ${game}`);
      const prayer = new Array<number>(players).fill(5);
      const permanent = new Array<number>(players).fill(0);
      for (let open = kemet.decisions(state); open.length > 0; open = kemet.decisions(state)) {
        for (const { options } of open) expect(options.length).toBeGreaterThan(0);
        const [{ seat }, option] = randomAnswer(open, chance);
        log.length = 0;
        kemet.apply(state, seat, option, log);
        const broken = kemet.check(state);
        if (broken.length > 0) expect(broken).toEqual([]);
        follow(log, prayer, permanent);
        if (String(prayer) !== String(state.prayer) || String(permanent) !== String(state.permanent))
          expect([prayer, permanent]).toEqual([state.prayer, state.permanent]);
        for (const one of state.order)
          if (temporaryPoints(state, one) !== scored(state, one))
            expect(temporaryPoints(state, one)).toBe(scored(state, one));
      }
      expect(kemet.outcome(state)?.winners).toEqual([state.winner]);
    }
  },
);
