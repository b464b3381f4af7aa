import { kemet } from '@ennead/kemet';
import { expect, test } from 'vitest';
import { knownSums } from './known.ts';

/** Two views of a battle before the reveal, with one card chosen: the chooser's, then the enemy's. */
function beforeTheReveal() {
  const read = kemet.setup({ players: 2 });
  if (!read.ok) throw new Error(read.problem.message);
  for (let seed = 0; seed < 40; seed++) {
    const state = kemet.start(read.value, `known ${seed}`, null);
    for (let turn = 7; kemet.outcome(state) === null; turn = (turn * 31 + 11) % 1009) {
      const decision = kemet.decisions(state)[0];
      if (decision === undefined) break;
      const { battle } = state;
      const [attacking = -1, defending = -1] = battle?.card ?? [];
      if (battle !== null && !battle.revealed && attacking >= 0 && defending < 0)
        return { state, chooser: battle.attacker, enemy: battle.defender };
      kemet.apply(state, decision.seat, decision.options[turn % decision.options.length] as string, null);
    }
  }
  throw new Error('nobody fought');
}

test('K-BATTLE-11: what is known adds up to its total, and a hidden card is no part of it', () => {
  const { state, chooser, enemy } = beforeTheReveal();
  const own = knownSums(kemet.view(state, chooser), chooser);
  const seen = knownSums(kemet.view(state, enemy), chooser);
  expect(own?.strength.terms.map(({ source }) => source)).toContain('card');
  expect(seen?.strength.terms.map(({ source }) => source)).not.toContain('card');
  for (const sums of [own, seen])
    for (const { total, terms } of Object.values(sums ?? {}))
      expect(terms.reduce((sum, { value }) => sum + value, 0)).toBe(total);
});

test('without a battle nothing is known', () => {
  const read = kemet.setup({ players: 2 });
  if (!read.ok) throw new Error(read.problem.message);
  expect(knownSums(kemet.start(read.value, 'peace', null), 0)).toBeNull();
});
