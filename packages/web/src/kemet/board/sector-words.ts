import { boardOf, COLOURS, type KemetState } from '@ennead/kemet/tables';
import type { Decision } from '@ennead/kernel';
import { cityName, colourName, creatureName, sectorName } from '../names.ts';
import { creatureAt, ignoresWalls } from '../reading.ts';
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
  return words.join(', ');
}

/** One short line on why a sector cannot be chosen now. */
export function whyNot(view: KemetState, decision: Decision, sector: number): string {
  const board = boardOf(view);
  const name = sectorName(view, board.ids[sector] ?? '');
  if (decision.kind !== 'step' || view.move === null) return t('why.not-offered', { sector: name });
  if (!(board.adjacent[view.move.at] ?? []).includes(sector)) return t('why.far', { sector: name });
  if (view.move.steps > 0 && view.move.range === 0) return t('why.range', { sector: name });
  if (view.holder[sector] === decision.seat) return t('why.full', { sector: name });
  const isForeign = sector < board.districts && Math.floor(sector / 3) !== decision.seat;
  if (isForeign && view.move.steps > 0 && !ignoresWalls(view, decision.seat))
    return t('why.wall', { sector: name });
  return t('why.not-offered', { sector: name });
}
