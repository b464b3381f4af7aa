import { chanceFrom, decide, openMatch, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ankh } from './game.ts';
import { groundOf } from './ground/ground.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import type { AnkhState } from './state.ts';
import { newGame } from './testing/table.ts';

const GAMES = 6;

/** Plays one game at random, looking at every state on the way. */
function play(players: number, scenario: string, seed: string, look: (state: AnkhState) => void): AnkhState {
  const { state } = newGame({ players, scenario }, seed);
  const chance = chanceFrom(seed);
  for (let open = ankh.decisions(state); open.length > 0; open = ankh.decisions(state)) {
    look(state);
    const [decision, option] = randomAnswer(open, chance);
    ankh.apply(state, decision.seat, option, null);
  }
  return state;
}

const tables = SCENARIOS.flatMap(({ id, layouts }) =>
  layouts.map(({ players }) => ({ players, scenario: id })),
);

test.each(tables)(
  'A-DEC-1, A-DEC-4, A-INV-1, A-INV-10: $scenario for $players ends, every state sound',
  ({ players, scenario }) => {
    for (let game = 0; game < GAMES; game++) {
      const seed = `${scenario} ${players} ${game}`;
      let regions = 0;
      let event = 0;
      const end = play(players, scenario, seed, (state) => {
        expect(ankh.check(state), seed).toEqual([]);
        const now = groundOf(state).regionCount;
        const change = now - (regions || now);
        expect(scenario === 'peoples-revolt' ? [0, -1] : [0, 1]).toContain(change);
        expect(state.event).toBeGreaterThanOrEqual(event);
        regions = now;
        event = state.event;
      });
      expect(end.outcome).not.toBeNull();
      expect(end.event).toBeLessThanOrEqual(18);
    }
  },
);

test('A-DEC-5: in B3 the questions of all participants are open together', () => {
  let together = 0;
  for (let game = 0; game < GAMES; game++)
    play(4, 'middle-kingdom', `together ${game}`, (state) => {
      const open = ankh.decisions(state);
      if (open.length > 1) {
        together += 1;
        expect(open.every(({ secret }) => secret !== undefined)).toBe(true);
      }
    });
  expect(together).toBeGreaterThan(0);
});

test('A-DEC-6: an illegal answer is refused and nothing changes', () => {
  const setup = ankh.setup({ players: 2, firstSeat: 0 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const match = openMatch(ankh, setup.value, 'seed');
  const before = JSON.stringify(match.state);
  expect(decide(match, 0, 'fly')).toMatchObject({ ok: false, problem: { code: 'not-an-option' } });
  expect(decide(match, 1, 'move')).toMatchObject({ ok: false, problem: { code: 'not-your-turn' } });
  expect(JSON.stringify(match.state)).toBe(before);
});

test('A-DEC-1: a state is small enough to be sent about', () => {
  let largest = 0;
  play(4, 'middle-kingdom', 'size', (state) => {
    largest = Math.max(largest, JSON.stringify(state).length);
  });
  expect(largest).toBeLessThan(6 * 1024);
});
