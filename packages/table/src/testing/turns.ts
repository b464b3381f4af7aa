import type { BaseSetup, BaseState, Game } from '@ennead/kernel';
import type { ClockRules } from '../clock.ts';
import { openPlay, type Play } from '../play.ts';

/** The first two seats in turns, for ever; nothing else happens. */
interface Turns extends BaseState {
  turn: number;
}

const turns = {
  id: 'turns',
  rules: 1,
  start: () => ({ chance: [0, 0, 0, 0], frames: [], rulings: {}, turn: 0 }),
  clone: (state) => ({ ...state }),
  decisions: (state) => [{ seat: (state as Turns).turn % 2, kind: 'go', options: ['go'] }],
  apply(state) {
    (state as Turns).turn += 1;
  },
  outcome: () => null,
} as Partial<Game> as Game;

export function turnTable(players: number, clock: ClockRules): Play {
  const setup = { players } as BaseSetup;
  return openPlay(turns, { setup, seed: 'turns', rules: 1, clock, at: 0 });
}
