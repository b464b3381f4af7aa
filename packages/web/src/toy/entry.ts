import type { GameEntry } from '../game-entry.ts';
import { said } from '../i18n/said.ts';

/** A small game for trying out the table itself, played from the decision bar alone. */
export const entry: GameEntry = {
  id: 'toy',
  players: [2, 4],
  icon: 'dice',
  isUnlisted: true,
  name: () =>
    said({
      en: 'Granary and Temple',
      uk: 'Житниця й храм',
      cs: 'Sýpka a chrám',
      ru: 'Амбар и храм',
    }),
  line: () => '',
  seals: [],
  sealBefore: () => null,
  table: async () => (await import('../table/plain-table.ts')).plainTable('toy'),
  choices: async () => (await import('../setup/plain-choices.ts')).plainChoices,
  lessons: [],
  books: [],
  references: [],
};
