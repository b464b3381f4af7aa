import { expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { reach } from './reach.ts';

const MOST_GAMES = 1000;

test.each(CHAPTERS)('random play goes on until everything of $name has happened', (chapter) => {
  const { games, effects, missed } = reach(chapter, MOST_GAMES);
  console.log(
    [
      `${chapter.name}, after ${games} games:`,
      ...effects.map(({ name, rule, times }) => `${times}\t${rule}\t${name}`),
    ].join('\n'),
  );
  expect(missed).toEqual([]);
});
