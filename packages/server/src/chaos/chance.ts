import { type Chance, chanceFrom, draw, pick } from '@ennead/kernel';

/** What happens next and for how long, the same for the same seed. */
export interface Dice {
  between(least: number, most: number): number;
  one<T>(of: readonly T[]): T;
}

export function diceFrom(seed: string): Dice {
  const chance: Chance = chanceFrom(seed);
  return {
    between: (least, most) => least + draw(chance, most - least + 1),
    one: (of) => pick(chance, of),
  };
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
