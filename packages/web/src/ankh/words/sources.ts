import {
  CARD_NAMES,
  FIGURE_NAMES,
  GOD_NAMES,
  MONUMENT_NAMES,
  PHARAOH_NAMES,
  POLICY_NAMES,
  POWER_NAMES,
  ROOM_NAMES,
  type Term,
} from '@ennead/ankh/tables';
import { figureWord, monumentWord } from '../names.ts';
import { t } from '../words.ts';

const has = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

/** What something came from: a figure, a power, a card, a god or a plain reason. */
export function sourceWords(source: string): string {
  if (source === '') return '';
  if (has(POWER_NAMES, source)) return t(`power.${source}`);
  if (has(CARD_NAMES, source)) return t(`card.${source}`);
  if (has(GOD_NAMES, source)) return t(`god.${source}.power`);
  if (has(FIGURE_NAMES, source) && source !== '') return figureWord(source);
  if (has(MONUMENT_NAMES, source) && source !== '') return monumentWord(source);
  if (has(PHARAOH_NAMES, source)) return t(`pharaoh.${source}`);
  if (has(ROOM_NAMES, source)) return t(`room.${source}`);
  if (has(POLICY_NAMES, source)) return t(`policy.${source}`);
  switch (source) {
    case 'monument':
      return t('source.monument');
    case 'unlock':
      return t('source.unlock');
    case 'ransom':
      return t('source.ransom');
    case 'majorities':
      return t('source.majorities');
    case 'domination':
      return t('source.domination');
    case 'victory':
      return t('source.victory');
    case 'battle':
      return t('source.battle');
    default:
      return t('source.table');
  }
}

/** A line of a sum: equal terms gathered, '3 × warrior'. */
export interface SumLine {
  readonly source: string;
  readonly words: string;
  readonly count: number;
  readonly value: number;
  readonly neutralised: boolean;
}

/** Terms of the same source, worth the same, become one line. */
export function gather(terms: readonly Term[]): SumLine[] {
  const lines = new Map<string, SumLine>();
  for (const { source, value, neutralised = false } of terms) {
    const key = `${source} ${neutralised}`;
    const before = lines.get(key);
    const count = (before?.count ?? 0) + 1;
    lines.set(key, {
      source,
      count,
      value: (before?.value ?? 0) + value,
      neutralised,
      words: lineWords(source, count, neutralised),
    });
  }
  return [...lines.values()];
}

function lineWords(source: string, count: number, neutralised: boolean): string {
  const piece = sourceWords(source);
  const words = count > 1 ? t('source.times', { count, piece }) : piece;
  return neutralised ? t('source.neutralised', { piece: words }) : words;
}

/** A sum in one line of words: 'god 1 + 3 × warrior 3'. */
export function sumWords(terms: readonly Term[]): string {
  return gather(terms)
    .map(({ words, value }) => `${words} ${value}`)
    .join(' + ');
}
