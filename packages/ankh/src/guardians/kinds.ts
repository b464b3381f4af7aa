/** Base of a guardian; a team owns at most two of each size (A-COMP-9). */
export const SMALL = 0;
export const LARGE = 1;
export const BASES_PER_SIZE = 2;

/** What the box says of the guardians (A-COMP-7). A new one takes the next kind that no figure of pieces.ts has, up to 15. */
const BOX = [
  {
    kind: 3,
    name: 'satet',
    level: 1,
    base: SMALL,
    copies: 3,
    rules: ['A-SATET-1', 'A-SATET-2', 'A-SATET-3'],
  },
  { kind: 4, name: 'cat-mummy', level: 1, base: SMALL, copies: 3, rules: ['A-CAT-1', 'A-CAT-2'] },
  { kind: 5, name: 'mummy', level: 2, base: SMALL, copies: 3, rules: ['A-MUM-1', 'A-MUM-2'] },
  { kind: 6, name: 'apep', level: 2, base: LARGE, copies: 2, rules: ['A-APEP-1', 'A-APEP-3'] },
  { kind: 7, name: 'giant-scorpion', level: 3, base: LARGE, copies: 2, rules: ['A-SCORP-1', 'A-SCORP-4'] },
  {
    kind: 8,
    name: 'androsphinx',
    level: 3,
    base: LARGE,
    copies: 2,
    rules: ['A-SPHINX-1', 'A-SPHINX-2', 'A-SPHINX-3'],
  },
] as const;

export type GuardianName = (typeof BOX)[number]['name'];

export interface GuardianKind {
  /** Figure kind. */
  readonly kind: number;
  readonly name: GuardianName;
  readonly level: number;
  readonly base: typeof SMALL | typeof LARGE;
  readonly copies: number;
  /** Where to read on. */
  readonly rules: readonly string[];
}

export const GUARDIAN_KINDS: readonly GuardianKind[] = BOX;

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
