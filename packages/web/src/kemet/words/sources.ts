import { type KemetState, type Term, TILES } from '@ennead/kemet/tables';
import { inARow, signed } from '../../i18n/format.ts';
import { cardName, isSector, sectorName, tileName } from '../names.ts';
import { t } from '../words.ts';
import { isIntervention, isTileKind } from './about.ts';

const PLAIN = [
  'units',
  'card',
  'base',
  'wound',
  'permanent',
  'recall',
  'battle',
  'two-temples',
  'sanctuary',
  'recruit',
  'raise',
  'teleport',
] as const;

/** Payments are made for plain things before tiles: 'teleport' is both a purpose and a tile. */
export function purposeWords(purpose: string): string {
  const plain = PLAIN.find((name) => name === purpose);
  if (plain !== undefined) return t(`source.${plain}`);
  const tile = TILES.find(({ id }) => id === purpose);
  if (tile !== undefined) return tileName(tile.kind);
  return isIntervention(purpose) ? cardName(purpose) : purpose;
}

/** What something came from: a tile, a creature, a card, a place or a plain reason. */
export function sourceWords(view: KemetState, source: string): string {
  if (isTileKind(source)) return tileName(source);
  if (isIntervention(source)) return cardName(source);
  const plain = PLAIN.find((name) => name === source);
  if (plain !== undefined) return t(`source.${plain}`);
  return isSector(view, source) ? sectorName(view, source) : source;
}

/** A sum in one line of words: 'units +5, battle card +3'. */
export function sumWords(view: KemetState, terms: readonly Term[]): string {
  return inARow(terms.map(({ source, value }) => `${sourceWords(view, source)} ${signed(value)}`));
}
