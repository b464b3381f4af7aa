import { changed, enter, missing, procedure, type Seat } from '@ennead/kernel';
import { always, question } from '../ask.ts';
import { CAMELS, CONFLICT_TOKENS } from '../box.ts';
import { regionName } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { caravanNext } from '../ground/caravans.ts';
import { caravansFrom, groundAfter, groundOf, regionOfLand } from '../ground/ground.ts';
import { sideNamed, sideNames } from '../map/sides.ts';
import type { AnkhOption } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import { swapTokens, type TokenPair, tokensOf } from '../token-pair.ts';
import type { Log } from '../turn/hooks.ts';
import { isReplaced } from '../turn/moments.ts';
import type { ActionFrame } from '../turn/turn.ts';

interface CaravanFrame extends ActionFrame {
  /** The two new regions, and the token of the region they were. */
  one: number;
  other: number;
  token: number;
}

export function beginCaravan(state: AnkhState, seat: Seat, log: Log): void {
  if (isReplaced(state, 'insteadOfCaravan', seat, log)) return;
  state.caravan = [];
  enter<CaravanFrame>(state, { procedure: 'caravan', at: 0, seat, one: -1, other: -1, token: 0 });
}

/** Camel Caravan: a line drawn side by side, then the tokens of the two regions it makes. */
export const caravan = procedure<AnkhState, CaravanFrame, AnkhFact>(
  question({
    kind: 'caravan',
    skip(state, { seat }, log) {
      if (canDraw(state)) return null;
      log?.push({
        type: 'event-without-effect',
        rule: 'A-CAR-12',
        team: teamOfSeat(state, seat),
        event: 'caravan',
      });
      return 'end';
    },
    isAlwaysAsked: always,
    options(state) {
      const options: AnkhOption<'caravan'>[] = sideNames(nextSides(state));
      options.push('pass');
      return options;
    },
    about: () => [],
    take(state, { seat }, option, log) {
      if (option === 'pass') {
        log?.push({ type: 'caravan-declined', rule: 'A-CAR-1', team: teamOfSeat(state, seat) });
        return 'end';
      }
      state.caravan = [...state.caravan, sideNamed(option)];
      return 'next';
    },
  }),
  /** One side at a time; every side offered leads to the end of some legal line (A-DEC-3). */
  question({
    kind: 'caravan',
    leave: (_state, _frame, { length }) => (length === 0 ? 'next' : null),
    options: (state) => sideNames(nextSides(state)),
    about: (state) => sideNames(state.caravan),
    take(state, _frame, option) {
      state.caravan = [...state.caravan, sideNamed(option)];
      return 'stay';
    },
  }),
  question({
    kind: 'caravan-token',
    skip(state, frame, log) {
      log?.push({
        type: 'caravan-drawn',
        rule: 'A-CAR-1',
        team: teamOfSeat(state, frame.seat),
        sides: sideNames(state.caravan),
      });
      split(state, frame);
      return null;
    },
    isAlwaysAsked: always,
    options(state, { one, other }) {
      const ground = groundOf(state);
      return [regionName(ground, one), regionName(ground, other)];
    },
    about: (_state, { token }) => token,
    take(state, { one, other, token }, option, log) {
      const kept = regionName(groundOf(state), one) === option ? one : other;
      const fresh = lowestTokenInSupply(state, token);
      place(state, kept, token, log);
      place(state, kept === one ? other : one, fresh, log);
      return 'next';
    },
  }),
  question({
    kind: 'caravan-swap',
    isAlwaysAsked: always,
    options: (state, frame) => swaps(state, tokensOfBoth(state, frame)),
    about: tokensOfBoth,
    take(state, { seat }, option, log) {
      if (option !== 'pass') swap(state, option, teamOfSeat(state, seat), log);
      return 'end';
    },
  }),
);

/** The tokens of the two new regions. */
function tokensOfBoth({ conflict }: AnkhState, { one, other }: CaravanFrame): [number, number] {
  return [conflict[one] ?? missing(), conflict[other] ?? missing()];
}

/** A token is left for the new region, and camels for some legal line (A-CAR-6, A-CAR-12). */
function canDraw(state: AnkhState): boolean {
  const { regionCount, caravans, camels } = groundOf(state);
  return regionCount < CONFLICT_TOKENS && caravans().some(({ length }) => length <= CAMELS - camels.length);
}

/** The sides that some legal line goes on with. */
function nextSides(state: AnkhState): number[] {
  const ground = groundOf(state);
  const [first] = state.caravan;
  const lines = first === undefined ? ground.caravans() : caravansFrom(ground, first);
  return caravanNext(lines, state.caravan, CAMELS - ground.camels.length);
}

/** Lays the camels. Regions keep their tokens, the two new ones are without until the seat has chosen (A-CAR-10). */
function split(state: AnkhState, frame: CaravanFrame): void {
  const before = groundOf(state);
  const tokens = state.conflict;
  const after = groundAfter(before, state.caravan);
  state.ground = after.key;
  state.caravan = [];
  const cameFrom: number[] = [];
  for (const land of after.lands) cameFrom.push(regionOfLand(before, land[0] ?? missing()));
  const conflict: number[] = [];
  for (const old of cameFrom) conflict.push(tokens[old] ?? missing());
  for (let region = 0; region < cameFrom.length; region++) {
    const other = cameFrom.indexOf(cameFrom[region] ?? missing(), region + 1);
    if (other < 0) continue;
    frame.one = region;
    frame.other = other;
    frame.token = conflict[region] ?? missing();
    conflict[region] = 0;
    conflict[other] = 0;
    break;
  }
  state.conflict = conflict;
}

/** A-CAR-10 (b). `token` is the one about to be laid. */
function lowestTokenInSupply({ conflict }: AnkhState, token: number): number {
  let lowest = 1;
  while (lowest === token || conflict.includes(lowest)) lowest += 1;
  return lowest;
}

function place(state: AnkhState, region: number, token: number, log: Log): void {
  state.conflict = changed(state.conflict, region, token);
  log?.push({
    type: 'conflict-token-placed',
    rule: 'A-CAR-10',
    number: token,
    region: regionName(groundOf(state), region),
  });
}

/** Each token of a new region with any other on the board, each pair once (A-CAR-10 (c), A-CAR-11). */
function swaps(
  { conflict }: AnkhState,
  [one, other]: readonly [number, number],
): AnkhOption<'caravan-swap'>[] {
  const options: AnkhOption<'caravan-swap'>[] = [];
  for (const number of conflict) if (number !== one) options.push(`${one} ${number}`);
  for (const number of conflict) if (number !== one && number !== other) options.push(`${other} ${number}`);
  options.push('pass');
  return options;
}

function swap(state: AnkhState, pair: TokenPair, team: number, log: Log): void {
  const [one, other] = tokensOf(pair);
  swapTokens(state, one, other);
  log?.push({ type: 'conflict-tokens-swapped', rule: 'A-CAR-10', team, numbers: [one, other] });
}
