import type { ResultWords } from '../game-entry.ts';
import type { Seal } from '../ui/seal.ts';
import { citySeals } from './seals.ts';
import { load as loadSetup, t as setup } from './setup/words.ts';
import { load, t } from './words.ts';

/** The cities in the order of their seals; boards of other sizes have some of them. */
const CITIES = [
  'southern',
  'northern',
  'eastern',
  'middle',
  'south-western',
  'north-western',
  'south-eastern',
  'north-eastern',
] as const;
const LENGTHS = ['short', 'long', 'beginner'] as const;
const SOURCES = ['battles', 'tiles', 'temples', 'sanctuary', 'temporary'] as const;

/** Cities, lengths and sources of points by name. */
export async function resultWords(): Promise<ResultWords> {
  await Promise.all([load(), loadSetup()]);
  return {
    heads: { look: t('result.city'), variant: t('result.length') },
    look(name) {
      const at = (CITIES as readonly string[]).indexOf(name);
      const city = CITIES[at];
      if (city === undefined) return null;
      const seal = citySeals[at % citySeals.length] as Seal;
      return { ...seal, name: t(`city.${city}`) };
    },
    variant: (name) => {
      const known = LENGTHS.find((each) => each === name);
      return known === undefined ? name : setup(`length.${known}`);
    },
    source: (name) => {
      const known = SOURCES.find((each) => each === name);
      return known === undefined ? name : t(`story.source.${known}`);
    },
  };
}
