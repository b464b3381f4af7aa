import { add, changed, missing } from '@ennead/kernel';
import { pray } from '../actions/pray.ts';
import { SPACES } from '../data/action-board.ts';
import { type KemetStep, type Log, push } from '../flow.ts';
import { idleQuestion } from '../interventions/playing.ts';
import { COLOURS, GOLD_MOVE, PASSES } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { END, GOLD, SILVER, TOKENS, tokensToPlace } from './tokens.ts';

/** Turns one after the other until the day is over: in each, tokens are placed and resolved one by one until the player ends it (K-DAY-2, K-DAY-11). */
export const turnProcedure: readonly KemetStep[] = [
  {
    run(state, _frame, log) {
      beginTurn(state, log);
      return 'next';
    },
  },
  idleQuestion({
    kind: 'token',
    answers: () => TOKENS,
    set: (state) => tokensToPlace(state, state.active),
    take(state, _frame, place, log) {
      if (place !== END) {
        placeToken(state, place, log);
        return 'stay';
      }
      log?.push({ type: 'turn-ended', rule: 'K-DAY-11', seat: state.active });
      state.turn += 1;
      if (state.turn === state.order.length) endPass(state, log);
      if (state.pass === PASSES) return 'end';
      beginTurn(state, log);
      return 'stay';
    },
  }),
];

/** Everybody has had a turn: the next pass begins, if there is one (K-DAY-1). */
export function endPass(state: KemetState, log: Log): void {
  state.turn = 0;
  state.pass += 1;
  if (state.pass < PASSES) log?.push({ type: 'pass-began', rule: 'K-DAY-1', pass: state.pass });
}

function beginTurn(state: KemetState, log: Log): void {
  const seat = state.order[state.turn] ?? missing();
  state.active = seat;
  state.placed = false;
  log?.push({ type: 'turn-began', rule: 'K-DAY-1', seat });
}

function placeToken(state: KemetState, place: number, log: Log): void {
  const seat = state.active;
  if (place >= GOLD) {
    const use = place - GOLD;
    state.gold = changed(state.gold, seat, use);
    const action = use === GOLD_MOVE ? 'move' : 'recruit';
    log?.push({ type: 'token-placed', rule: 'K-DAY-4', seat, token: 'gold', space: 'apex', action });
    push(state, action);
    return;
  }
  const isSilver = place >= SILVER;
  const space = isSilver ? place - SILVER : place;
  if (isSilver) state.silver = changed(state.silver, seat, space);
  else {
    add(state.tokens, seat, -1);
    state.placed = true;
  }
  state.spaces[seat] = (state.spaces[seat] ?? missing()) | (1 << space);
  const { id, action } = SPACES[space] ?? missing();
  log?.push({
    type: 'token-placed',
    rule: isSilver ? 'K-DAY-4' : 'K-DAY-2',
    seat,
    token: isSilver ? 'silver' : 'regular',
    space: id,
    action,
  });
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
