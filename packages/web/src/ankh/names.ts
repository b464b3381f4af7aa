import {
  type AnkhState,
  FIGURE_NAMES,
  type FigureName,
  figureOfKind,
  GOD_NAMES,
  kindOf,
  type MonumentName,
  monumentOfKind,
  NEUTRAL,
  type SpaceName,
  spaceNamed,
} from '@ennead/ankh/tables';
import { capitalised } from '../i18n/format.ts';
import { cityKey } from './cities.ts';
import { t } from './words.ts';

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

export function cityName(space: string): string {
  return t(cityKey(space));
}

/** The figure on a space as a sentence begins. */
export function figureAt(view: AnkhState, space: SpaceName): string {
  const name = FIGURE_NAMES[kindOf(view.figures[spaceNamed(space)] ?? 0)] ?? '';
  return name === '' ? '' : capitalised(figureWord(name));
}
