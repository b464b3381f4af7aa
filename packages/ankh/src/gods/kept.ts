import type { AnkhState } from '../state.ts';
import { hasGod } from '../teams.ts';
import type {} from './amun.ts';
import type {} from './anubis.ts';
import type { GodName } from './names.ts';
import type {} from './osiris.ts';
import type {} from './ra.ts';

/** What a state or a view shows of the pieces of single gods, for those who only look. */

/** Amun may still announce two cards in this Conflict. */
export function isTwoCardsReady({ own }: AnkhState): boolean {
  return own.amun?.ready ?? false;
}

/** The team may announce two cards in its next battle. */
export function mayPlayTwoCards(state: AnkhState, team: number): boolean {
  return isTwoCardsReady(state) && hasGod(state, team, 'amun');
}

/** The owners of the warriors that Anubis holds. */
export function trappedBy({ own }: AnkhState): readonly number[] {
  return own.anubis?.trapped ?? [];
}

/** Osiris has so many tokens (A-COMP-10). */
export const GATES = 3;

const NO_GATES: readonly number[] = [];

/** The spaces of Osiris's tokens. */
export function gatesOf({ own }: AnkhState): readonly number[] {
  return own.osiris?.underworld ?? NO_GATES;
}

/** The tokens of Osiris that keep the figures of the team off their spaces (A-OSIRIS-7). */
export function gatesBarredTo(state: AnkhState, team: number): readonly number[] {
  const gates = gatesOf(state);
  return gates.length === 0 || hasGod(state, team, 'osiris') ? NO_GATES : gates;
}

/** The suns of Ra that are on no figure. */
export function freeSuns({ own }: AnkhState): number {
  return own.ra?.suns ?? 0;
}

/** Tokens that a god lays on spaces of the board. */
interface GodToken {
  /** Its name in words. */
  readonly name: string;
  readonly god: GodName;
  /** So many are in the box. */
  readonly count: number;
  /** Where to read on. */
  readonly rules: readonly string[];
  /** They keep the figures of other gods off. */
  readonly barsOthers: boolean;
  /** Where they lie. */
  spaces(state: AnkhState): readonly number[];
}

export const GOD_TOKENS = [
  {
    name: 'underworld',
    god: 'osiris',
    count: GATES,
    rules: ['A-OSIRIS-7', 'A-OSIRIS-8'],
    barsOthers: true,
    spaces: gatesOf,
  },
] as const satisfies readonly GodToken[];

export type TokenName = (typeof GOD_TOKENS)[number]['name'];

/** The token of a god on the space, if one lies there. */
export function tokenOn(state: AnkhState, space: number): (typeof GOD_TOKENS)[number] | undefined {
  return GOD_TOKENS.find(({ spaces }) => spaces(state).includes(space));
}

/** The token that keeps the figures of the team off the space. */
export function barringToken(state: AnkhState, team: number, space: number): TokenName | null {
  const token = tokenOn(state, space);
  return token?.barsOthers && !hasGod(state, team, token.god) ? token.name : null;
}
