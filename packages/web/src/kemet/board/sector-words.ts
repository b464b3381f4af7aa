import { boardOf, COLOURS, type KemetState } from '@ennead/kemet/tables';
import { inARow } from '../../i18n/format.ts';
import { cityName, colourName, creatureName, sectorName } from '../names.ts';
import { creatureAt } from '../reading.ts';
import { t } from '../words.ts';

/** A sector and what stands in it, for those who listen. */
export function sectorWords(view: KemetState, sector: number, isLit: boolean): string {
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
