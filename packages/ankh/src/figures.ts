import { changed, missing } from '@ennead/kernel';
import type { Ground } from './ground/ground.ts';
import { SPACE_COUNT } from './map/spaces.ts';
import { type FigureName, figure, figureOfKind, kindOf, ownerOf, WARRIOR } from './pieces.ts';
import type { AnkhState, Team } from './state.ts';
import { teamAt } from './teams.ts';

export function figureName(figure: number): FigureName {
  return figureOfKind(kindOf(figure));
}

/** The figure on a space, 0 for none (see pieces.ts). */
export function figureAt({ figures }: AnkhState, space: number): number {
  return figures[space] ?? missing();
}

/** The space holds a figure of the team. */
export function holdsFigureOf(state: AnkhState, space: number, team: number): boolean {
  const figure = figureAt(state, space);
  return figure !== 0 && ownerOf(figure) === team;
}

/** The spaces of a team's figures, by space number. */
export function figuresOf(state: AnkhState, team: number): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) if (holdsFigureOf(state, space, team)) spaces.push(space);
  return spaces;
}

/** A figure of the team stands adjacent to the space (A-MAP-13). */
export function touches(state: AnkhState, ground: Ground, team: number, space: number): boolean {
  for (const other of ground.adjacent[space] ?? missing()) if (holdsFigureOf(state, other, team)) return true;
  return false;
}

/** Neither figure nor monument (A-MAP-3). */
export function isEmpty(state: AnkhState, space: number): boolean {
  return state.figures[space] === 0 && state.monuments[space] === 0;
}

/** A figure may come to stand here: an empty land space that is none of those barred to its team (see barredTo). */
export function canStand(
  state: AnkhState,
  ground: Ground,
  barred: readonly number[],
  space: number,
): boolean {
  return (
    state.figures[space] === 0 &&
    state.monuments[space] === 0 &&
    ground.standable[space] === true &&
    (barred.length === 0 || !barred.includes(space))
  );
}

/** Puts a figure on a space, 0 for none. */
export function putFigure(state: AnkhState, space: number, figure: number): void {
  state.figures = changed(state.figures, space, figure);
}

export function relocate(state: AnkhState, from: number, to: number): void {
  const figures = state.figures.slice();
  figures[from] = 0;
  figures[to] = figureAt(state, from); // It may come back to where it was.
  state.figures = figures;
}

/** Puts a figure from the team's pool on the board. */
export function putFromPool(state: AnkhState, team: number, kind: number, space: number): void {
  const owner = teamAt(state, team);
  if (kind === WARRIOR) owner.warriors -= 1;
  else dropGuardian(owner, kind);
  putFigure(state, space, figure(kind, team));
}

/** Pools of guardians are kept in the order of their kinds. */
export function addGuardian(owner: Team, kind: number): void {
  const { guardians } = owner;
  let at = guardians.length;
  while (at > 0 && (guardians[at - 1] ?? missing()) > kind) at -= 1;
  owner.guardians = guardians.toSpliced(at, 0, kind);
}

export function dropGuardian(owner: Team, kind: number): void {
  owner.guardians = owner.guardians.toSpliced(owner.guardians.indexOf(kind), 1);
}

/** Marks every empty land space adjacent to `space` on which a figure may come to stand; returns how many were not yet marked. */
export function markAround(
  state: AnkhState,
  ground: Ground,
  barred: readonly number[],
  space: number,
  marks: Uint8Array,
): number {
  let marked = 0;
  for (const other of ground.adjacent[space] ?? missing()) {
    if (marks[other] !== 0 || !canStand(state, ground, barred, other)) continue;
    marks[other] = 1;
    marked += 1;
  }
  return marked;
}
