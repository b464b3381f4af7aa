import { add, missing } from '@ennead/kernel';
import { pray } from '../actions/pray.ts';
import { SPACES } from '../data/action-board.ts';
import { type KemetStep, type Log, push } from '../flow.ts';
import { idleQuestion } from '../interventions/playing.ts';
import { COLOURS, GOLD_MOVE } from '../pieces.ts';
import type { TokenOption } from '../questions.ts';
import type { KemetState } from '../state.ts';
import { GOLD_OPTIONS, REGULAR_OPTIONS, SILVER_OPTIONS, tokenOptions } from './tokens.ts';

/** Turns of one pass: in each, tokens are placed and resolved one by one until the player ends it (K-DAY-2, K-DAY-11). */
export const turnProcedure: readonly KemetStep[] = [
  {
    run(state, _frame, log) {
      beginTurn(state, log);
      return 'next';
    },
  },
  idleQuestion({
    kind: 'token',
    options: (state) => tokenOptions(state, state.active),
    take(state, _frame, option, log) {
      if (option !== 'end') {
        placeToken(state, option, log);
        return 'stay';
      }
      log?.push({ type: 'turn-ended', rule: 'K-DAY-11', seat: state.active });
      state.turn += 1;
      if (state.turn === state.order.length) return 'end';
      beginTurn(state, log);
      return 'stay';
    },
  }),
];

function beginTurn(state: KemetState, log: Log): void {
  const seat = state.order[state.turn] ?? missing();
  state.active = seat;
  state.placed = false;
  log?.push({ type: 'turn-began', rule: 'K-DAY-1', seat });
}

interface Placement {
  readonly token: 'regular' | 'silver' | 'gold';
  readonly space: number;
}

function placements(options: readonly string[], token: Placement['token']): [string, Placement][] {
  return options.map((option, space) => [option, { token, space }]);
}

/** What a token option means: which token, on which space; for gold, which use. */
const PLACEMENTS: ReadonlyMap<string, Placement> = new Map([
  ...placements(REGULAR_OPTIONS, 'regular'),
  ...placements(SILVER_OPTIONS, 'silver'),
  ...placements(GOLD_OPTIONS, 'gold'),
]);

function placeToken(state: KemetState, option: TokenOption, log: Log): void {
  const seat = state.active;
  const placement = PLACEMENTS.get(option);
  if (placement === undefined) throw new Error(`${option} is no placement`);
  const { token, space } = placement;
  if (token === 'gold') {
    state.gold[seat] = space;
    const action = space === GOLD_MOVE ? 'move' : 'recruit';
    log?.push({ type: 'token-placed', rule: 'K-DAY-4', seat, token, space: 'apex', action });
    push(state, action);
    return;
  }
  if (token === 'regular') {
    add(state.tokens, seat, -1);
    state.placed = true;
  } else state.silver[seat] = space;
  state.spaces[seat] = (state.spaces[seat] ?? missing()) | (1 << space);
  const { id, action } = SPACES[space] ?? missing();
  const rule = token === 'regular' ? 'K-DAY-2' : 'K-DAY-4';
  log?.push({ type: 'token-placed', rule, seat, token, space: id, action });
  resolve(state, space, log);
}

const COLOUR_OF_SPACE: readonly number[] = SPACES.map((space) =>
  'colour' in space ? COLOURS.indexOf(space.colour) : -1,
);

function resolve(state: KemetState, space: number, log: Log): void {
  const { action } = SPACES[space] ?? missing();
  if (action === 'pray') pray(state, log);
  else if (action === 'buy') push(state, 'buy', COLOUR_OF_SPACE[space]);
  else push(state, action);
}
