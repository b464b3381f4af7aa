import {
  type AnkhState,
  controllerOf,
  GOD,
  groundOf,
  isRadiant,
  kindOf,
  MAJORITY_KINDS,
  monumentKind,
  NEUTRAL,
  ownerOf,
  TEMPLE,
  WARRIOR,
} from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';

/** What stands where, counted once. Lists by team; those of regions by region * teams + team. */
export interface Board {
  readonly teams: number;
  readonly regions: number;
  readonly figures: number[];
  readonly guardians: number[];
  readonly controlled: number[];
  /** Most monuments of one kind. */
  readonly mostOfAKind: number[];
  /** Monuments, neutral or its own, that a team has a figure beside. */
  readonly income: number[];
  readonly present: number[];
  readonly hasGod: number[];
  readonly radiant: number[];
  /** Temples a team holds there with a figure of its own beside. */
  readonly temples: number[];
  /** By kind of monument: (region * teams + team) * 3 + kind - 1. */
  readonly monuments: number[];
}

export function boardOf(state: AnkhState): Board {
  const ground = groundOf(state);
  const teams = state.teams.length;
  const regions = ground.regionCount;
  const zeros = (count: number) => new Array<number>(count).fill(0);
  const board: Board = {
    teams,
    regions,
    figures: zeros(teams),
    guardians: zeros(teams),
    controlled: zeros(teams),
    mostOfAKind: zeros(teams),
    income: zeros(teams),
    present: zeros(regions * teams),
    hasGod: zeros(regions * teams),
    radiant: zeros(regions * teams),
    temples: zeros(regions * teams),
    monuments: zeros(regions * teams * MAJORITY_KINDS),
  };
  const kinds = zeros(teams * MAJORITY_KINDS);
  for (let space = 0; space < state.figures.length; space++) {
    const figure = state.figures[space] ?? missing();
    if (figure !== 0) countFigure(board, ground.regions[space] ?? missing(), figure);
    const monument = state.monuments[space] ?? missing();
    if (monument !== 0) countMonument(state, board, kinds, space, monument);
  }
  for (let team = 0; team < teams; team++)
    board.mostOfAKind[team] = Math.max(
      kinds[team * MAJORITY_KINDS] ?? missing(),
      kinds[team * MAJORITY_KINDS + 1] ?? missing(),
      kinds[team * MAJORITY_KINDS + 2] ?? missing(),
    );
  return board;
}

function countFigure(board: Board, inRegions: number, figure: number): void {
  const team = ownerOf(figure);
  if (team >= board.teams) return;
  const kind = kindOf(figure);
  add(board.figures, team);
  if (kind !== GOD && kind !== WARRIOR) add(board.guardians, team);
  for (let region = 0; region < board.regions; region++) {
    if ((inRegions & (1 << region)) === 0) continue;
    const at = region * board.teams + team;
    add(board.present, at);
    if (kind === GOD) board.hasGod[at] = 1;
    if (isRadiant(figure)) board.radiant[at] = 1;
  }
}

function countMonument(
  state: AnkhState,
  board: Board,
  kinds: number[],
  space: number,
  monument: number,
): void {
  const ground = groundOf(state);
  const owner = controllerOf(monument);
  const kind = monumentKind(monument);
  let beside = 0;
  const around = ground.adjacent[space] ?? missing();
  for (let i = 0; i < around.length; i++) {
    const figure = state.figures[around[i] ?? missing()] ?? missing();
    if (figure !== 0) beside |= 1 << ownerOf(figure);
  }
  if (owner === NEUTRAL) {
    for (let team = 0; team < board.teams; team++) if (beside & (1 << team)) add(board.income, team);
    return;
  }
  add(board.controlled, owner);
  if (beside & (1 << owner)) add(board.income, owner);
  if (kind > MAJORITY_KINDS) return;
  add(kinds, owner * MAJORITY_KINDS + kind - 1);
  const region = 31 - Math.clz32(ground.regions[space] ?? missing());
  const at = region * board.teams + owner;
  add(board.monuments, at * MAJORITY_KINDS + kind - 1);
  if (kind === TEMPLE && beside & (1 << owner)) add(board.temples, at);
}

function add(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? missing()) + 1;
}
