import type { GodName } from '@ennead/ankh/tables';
import type { ResultWords } from '../game-entry.ts';
import { lookOfGod } from './looks.ts';
import { godSeals } from './seals.ts';
import { load as loadSetup, t as setup } from './setup/words.ts';
import { load, t } from './words.ts';

const SOURCES = ['start', 'majorities', 'battles', 'domination', 'powers', 'lost'] as const;

/** Gods, scenarios and sources of devotion by name. */
export async function resultWords(): Promise<ResultWords> {
  await Promise.all([load(), loadSetup()]);
  return {
    heads: { look: t('result.god'), variant: t('result.scenario') },
    look: (name) => (name in godSeals ? lookOfGod(name as GodName) : null),
    variant: (name) =>
      name === 'custom' ? setup('own.short') : setup(`scenario.${name}` as Parameters<typeof setup>[0]),
    source: (name) => {
      const known = SOURCES.find((each) => each === name);
      return known === undefined ? name : t(`story.${known}`);
    },
  };
}
