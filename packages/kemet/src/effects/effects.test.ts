import { expect, test } from 'vitest';
import { CHAPTERS, reach } from './index.ts';

test.each(CHAPTERS)(
  'K-TILE-3, K-DI-1, K-DEC-40: random games reach every question, tile, card and creature of $name',
  { timeout: 600_000 },
  (chapter) => {
    const { games, effects, missed } = reach(chapter, 600);
    console.log(`${effects.length - missed.length} of ${effects.length} reached in ${games} games`);
    expect(missed).toEqual([]);
  },
);
