/** Ankh powers as bits of `Team.powers`, in the order of the dashboard (A-UNL-1): four a level. */
export const COMMANDING = 1 << 0;
export const INSPIRING = 1 << 1;
export const OMNIPRESENT = 1 << 2;
export const REVERED = 1 << 3;
export const RESPLENDENT = 1 << 4;
export const OBELISK_ATTUNED = 1 << 5;
export const TEMPLE_ATTUNED = 1 << 6;
export const PYRAMID_ATTUNED = 1 << 7;
export const GLORIOUS = 1 << 8;
export const MAGNANIMOUS = 1 << 9;
export const BOUNTIFUL = 1 << 10;
export const WORSHIPFUL = 1 << 11;

/** By power number: bit number `n` of `Team.powers` is `POWER_NAMES[n]`. */
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

const POWERS_PER_LEVEL = 4;

/** 1, 2 or 3. */
export function levelOfPower(power: number): number {
  return Math.floor(power / POWERS_PER_LEVEL) + 1;
}

/** The powers of a level, one bit each; by level, 0 unused. */
export const POWERS_OF_LEVEL: readonly number[] = [0, 0x00f, 0x0f0, 0xf00];

/** The number of a power by its name. */
export function powerNamed(name: string): number {
  const power = (POWER_NAMES as readonly string[]).indexOf(name);
  if (power < 0) throw new Error(`no power is called ${name}`);
  return power;
}
