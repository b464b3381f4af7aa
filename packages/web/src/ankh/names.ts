import {
  type AnkhState,
  type FigureName,
  figureOfKind,
  GOD_NAMES,
  type MonumentName,
  monumentOfKind,
  NEUTRAL,
} from '@ennead/ankh/tables';
import { type MessageKey, t } from './words.ts';

/** The god of a team, both names for a merged one. */
export function teamName(view: AnkhState, team: number): string {
  const { god = -1, lower = -1 } = view.teams[team] ?? {};
  const upperName = GOD_NAMES[god];
  const lowerName = GOD_NAMES[lower];
  if (upperName === undefined) return '';
  if (lowerName === undefined) return t(`god.${upperName}`);
  return t('team.merged', { upper: t(`god.${upperName}`), lower: t(`god.${lowerName}`) });
}

export function figureWord(name: FigureName): string {
  return t(`figure.${name}`);
}

/** The word as it stands after a verb: 'moves a warrior'. */
export function figureObject(name: FigureName): string {
  return t(`figure.${name}.acc`);
}

export function monumentWord(name: MonumentName): string {
  return t(`monument.${name}`);
}

export function monumentObject(name: MonumentName): string {
  return t(`monument.${name}.acc`);
}

/** A figure with its owner, by kind and team number. */
export function figureOwned(view: AnkhState, kind: number, team: number): string {
  const piece = figureWord(figureOfKind(kind));
  const owner = teamName(view, team);
  return owner === '' ? piece : t('piece.owned', { piece, owner });
}

export function monumentOwned(view: AnkhState, kind: number, team: number): string {
  const piece = monumentWord(monumentOfKind(kind));
  if (team === NEUTRAL) return t('piece.neutral', { piece });
  return t('piece.owned', { piece, owner: teamName(view, team) });
}

/** Cities lie where the scenarios put them (S-CAPITALS-1, S-DELTA-1, S-STRIFE-1). */
const CITIES: Readonly<Record<string, MessageKey>> = {
  D5: 'city.memphis',
  H8: 'city.waset',
  C1: 'city.rosetta',
  I2: 'city.tanis',
  G3: 'city.bubastis',
  D8: 'city.henen-nesut',
};

export function cityName(space: string): string {
  return t(CITIES[space] ?? 'city.other');
}

export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
