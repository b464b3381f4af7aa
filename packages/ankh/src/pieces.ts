import { missing } from '@ennead/kernel';
import { GUARDIAN_KINDS, type GuardianName } from './guardians/kinds.ts';

/**
 * Figures and monuments as small numbers.
 * figure   = kind | team << 4 | radiant << 7 | facing << 8
 * monument = kind | (team + 1) << 3, 0 in the team part for a neutral one
 */

export const GOD = 1;
export const WARRIOR = 2;
/** Of the expansion: the pharaoh, a figure of no team, and infantry, a token that keeps its space to itself. */
export const PHARAOH = 9;
export const INFANTRY = 10;

export type FigureName = 'god' | 'warrior' | 'pharaoh' | 'infantry' | GuardianName;

/** By figure kind; guardians have theirs from their table. */
export const FIGURE_NAMES: readonly (FigureName | '')[] = namesByKind();

function namesByKind(): (FigureName | '')[] {
  const names: (FigureName | '')[] = ['', 'god', 'warrior'];
  names[PHARAOH] = 'pharaoh';
  names[INFANTRY] = 'infantry';
  for (const { kind, name } of GUARDIAN_KINDS) {
    if (names[kind] !== undefined) throw new Error(`two figures have the kind ${kind}`);
    names[kind] = name;
  }
  return names;
}

export function figureOfKind(kind: number): FigureName {
  return FIGURE_NAMES[kind] || missing();
}

export function figure(kind: number, team: number, radiant = 0, facing = 0): number {
  return kind | (team << 4) | (radiant << 7) | (facing << 8);
}
export function kindOf(figure: number): number {
  return figure & 15;
}
export function ownerOf(figure: number): number {
  return (figure >> 4) & 7;
}
export function isRadiant(figure: number): boolean {
  return (figure & 128) !== 0;
}
export function facingOf(figure: number): number {
  return (figure >> 8) & 7;
}
/** The owner of what belongs to nobody: no team has this number. */
export const NO_TEAM = 7;

export const OBELISK = 1;
export const TEMPLE = 2;
export const PYRAMID = 3;
/** Of the expansion: every kind at once, but for majorities. */
export const SPHINX = 4;
/** Of The Great Rebuilding: a neutral monument of no kind. */
export const SITE = 5;

/** By monument kind. */
export const MONUMENT_NAMES = ['', 'obelisk', 'temple', 'pyramid', 'sphinx', 'site'] as const;
export type MonumentName = Exclude<(typeof MONUMENT_NAMES)[number], ''>;

export function monumentOfKind(kind: number): MonumentName {
  return MONUMENT_NAMES[kind] || missing();
}

export const NEUTRAL = -1;

export function monument(kind: number, team = NEUTRAL): number {
  return kind | ((team + 1) << 3);
}
export function monumentKind(monument: number): number {
  return monument & 7;
}
/** The controlling team, or NEUTRAL. */
export function controllerOf(monument: number): number {
  return (monument >> 3) - 1;
}
