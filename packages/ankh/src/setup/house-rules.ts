import { fail, isRecord, ok, type Result, strayField } from '@ennead/kernel';

/** The numbers of the game that a table may change. */
export interface HouseRules {
  /** Spaces of the Move, Summon, Gain and Unlock tracks, start and event space included. */
  readonly trackLengths: readonly [move: number, summon: number, gain: number, unlock: number];
  /** The last number of the red section, which begins at 0. */
  readonly redSection: number;
  /** Reaching this wins. */
  readonly highestDevotion: number;
  readonly startFollowers: number;
  readonly startDevotion: number;
  readonly moveRange: number;
  /** Followers paid for a power of level 1, 2 and 3. */
  readonly unlockCosts: readonly [one: number, two: number, three: number];
  /** Followers paid for a monument built by card. */
  readonly buildCost: number;
}

/** As printed, or as our rulings read it (section 2 of the rules). */
export const HOUSE_RULES: HouseRules = {
  trackLengths: [7, 7, 7, 6],
  redSection: 20,
  highestDevotion: 31,
  startFollowers: 1,
  startDevotion: 0,
  moveRange: 3,
  unlockCosts: [1, 2, 3],
  buildCost: 3,
};

/** The least and the most each number may be. */
const LIMITS: Readonly<Record<keyof HouseRules, readonly [least: number, most: number]>> = {
  trackLengths: [5, 20],
  redSection: [0, 99],
  highestDevotion: [5, 99],
  startFollowers: [0, 20],
  startDevotion: [0, 99],
  moveRange: [1, 4],
  unlockCosts: [0, 20],
  buildCost: [0, 20],
};

/** What is not named stays as it is. */
export function readHouseRules(given: unknown = {}, numbers: Partial<HouseRules> = {}): Result<HouseRules> {
  if (!isRecord(given)) return fail('bad-house-rules', 'House rules are an object.');
  const stray = strayField(given, Object.keys(HOUSE_RULES));
  if (stray !== null) return fail('bad-house-rules', `There is no house rule ${stray}.`);
  for (const [name, value] of Object.entries(given)) {
    const problem = wrongValue(name as keyof HouseRules, value);
    if (problem !== null) return fail('bad-house-rules', problem);
  }
  const rules: HouseRules = { ...HOUSE_RULES, ...numbers, ...(given as Partial<HouseRules>) };
  if (rules.startDevotion >= rules.highestDevotion)
    return fail('bad-house-rules', 'Starting devotion must be below 31.');
  return ok(rules);
}

function wrongValue(name: keyof HouseRules, value: unknown): string | null {
  const [least, most] = LIMITS[name];
  const standard = HOUSE_RULES[name];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const length = Array.isArray(standard) ? standard.length : 1;
  if (Array.isArray(value) !== Array.isArray(standard) || values.length !== length)
    return `${name} is ${length === 1 ? 'a number' : `a list of ${length} numbers`}.`;
  const fits = values.every(
    (each) => Number.isInteger(each) && (each as number) >= least && (each as number) <= most,
  );
  return fits ? null : `${name} goes from ${least} to ${most}.`;
}
