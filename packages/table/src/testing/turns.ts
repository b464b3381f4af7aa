import type { BaseSetup, BaseState, Fact, Game, Seat } from '@ennead/kernel';
import type { ClockRules } from '../clock.ts';
import { openPlay, type Play } from '../play.ts';

interface TurnBegan extends Fact {
  readonly seat: Seat;
}

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
  apply(state, _seat, _option, log) {
    (state as Turns).turn += 1;
    const began: TurnBegan = { type: 'turn-began', rule: 'TURNS-1', seat: (state as Turns).turn % 2 };
    log?.push(began);
  },
  news: (_state, fact, seat) => ((fact as TurnBegan).seat === seat ? null : { kind: 'turns', amount: 1 }),
  outcome: () => null,
} as Partial<Game> as Game;

/** The same with answers that are secret, two for each turn. */
const secretTurns: Game = {
  ...turns,
  decisions: (state) => {
    const { turn } = state as Turns;
    return [{ seat: Math.floor(turn / 2) % 2, kind: 'go', options: ['go'], secret: `go-${turn}` }];
  },
};

export function turnTable(players: number, clock: ClockRules, isSecret = false): Play {
  const setup = { players } as BaseSetup;
  return openPlay(isSecret ? secretTurns : turns, { setup, seed: 'turns', rules: 1, clock, at: 0 });
}
