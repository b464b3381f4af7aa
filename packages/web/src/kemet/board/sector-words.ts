import { boardOf, COLOURS, type KemetState } from '@ennead/kemet/tables';
import { inARow } from '../../i18n/format.ts';
import { locale } from '../../i18n/locale.ts';
import { cityName, colourName, creatureName, sectorName } from '../names.ts';
import { creatureAt } from '../reading.ts';
import { t } from '../words.ts';

/** Most sectors are as they were at the last look: words by the table they are said at, then by what is in them. */
const known = new WeakMap<object, Map<string, string>>();
const KNOWN_AT_MOST = 2000;

/** Every sector and what stands in it, for those who listen. */
export function wordsOfSectors(view: KemetState, lit: { has(sector: number): boolean }): readonly string[] {
  const here = known.get(view.setup) ?? new Map<string, string>();
  known.set(view.setup, here);
  if (here.size > KNOWN_AT_MOST) here.clear();
  return boardOf(view).ids.map((_, sector) => {
    const key = keyOf(view, sector, lit.has(sector));
    const words = here.get(key) ?? sectorWords(view, sector, lit.has(sector));
    here.set(key, words);
    return words;
  });
}

/** Everything the words depend on. */
function keyOf(view: KemetState, sector: number, isLit: boolean): string {
  const holder = view.holder[sector] ?? -1;
  const creature = holder < 0 ? '' : creatureAt(view, holder, sector);
  const pyramid = `${view.pyramidColour[sector]} ${view.pyramidLevel[sector]}`;
  return `${locale()} ${sector} ${isLit} ${pyramid} ${holder} ${view.units[sector]} ${creature}`;
}

function sectorWords(view: KemetState, sector: number, isLit: boolean): string {
  const board = boardOf(view);
  const words = [sectorName(view, board.ids[sector] ?? '')];
  const colour = COLOURS[view.pyramidColour[sector] ?? -1];
  if (colour !== undefined)
    words.push(t('option.pyramid', { colour: colourName(colour), level: view.pyramidLevel[sector] ?? 0 }));
  if (board.hasObelisk[sector]) words.push(t('board.obelisk'));
  const holder = view.holder[sector] ?? -1;
  if (holder < 0) words.push(t('board.empty'));
  else {
    words.push(t('option.holds', { name: cityName(view, holder), units: view.units[sector] ?? 0 }));
    const creature = creatureAt(view, holder, sector);
    if (creature !== null) words.push(creatureName(creature));
  }
  if (isLit) words.push(t('board.can-choose'));
  return inARow(words);
}
