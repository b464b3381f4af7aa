import { fail, ok, type Result } from './json.ts';

/**
 * A point that can be played in more than one way: because a correction changed it, or because groups differ.
 * A match pins one variant of every ruling when it begins and is played, replayed and exported by it for ever.
 */
export interface Ruling<Variant extends string = string> {
  /** The rule in docs/rules that tells all variants. */
  readonly rule: string;
  /** The day of the decision, as in 2026-11-16. */
  readonly date: string;
  readonly variants: readonly Variant[];
  /** By rules version: the variant in force from that version on. It begins with version 1. */
  readonly since: Readonly<Record<number, Variant>>;
  /** Whether a table may choose another variant than the one in force. */
  readonly choice: boolean;
  /** What named collections say, such as the publisher's FAQ. */
  readonly says?: Readonly<Record<string, Variant>>;
}

/** The rulings of a game by their ids. */
export type Rulings = Readonly<Record<string, Ruling>>;

/** One variant for every ruling of a game. Shared by all states of a match: never changed. */
export type Pinned<R extends Rulings = Rulings> = {
  readonly [Id in keyof R]: R[Id]['variants'][number];
};

/** The variant in force under a version of the rules. */
export function inForce<Variant extends string>({ since }: Ruling<Variant>, rules: number): Variant {
  let variant = since[1];
  for (const [version, later] of Object.entries(since)) if (Number(version) <= rules) variant = later;
  return variant as Variant;
}

/**
 * Completes the rulings of a setup that came from outside. Of a stored match `rules` is the version it began under: what it
 * does not name is as it was in force then. Without it the match is new: what is not named is in force now, and only
 * what tables may choose can be otherwise.
 */
export function pinRulings<R extends Rulings>(
  rulings: R,
  current: number,
  named: unknown = {},
  rules?: number,
): Result<Pinned<R>> {
  if (typeof named !== 'object' || named === null || Array.isArray(named))
    return fail('bad-rulings', 'Rulings are an object.');
  const pinned: Record<string, string> = {};
  for (const [id, ruling] of Object.entries(rulings)) pinned[id] = inForce(ruling, rules ?? current);
  for (const [id, variant] of Object.entries(named)) {
    const ruling = Object.hasOwn(rulings, id) ? rulings[id] : undefined;
    if (ruling === undefined) return fail('bad-rulings', `There is no ruling ${id}.`);
    if (!ruling.variants.includes(variant))
      return fail('bad-rulings', `The ruling ${id} is ${ruling.variants.join(' or ')}.`);
    if (rules === undefined && !ruling.choice && variant !== pinned[id])
      return fail('bad-rulings', `The ruling ${id} is not for a table to choose.`);
    pinned[id] = variant;
  }
  return ok(pinned as Pinned<R>);
}

/** The rulings that are not as in force under this version, for what is written by hand or compared with the book. */
export function changedRulings(rulings: Rulings, current: number, pinned: Pinned): Pinned {
  return Object.fromEntries(
    Object.entries(rulings).flatMap(([id, ruling]) => {
      const variant = pinned[id];
      return variant === undefined || variant === inForce(ruling, current) ? [] : [[id, variant]];
    }),
  );
}

/**
 * What another match takes over from the rulings of this one: the choices of the table. Where named collections speak,
 * what none of them says was in force once and nobody chose it.
 */
export function chosenRulings(rulings: Rulings, pinned: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(pinned ?? {}).filter(([id, variant]) => {
      const { choice = false, says } = rulings[id] ?? {};
      return choice && (says === undefined || Object.values(says).includes(variant));
    }),
  );
}

/** How a ruling stands in this match. */
export function ruled<P extends Pinned, Id extends keyof P>(
  { rulings }: { readonly rulings: P },
  id: Id,
): P[Id] {
  return rulings[id];
}
