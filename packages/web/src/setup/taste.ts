/** How somebody last began a quick game on this device. */
export interface Taste {
  readonly value: string;
  readonly bot: 'easy' | 'hard';
}

const keyOf = (game: string) => `ennead.play.${game}`;

export function keptTaste(game: string): Taste {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Record<string, unknown>;
    return {
      value: typeof kept.value === 'string' ? kept.value : '',
      bot: kept.bot === 'hard' ? 'hard' : 'easy',
    };
  } catch {
    return { value: '', bot: 'easy' };
  }
}

export function keepTaste(game: string, taste: Taste): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(taste));
  } catch {
    // A browser without storage asks again.
  }
}
