import {
  type BaseSetup,
  type BaseState,
  chanceFrom,
  draw,
  type Fact,
  fail,
  type Game,
  NO_CHANCE,
  ok,
  POSITION_INPUT,
  type Result,
  readFields,
  SETUP_INPUT,
  type Seat,
} from '@ennead/kernel';

interface StonesSetup extends BaseSetup {
  readonly stones: number;
}

interface StonesState extends BaseState {
  readonly players: number;
  heap: number;
  turn: number;
}

interface StonesFact extends Fact {
  readonly type: 'taken';
  readonly seat: Seat;
  readonly count: number;
}

const MOST = 3;

function setup(input: unknown): Result<StonesSetup> {
  const read = readFields(input, SETUP_INPUT, ['players', 'stones', 'rulings']);
  if (!read.ok) return read;
  const { players = 2, stones = 21 } = read.value;
  if (typeof players !== 'number' || ![2, 3, 4].includes(players))
    return fail('bad-setup', 'Two, three or four can play.');
  if (typeof stones !== 'number' || !Number.isInteger(stones) || stones < 1 || stones > 50)
    return fail('bad-setup', 'A heap has one to fifty stones.');
  return ok({ players, stones, rulings: {} });
}

const whose = ({ turn, players }: StonesState): Seat => turn % players;

/** Whoever takes the last stone of the heap wins. The smallest game there is, for the test that adds one. */
export const stones: Game<StonesState, StonesSetup, StonesFact> = {
  id: 'stones',
  rules: 1,
  rulings: {},
  setup,
  start: ({ players, stones: heap }, seed) => ({
    chance: chanceFrom(seed),
    frames: [],
    rulings: {},
    players,
    heap,
    turn: 0,
  }),
  decisions: (state) =>
    state.heap === 0
      ? []
      : [
          {
            seat: whose(state),
            kind: 'take',
            options: Array.from({ length: Math.min(MOST, state.heap) }, (_, more) => more + 1),
          },
        ],
  apply(state, seat, option, log) {
    const count = Number(option);
    state.heap -= count;
    state.turn += 1;
    log?.push({ type: 'taken', rule: 'T-TAKE-1', seat, count });
  },
  outcome: (state) =>
    state.heap > 0 ? null : { winners: [(state.turn - 1) % state.players], rule: 'T-END-1' },
  view: (state) => ({ ...stones.clone(state), chance: [...NO_CHANCE] }),
  sample: (view, _viewer, chance) => ({
    ...stones.clone(view),
    chance: [draw(chance, 2 ** 32) | 0, draw(chance, 2 ** 32) | 0, draw(chance, 2 ** 32) | 0, 0],
  }),
  clone: (state) => ({ ...state, chance: [...state.chance], frames: [] }),
  check: ({ heap }) => (heap < 0 ? ['The heap is below zero.'] : []),
  positions: {
    read(position) {
      const read = readFields(position, POSITION_INPUT, ['players', 'stones']);
      if (!read.ok) return read;
      const given = setup(read.value);
      return given.ok ? ok(stones.start(given.value, 'position', null)) : given;
    },
    write: ({ players, heap }) => ({ players, stones: heap }),
  },
};
