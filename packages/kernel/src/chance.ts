/**
 * Seeded chance that lives in the state: sfc32, four 32-bit numbers as plain data.
 * The last number counts the draws, so that anyone can see whether chance was used.
 */
export type Chance = [a: number, b: number, c: number, draws: number];

/** What a viewer gets in place of the real chance. */
export const NO_CHANCE: Chance = [0, 0, 0, 0];

/** Turns any text into a chance. Different texts give unrelated sequences. */
export function chanceFrom(seed: string): Chance {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b);
    b = Math.imul(b ^ unit, 0xc2b2ae35) + a;
    c = Math.imul(c ^ unit, 0x27d4eb2f) + b;
    a ^= c >>> 15;
  }
  const chance: Chance = [a | 0, b | 0, c | 0, 1];
  for (let i = 0; i < 15; i++) next(chance);
  chance[3] = 0;
  return chance;
}

/** How many numbers 32 bits can say. */
const ALL = 0x100000000;

/**
 * The next 32 random bits, as a signed number: V8 keeps a larger one in an object of its own wherever this is not
 * inlined.
 */
function next(chance: Chance): number {
  const t = (chance[0] + chance[1] + chance[3]) | 0;
  chance[3] = (chance[3] + 1) | 0;
  chance[0] = chance[1] ^ (chance[1] >>> 9);
  chance[1] = (chance[2] + (chance[2] << 3)) | 0;
  chance[2] = (((chance[2] << 21) | (chance[2] >>> 11)) + t) | 0;
  return t;
}

/** A whole number from 0 to below `count`, every one equally likely. One of one is no chance and costs no draw. */
export function draw(chance: Chance, count: number): number {
  if (count === 1) return 0;
  if (!(count > 1 && count <= ALL && Number.isInteger(count))) throw new Error(`cannot draw one of ${count}`);
  if (count === ALL) return next(chance) >>> 0;
  for (;;) {
    const bits = next(chance) >>> 0;
    // Unsigned on both sides and as a result: otherwise it is divided as fractions are, which takes many times as long.
    const drawn = (bits % (count >>> 0)) >>> 0;
    // The last numbers that do not make up a full round of `count` would favour the low ones: draw again.
    if (bits - drawn <= ALL - count) return drawn;
  }
}

/**
 * Marks that something hidden came out without a draw (the last card of a pile, a tile turned over),
 * so that the move cannot be taken back for free. Counts as a draw.
 */
export function reveal(chance: Chance): void {
  next(chance);
}

/** Picks one item. */
export function pick<T>(chance: Chance, items: readonly T[]): T {
  // An item may itself be null or undefined.
  return items[draw(chance, items.length)] as T;
}

/** Shuffles in place (Fisher-Yates) and returns the same array. */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(chance, i + 1);
    const swapped = items[i] as T;
    items[i] = items[j] as T;
    items[j] = swapped;
  }
  return items;
}
