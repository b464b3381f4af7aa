import { missing } from '@ennead/kernel';
/** Ankh powers by number, in the order of the dashboard (A-UNL-1): bit number `n` of `Team.powers` is `POWER_NAMES[n]`. */
export const POWER_NAMES = [
  'commanding',
  'inspiring',
  'omnipresent',
  'revered',
  'resplendent',
  'obelisk-attuned',
  'temple-attuned',
  'pyramid-attuned',
  'glorious',
  'magnanimous',
  'bountiful',
  'worshipful',
] as const;
export type PowerName = (typeof POWER_NAMES)[number];

/** Bits of the powers that work outside their own files. */
export const INSPIRING = bitOf('inspiring');
export const REVERED = bitOf('revered');
export const PYRAMID_ATTUNED = bitOf('pyramid-attuned');
export const BOUNTIFUL = bitOf('bountiful');

function bitOf(name: PowerName): number {
  return 1 << POWER_NAMES.indexOf(name);
}

const POWERS_PER_LEVEL = 4;

/** 1, 2 or 3. */
export function levelOfPower(power: number): number {
  return Math.floor(power / POWERS_PER_LEVEL) + 1;
}

/** The powers of a level, one bit each; by level, 0 unused. */
export const POWERS_OF_LEVEL: readonly number[] = [0, 0x00f, 0x0f0, 0xf00];

export function powerName(power: number): PowerName {
  return POWER_NAMES[power] ?? missing();
}

/** The number of a power by its name. */
export function powerNamed(name: string): number {
  const power = (POWER_NAMES as readonly string[]).indexOf(name);
  if (power < 0) throw new Error(`no power is called ${name}`);
  return power;
}
