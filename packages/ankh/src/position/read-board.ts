import { isRecord, missing, shown } from '@ennead/kernel';
import { ANKH_POOL, MONUMENTS_PER_KIND, WARRIORS } from '../box.ts';
import { putFigure } from '../figures.ts';
import { groundKey, groundOf, regionOfLand } from '../ground/ground.ts';
import { isGuardian } from '../guardians/kinds.ts';
import { findSide } from '../map/sides.ts';
import { findSpace, isLand, SPACE_COUNT } from '../map/spaces.ts';
import { controllerOf, kindOf, monumentKind, ownerOf, WARRIOR } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { ankhsAside, monumentsElsewhere, unlockingGivesGuardians, warriorsBeyond } from '../table/modules.ts';
import { teamAt } from '../teams.ts';
import { isTexts, isWhole, type Loose } from './loose.ts';
import { readPiece } from './piece-text.ts';
import type { AnkhPosition } from './position.ts';

/** Pieces and camels on the board. The sentence says what is wrong; null: nothing. */
export function readBoard(state: AnkhState, given: Loose<AnkhPosition>): string | null {
  return readPieces(state, given.pieces) ?? readCamels(state, given);
}

function readPieces(state: AnkhState, pieces: unknown): string | null {
  if (pieces === undefined) return null;
  if (!isRecord(pieces)) return 'Pieces are a record of spaces.';
  state.figures = state.figures.map(() => 0);
  const monuments = state.monuments.map(() => 0);
  for (const [name, text] of Object.entries(pieces)) {
    const space = findSpace(name);
    if (space === undefined) return `The map has no space ${shown(name)}.`;
    const piece = typeof text === 'string' ? readPiece(text, state.setup.players) : null;
    if (piece === null) return `On ${name}: ${shown(JSON.stringify(text))} is no piece.`;
    putFigure(state, space, piece.figure);
    monuments[space] = piece.monument;
  }
  state.monuments = monuments;
  return null;
}

function readCamels(state: AnkhState, { camels, conflict }: Loose<AnkhPosition>): string | null {
  if (camels !== undefined) {
    if (!isTexts(camels)) return 'Camels are a list of sides.';
    const sides = camels.map(findSide);
    const wrong = sides.indexOf(undefined);
    if (wrong >= 0) return `The camel on ${shown(camels[wrong])}: no two land spaces share that side.`;
    if (new Set(sides).size !== sides.length) return 'Two camels lie on one side.';
    const { key } = groundOf(state);
    state.ground = groundKey(key.slice(0, key.lastIndexOf('/')), sides as number[]);
  }
  const ground = groundOf(state);
  if (conflict === undefined)
    return state.conflict.length === ground.regionCount
      ? null
      : 'The conflict tokens of the regions are missing.';
  if (!isRecord(conflict)) return 'Conflict tokens are a record of spaces.';
  const tokens = new Array<number>(ground.regionCount).fill(0);
  state.conflict = tokens;
  for (const [name, token] of Object.entries(conflict)) {
    const space = findSpace(name);
    if (space === undefined || !isLand(space) || !ground.open[space])
      return `${shown(name)} is no land space.`;
    if (!isWhole(token, 0, ground.regionCount + 8)) return `The conflict token on ${name} is no number.`;
    tokens[regionOfLand(ground, space)] = token;
  }
  return null;
}

/** What is off the board follows from what is on it: pools and supply. */
export function derivePools(state: AnkhState): void {
  for (const team of state.ladder) {
    const owner = teamAt(state, team);
    const count = (test: (figure: number) => boolean) =>
      state.figures.filter((figure) => figure !== 0 && ownerOf(figure) === team && test(figure)).length;
    owner.warriors = WARRIORS + warriorsBeyond(state, team) - count((figure) => kindOf(figure) === WARRIOR);
    owner.ankhs =
      ANKH_POOL -
      ankhsAside(state) -
      state.monuments.filter((each) => each !== 0 && controllerOf(each) === team).length;
  }
  for (let kind = 1; kind <= state.supply.length; kind++)
    state.supply[kind - 1] =
      MONUMENTS_PER_KIND -
      monumentsElsewhere(state, kind) -
      state.monuments.filter((each) => monumentKind(each) === kind).length;
}

/** Takes the guardians that teams own out of those laid out. */
export function deriveGuardianSupply(state: AnkhState): string | null {
  if (!unlockingGivesGuardians(state)) return null;
  const owned = state.ladder.flatMap((team) => teamAt(state, team).guardians);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const kind = kindOf(state.figures[space] ?? missing());
    if (isGuardian(kind)) owned.push(kind);
  }
  for (const kind of owned) {
    const at = state.guardianSupply.indexOf(kind);
    if (at < 0) return `There are more guardians of a kind than were laid out.`;
    state.guardianSupply = state.guardianSupply.toSpliced(at, 1);
  }
  return null;
}
