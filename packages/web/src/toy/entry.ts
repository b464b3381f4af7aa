import type { GameEntry } from '../game-entry.ts';
import { t } from '../i18n/shell.ts';

/** A small game for trying out the table itself, played from the decision bar alone. */
export const entry: GameEntry = {
  id: 'toy',
  players: [2, 4],
  icon: 'dice',
  isUnlisted: true,
  name: () => t('game.toy'),
  line: () => '',
  seals: [],
  sealBefore: () => null,
  table: async () => (await import('../table/plain-table.ts')).plainTable('toy'),
  choices: async () => (await import('../setup/plain-choices.ts')).plainChoices,
  lessons: [],
  books: [],
  references: [],
};
