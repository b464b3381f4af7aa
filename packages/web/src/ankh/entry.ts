import type { GameEntry } from '../game-entry.ts';
import { t } from '../i18n/shell.ts';
import { anyTable } from '../table/any-table.ts';
import { godSeals, sealOfGod } from './seals.ts';
import { quickChoice } from './setup/quick.ts';

export const entry: GameEntry = {
  id: 'ankh',
  players: [2, 5],
  icon: 'ankh-sign',
  name: () => t('game.ankh'),
  line: () => t('game.ankh.line'),
  seals: Object.values(godSeals),
  sealBefore: (_seat, god) => sealOfGod(god),
  table: async () => {
    // The rules are fetched with all that is drawn, and read before it: not all in one go.
    const [, { table }] = await Promise.all([import('./rules.ts'), import('./table.ts')]);
    return anyTable(table);
  },
  choices: async () => (await import('./setup/choices.ts')).ankhChoices,
  results: async () => (await import('./result-words.ts')).resultWords(),
  quick: quickChoice,
  lessons: [
    {
      id: 'ankh',
      name: () => t('home.learn.ankh'),
      load: async () => (await import('./lesson/lesson.ts')).ankhLesson,
    },
    {
      id: 'pharaoh',
      name: () => t('home.learn.pharaoh'),
      load: async () => (await import('./lesson/pharaoh-lesson.ts')).pharaohLesson,
    },
  ],
  exercises: async () => (await import('./exercises.ts')).ankhExercises,
  books: [
    { id: 'ankh', title: () => t('rules.book.ankh') },
    { id: 'scenarios', title: () => t('rules.book.scenarios') },
    { id: 'pharaoh', title: () => t('rules.book.pharaoh') },
  ],
  references: [
    { id: 'ankh-base', letter: 'A', title: () => t('rules.book.ankh-base') },
    { id: 'ankh-scenarios', letter: 'S', title: () => t('rules.book.ankh-scenarios') },
    { id: 'ankh-pharaoh', letter: 'P', title: () => t('rules.book.ankh-pharaoh') },
  ],
  pages: [
    {
      path: 'editor',
      icon: 'tracks',
      name: () => t('home.editor'),
      load: () => import('./editor/EditorPage.svelte'),
    },
  ],
};
