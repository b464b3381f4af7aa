import {
  type Chance,
  chanceFrom,
  type Decision,
  draw,
  missing,
  type Option,
  randomAnswer,
  waitingFor,
} from '@ennead/kernel';
import { expect, test } from 'vitest';
import { kemet } from './index.ts';
import type { KemetState } from './state.ts';
import { newGame } from './testing/table.ts';

/** A random player who raises and buys when that is offered, so that tiles with secrets come into play. */
function answerTo(open: readonly Decision[], chance: Chance): readonly [Decision, Option] {
  const [decision, option] = randomAnswer(open, chance);
  const { kind, options } = decision;
  const builds = kind === 'tile' || kind === 'raise-pyramid' || kind === 'raise-level';
  if (!builds || option !== 'none' || options.length === 1) return [decision, option];
  return [decision, options[draw(chance, options.length - 1)] ?? missing()];
}

/** Another world that a viewer cannot tell from this one, if the same open answer may be given in it. */
function worldWith(
  state: KemetState,
  viewer: number,
  { seat, kind, secret }: Decision,
  option: Option,
  chance: Chance,
): KemetState | null {
  const open = kemet.decisions(state);
  const world = kemet.sample(kemet.view(state, viewer), viewer, chance);
  const there: readonly Decision[] = kemet.decisions(world);
  expect(waitingFor(there)).toEqual(waitingFor(open));
  const same = there.find((decision) => decision.seat === seat && decision.kind === kind);
  if (open.length > 1 || secret !== undefined || !same?.options.includes(option)) return null;
  kemet.apply(world, seat, option, null);
  return world;
}

test('K-INV-10, K-HID-4, K-INT-5, K-DEC-40: worlds alike to a viewer go on alike: the same seats are asked, the same is seen', () => {
  let compared = 0;
  for (const players of [2, 3, 4, 5]) {
    const discards = players % 2 === 0 ? 'open' : 'hidden';
    const table = newGame({ players, roundLimit: 9, discards }, `worlds ${players}`);
    const chance = chanceFrom(`alike ${players}`);
    for (let open = kemet.decisions(table.state); open.length > 0; open = kemet.decisions(table.state)) {
      const [decision, option] = answerTo(open, chance);
      const viewer = draw(chance, players);
      const world = worldWith(table.state, viewer, decision, option, chance);
      const draws = table.state.chance[3];
      kemet.apply(table.state, decision.seat, option, null);
      // What chance brings differs from world to world.
      if (world === null || table.state.chance[3] !== draws || table.state.phase === 'over') continue;
      const told = `${decision.kind} ${option} of seat ${decision.seat}, seen by ${viewer}`;
      expect(waitingFor(kemet.decisions(world)), told).toEqual(waitingFor(kemet.decisions(table.state)));
      expect(kemet.view(world, viewer), told).toEqual(kemet.view(table.state, viewer));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(2000);
});
