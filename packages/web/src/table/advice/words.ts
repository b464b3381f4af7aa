import type { Reason } from '@ennead/bots';
import { catalog } from '../../i18n/catalog.ts';
import { locale } from '../../i18n/locale.ts';
import type en from './i18n/en.ts';

/** The words of a bot that explains itself. */
export const { t, load } = catalog<typeof en>({
  en: () => import('./i18n/en.ts'),
  uk: () => import('./i18n/uk.ts'),
  cs: () => import('./i18n/cs.ts'),
  ru: () => import('./i18n/ru.ts'),
});

/** What bots look at, in the order of their judgement. */
const reasons = {
  ankh: ['devotion', 'conflict', 'powers', 'followers', 'figures', 'monuments', 'income', 'cards'],
  kemet: [
    'points',
    'temples',
    'two-temples',
    'sanctuary',
    'tiles',
    'units',
    'prayer',
    'cards',
    'pyramids',
    'good-attack',
    'danger',
  ],
} as const;

/** More would be a list, not an explanation. */
const MOST = 3;

export interface Told {
  /** '+1.4' */
  readonly amount: string;
  readonly words: string;
  readonly good: boolean;
}

/** The main reasons in words of the game, the weightiest first. */
export function reasonWords(game: string, given: readonly Reason[]): Told[] {
  return given
    .flatMap(({ key, amount }) => {
      const words = wordsFor(game, key);
      return words === null ? [] : [{ amount: signed(amount), words, good: amount > 0 }];
    })
    .slice(0, MOST);
}

function wordsFor(game: string, key: string): string | null {
  if (game === 'ankh') {
    const known = reasons.ankh.find((reason) => reason === key);
    return known === undefined ? null : t(`ankh.${known}`);
  }
  const known = reasons.kemet.find((reason) => reason === key);
  return game !== 'kemet' || known === undefined ? null : t(`kemet.${known}`);
}

function signed(amount: number): string {
  return new Intl.NumberFormat(locale(), { signDisplay: 'always', maximumFractionDigits: 1 }).format(amount);
}

/** '46%' as this language writes it. */
export function percent(value: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(value);
}
