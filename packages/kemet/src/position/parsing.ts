import { changedBy, isRecord, missing, shown, strayField } from '@ennead/kernel';
import { boardOf } from '../board/board.ts';
import { INTERVENTIONS } from '../data/interventions.ts';
import type { KemetState } from '../state.ts';

/** Small readers for positions: each gives a value or says what is wrong. */

/** Says why something is no position. */
export class NotAPosition extends Error {}

export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new NotAPosition(otherwise);
}

export function count(value: unknown, most: number, what: string): number {
  must(
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most,
    `${what} is from 0 to ${most}.`,
  );
  return value as number;
}

export function entries(value: unknown, what: string): [string, unknown][] {
  must(isRecord(value), `${what} are an object.`);
  return Object.entries(value);
}

export function names(value: unknown, what: string): string[] {
  must(
    Array.isArray(value) && value.every((name) => typeof name === 'string'),
    `${what} are a list of names.`,
  );
  return value as string[];
}

/** The number of a name in a list of things with ids. */
export function find(list: readonly { readonly id: string }[], id: unknown, what: string): number {
  const at = list.findIndex((thing) => thing.id === id);
  must(at >= 0, `There is no ${what} ${shown(id)}.`);
  return at;
}

export function sectorNumber(state: KemetState, name: unknown): number {
  const sector = boardOf(state).numberOf.get(name as string);
  must(sector !== undefined, `There is no sector ${shown(name)} on this board.`);
  return sector;
}

export function onlyFields(value: object, fields: readonly string[], what: string): void {
  const stray = strayField(value, fields);
  must(stray === null, `${what} has no field ${stray}.`);
}

/** Takes a card out of the deck: nobody can have more than there are. */
export function takeCard(state: KemetState, id: unknown): number {
  const card = find(INTERVENTIONS, id, 'intervention');
  must((state.deck[card] ?? missing()) > 0, `There are not so many of ${shown(id)}.`);
  state.deck = changedBy(state.deck, card, -1);
  state.deckSize -= 1;
  return card;
}
