import type { Reason } from '@ennead/bots';
import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/advice.ts';
import { signed } from '../../i18n/format.ts';
import { languageTag } from '../../i18n/locale.ts';
import type { GameTable } from '../game-table.ts';

/** The words of a bot that explains itself. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../../i18n/*/advice.ts'));

/** More would be a list, not an explanation. */
const MOST = 3;

export interface Told {
  /** '+1.4' */
  readonly amount: string;
  readonly words: string;
  readonly good: boolean;
}

/** The main reasons in words of the game, the weightiest first. */
export function reasonWords(
  { reasonWords: wordsFor }: Pick<GameTable, 'reasonWords'>,
  given: readonly Reason[],
): Told[] {
  return given
    .flatMap(({ key, amount }) => {
      const words = wordsFor?.(key) ?? null;
      return words === null ? [] : [{ amount: signed(amount, 1), words, good: amount > 0 }];
    })
    .slice(0, MOST);
}

/** '46%' as this language writes it. */
export function percent(value: number): string {
  return new Intl.NumberFormat(languageTag(), { style: 'percent', maximumFractionDigits: 0 }).format(value);
}
