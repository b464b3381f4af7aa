import { ANDROSPHINX, APEP, CAT_MUMMY, FIGURE_NAMES, GIANT_SCORPION, MUMMY, SATET } from '../pieces.ts';

/** Base of a guardian; a team owns at most two of each size (A-COMP-9). */
export const SMALL = 0;
export const LARGE = 1;
export const BASES_PER_SIZE = 2;

/** What the box says of a guardian type (A-COMP-7). */
export interface GuardianKind {
  readonly kind: number;
  readonly name: (typeof FIGURE_NAMES)[number];
  readonly level: number;
  readonly base: typeof SMALL | typeof LARGE;
  readonly copies: number;
}

const entry = (
  kind: number,
  level: number,
  base: typeof SMALL | typeof LARGE,
  copies: number,
): GuardianKind => ({
  kind,
  name: FIGURE_NAMES[kind] ?? '',
  level,
  base,
  copies,
});

export const GUARDIAN_KINDS: readonly GuardianKind[] = [
  entry(SATET, 1, SMALL, 3),
  entry(CAT_MUMMY, 1, SMALL, 3),
  entry(MUMMY, 2, SMALL, 3),
  entry(APEP, 2, LARGE, 2),
  entry(GIANT_SCORPION, 3, LARGE, 2),
  entry(ANDROSPHINX, 3, LARGE, 2),
];

/** By figure kind; undefined for gods and warriors. */
const BY_KIND: readonly (GuardianKind | undefined)[] = Array.from({ length: 16 }, (_, kind) =>
  GUARDIAN_KINDS.find((guardian) => guardian.kind === kind),
);

export function isGuardian(kind: number): boolean {
  return BY_KIND[kind] !== undefined;
}
export function guardianOf(kind: number): GuardianKind {
  const guardian = BY_KIND[kind];
  if (guardian === undefined) throw new Error(`figure kind ${kind} is no guardian`);
  return guardian;
}
export function guardianNamed(name: string): GuardianKind {
  const guardian = GUARDIAN_KINDS.find((each) => each.name === name);
  if (guardian === undefined) throw new Error(`no guardian is called ${name}`);
  return guardian;
}
