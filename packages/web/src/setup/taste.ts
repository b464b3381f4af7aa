import { LADDER, type Rung } from './sitters.ts';

/** How somebody last began a quick game on this device. */
export interface Taste {
  readonly value: string;
  /** How strong the bots were. */
  readonly bot: Rung;
}

/** For who has not played yet. */
const FIRST: Rung = 'easy';

const keyOf = (game: string) => `ennead.play.${game}`;

export function keptTaste(game: string): Taste {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Record<string, unknown>;
    return {
      value: typeof kept.value === 'string' ? kept.value : '',
      bot: LADDER.find((rung) => rung === kept.bot) ?? FIRST,
    };
  } catch {
    return { value: '', bot: FIRST };
  }
}

export function keepTaste(game: string, taste: Taste): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(taste));
  } catch {
    // A browser without storage asks again.
  }
}
