import { missing } from '@ennead/kernel';
/** Ankh powers by number, in the order of the dashboard (A-UNL-1), each with its level and the rules to read on in. */
export const POWER_BOX = [
  { name: 'commanding', level: 1, rules: ['A-POW-1'] },
  { name: 'inspiring', level: 1, rules: ['A-POW-2'] },
  { name: 'omnipresent', level: 1, rules: ['A-POW-3'] },
  { name: 'revered', level: 1, rules: ['A-POW-4'] },
  { name: 'resplendent', level: 2, rules: ['A-POW-5'] },
  { name: 'obelisk-attuned', level: 2, rules: ['A-POW-6'] },
  { name: 'temple-attuned', level: 2, rules: ['A-POW-7'] },
  { name: 'pyramid-attuned', level: 2, rules: ['A-POW-8'] },
  { name: 'glorious', level: 3, rules: ['A-POW-9'] },
  { name: 'magnanimous', level: 3, rules: ['A-POW-10'] },
  { name: 'bountiful', level: 3, rules: ['A-POW-11'] },
  { name: 'worshipful', level: 3, rules: ['A-POW-12'] },
] as const;

export type PowerName = (typeof POWER_BOX)[number]['name'];
/** Bit number `n` of `Team.powers` is `POWER_NAMES[n]`. */
export const POWER_NAMES: readonly PowerName[] = POWER_BOX.map(({ name }) => name);

/** Bits of the powers that work outside their own files. */
export const INSPIRING = bitOf('inspiring');
export const REVERED = bitOf('revered');
export const PYRAMID_ATTUNED = bitOf('pyramid-attuned');
export const BOUNTIFUL = bitOf('bountiful');

function bitOf(name: PowerName): number {
  return 1 << POWER_NAMES.indexOf(name);
}

/** 1, 2 or 3. */
export function levelOfPower(power: number): number {
  return (POWER_BOX[power] ?? missing()).level;
}

/** The powers of a level, one bit each; by level, 0 unused. */
export const POWERS_OF_LEVEL: readonly number[] = [0, 1, 2, 3].map((level) =>
  POWER_BOX.reduce((bits, power, number) => (power.level === level ? bits | (1 << number) : bits), 0),
);

export function powerName(power: number): PowerName {
  return POWER_NAMES[power] ?? missing();
}

/** The number of a power by its name. */
export function powerNamed(name: string): number {
  const power = (POWER_NAMES as readonly string[]).indexOf(name);
  if (power < 0) throw new Error(`no power is called ${name}`);
  return power;
}
