import { decide, openMatch } from '@ennead/kernel';
import { contractTests } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { ankh } from '../../game.ts';
import { enterThings } from '../../table/things.ts';
import { khnum } from './khnum.ts';

enterThings({ gods: [khnum] });

/** The whole contract, played at random and checked: sound states, masked views, copies, positions, replay, undo. */
contractTests(test, ankh, {
  setups: {
    'khnum against ra': { players: 2, gods: ['khnum', 'ra'] },
    'khnum among others': { players: 4, gods: ['osiris', 'khnum', 'anubis', 'amun'] },
  },
  seeds: ['a', 'b'],
  stride: 20,
});

test('A-SETUP-1: a god from a folder of its own is asked its own question and keeps its own token', () => {
  const setup = ankh.setup({ players: 3, gods: ['khnum', 'isis', 'ra'] });
  if (!setup.ok) throw new Error(setup.problem.message);
  const pots = new Set<number>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const match = openMatch(ankh, setup.value, seed);
    let turn = 0;
    for (let [owed] = match.open; owed !== undefined; [owed] = match.open) {
      const option = owed.options[(turn++ * 7) % owed.options.length] ?? '';
      if (owed.kind === 'pot') expect(owed.options).toContain('pass');
      decide(match, owed.seat, option);
      expect(ankh.check(match.state)).toEqual([]);
      for (const pot of match.state.own.khnum?.pots ?? []) pots.add(pot);
    }
  }
  expect(pots.size).toBeGreaterThan(0);
});

test('A-SETUP-1: a table without the god pays nothing for it', () => {
  const setup = ankh.setup({ players: 2, gods: ['isis', 'ra'] });
  if (!setup.ok) throw new Error(setup.problem.message);
  expect(ankh.start(setup.value, 'a', null).own).toEqual({ ra: { suns: 3 } });
});
