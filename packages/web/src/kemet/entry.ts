import type { GameEntry } from '../game-entry.ts';
import { t } from '../i18n/shell.ts';
import { anyTable } from '../table/any-table.ts';
import { citySeals } from './seals.ts';
import { quickChoice } from './setup/quick.ts';

export const entry: GameEntry = {
  id: 'kemet',
  players: [2, 5],
  icon: 'great-pyramid',
  name: () => t('game.kemet'),
  line: () => t('game.kemet.line'),
  seals: citySeals,
  sealBefore: (seat) => citySeals[seat] ?? null,
  table: async () => {
    // The rules are fetched with all that is drawn, and read before it: not all in one go.
    const [, { table }] = await Promise.all([import('./rules.ts'), import('./table.ts')]);
    return anyTable(table);
  },
  choices: async () => (await import('./setup/choices.ts')).kemetChoices,
  results: async () => (await import('./result-words.ts')).resultWords(),
  quick: quickChoice,
  lessons: [
    {
      id: 'kemet',
      name: () => t('home.learn.kemet'),
      load: async () => (await import('./lesson/lesson.ts')).kemetLesson,
    },
  ],
  exercises: async () => (await import('./exercises.ts')).kemetExercises,
  books: [{ id: 'kemet', title: () => t('rules.book.kemet') }],
  references: [{ id: 'kemet', letter: 'K', title: () => t('rules.book.kemet') }],
};
