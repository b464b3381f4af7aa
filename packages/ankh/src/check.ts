import { missing } from '@ennead/kernel';
import { ANKH_POOL, CAMELS, CONFLICT_TOKENS, DASHBOARD_TOKENS, MONUMENTS_PER_KIND, WARRIORS } from './box.ts';
import { ALL_CARDS } from './cards/names.ts';
import { SMALLEST_REGION } from './ground/caravans.ts';
import { groundOf } from './ground/ground.ts';
import { hooksOfKind } from './guardians/by-kind.ts';
import { BASES_PER_SIZE, guardianOf, isGuardian, LARGE, SMALL } from './guardians/kinds.ts';
import { SIDE_SPACES, sideName } from './map/sides.ts';
import { isLand, SPACE_COUNT, spaceName } from './map/spaces.ts';
import { controllerOf, GOD, isRadiant, kindOf, monumentKind, NEUTRAL, ownerOf, WARRIOR } from './pieces.ts';
import { POWERS_OF_LEVEL } from './powers/names.ts';
import { copiesInPlay } from './setup/start.ts';
import type { AnkhState } from './state.ts';
import { ankhsAside, monumentsElsewhere, partsOf, warriorsBeyond } from './table/modules.ts';
import { teamAt } from './teams.ts';
import { lastSpace } from './turn/track.ts';

type Report = (sentence: string) => void;

/** Sentences naming every broken invariant (A-INV-1 to A-INV-9); true between any two decisions. */
export function check(state: AnkhState): readonly string[] {
  const broken: string[] = [];
  const report: Report = (sentence) => broken.push(sentence);
  checkSpaces(state, report);
  for (const team of state.ladder) checkTeam(state, team, report);
  checkGone(state, report);
  checkSupply(state, report);
  checkTokens(state, report);
  checkLadder(state, report);
  checkRegions(state, report);
  checkMarkers(state, report);
  for (const part of partsOf(state)) broken.push(...(part.check?.(state) ?? [])); // A-INV-7
  return broken;
}

/** A-INV-1. */
function checkSpaces(state: AnkhState, report: Report): void {
  const { figures, monuments } = state;
  const { open, standable, buildable } = groundOf(state);
  if (figures.length !== SPACE_COUNT || monuments.length !== SPACE_COUNT)
    report('The board does not have its spaces.');
  for (let space = 0; space < SPACE_COUNT; space++) {
    const figure = figures[space] ?? missing();
    const monument = monuments[space] ?? missing();
    const name = spaceName(space);
    if (figure !== 0 && monument !== 0) report(`${name} holds a figure and a monument.`);
    if (figure !== 0 && !standable[space]) {
      if (isLand(space) || !open[space]) report(`A figure stands on ${name}, where none may.`);
      else if (!hooksOfKind(kindOf(figure))?.onWater)
        report(`A figure of the land stands on the water ${name}.`);
    }
    if (isRadiant(figure) && !partsOf(state).some((part) => part.marks?.(state, ownerOf(figure))))
      report(`Team ${ownerOf(figure)} has a radiant figure too many.`);
    if (monument !== 0 && !buildable[space]) report(`A monument stands on ${name}, where none may.`);
  }
}

/** The figures of a team that satisfy a test, on the board or among the dead of a kill batch under way. */
function countFigures(state: AnkhState, test: (figure: number) => boolean): number {
  let count = 0;
  for (const figure of state.figures) if (figure !== 0 && test(figure)) count += 1;
  for (const figure of state.battle?.dead ?? []) if (test(figure)) count += 1;
  return count;
}

/** A-INV-2, A-INV-4, A-INV-5, A-INV-6. */
function checkTeam(state: AnkhState, team: number, report: Report): void {
  const owner = teamAt(state, team);
  const count = (kind: number) =>
    countFigures(state, (figure) => ownerOf(figure) === team && kindOf(figure) === kind);
  if (count(GOD) !== 1) report(`Team ${team} has ${count(GOD)} gods on the board.`);
  const warriors = count(WARRIOR) + owner.warriors - warriorsBeyond(state, team);
  if (warriors !== WARRIORS || owner.warriors < 0) report(`Team ${team} has ${warriors} warriors.`);
  const controlled = state.monuments.filter((each) => each !== 0 && controllerOf(each) === team).length;
  if (controlled + owner.ankhs + ankhsAside(state) !== ANKH_POOL || owner.ankhs < 0)
    report(`Team ${team} has ${owner.ankhs} ankh tokens and ${controlled} on monuments.`);
  if (!Number.isInteger(owner.followers) || owner.followers < 0)
    report(`Team ${team} has ${owner.followers} followers.`);
  if (owner.devotion < 0 || owner.devotion > state.setup.houseRules.highestDevotion)
    report(`Team ${team} has devotion ${owner.devotion}.`);
  checkPowers(owner.powers, team, report);
  if ((owner.hand & ~ALL_CARDS) !== 0) report(`Team ${team} holds a card that does not exist.`);
  if (state.frames.some(({ procedure }) => procedure === 'merge')) return;
  for (const base of [SMALL, LARGE]) {
    const isOfBase = (kind: number) => isGuardian(kind) && guardianOf(kind).base === base;
    const owned =
      countFigures(state, (figure) => ownerOf(figure) === team && isOfBase(kindOf(figure))) +
      owner.guardians.filter(isOfBase).length;
    if (owned > BASES_PER_SIZE) report(`Team ${team} owns ${owned} guardians of one size.`);
  }
}

/** Powers come off the dashboard level by level, two of each (A-UNL-1, A-UNL-2). */
function checkPowers(powers: number, team: number, report: Report): void {
  const counts = [1, 2, 3].map((level) => bitCount(powers & (POWERS_OF_LEVEL[level] ?? missing())));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const inOrder = counts.every((count, index) => count === Math.min(2, Math.max(0, total - 2 * index)));
  if (!inOrder || total > DASHBOARD_TOKENS || bitCount(powers) !== total)
    report(`Team ${team} has ${counts.join(', ')} powers of the three levels.`);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Teams that are out of the game have nothing on the board. */
function checkGone(state: AnkhState, report: Report): void {
  const { ladder } = state;
  for (const [space, figure] of state.figures.entries())
    if (figure !== 0 && ownerOf(figure) < state.teams.length && !ladder.includes(ownerOf(figure)))
      report(`A figure of team ${ownerOf(figure)}, which is gone, stands on ${spaceName(space)}.`);
  for (const [space, monument] of state.monuments.entries())
    if (monument !== 0 && controllerOf(monument) !== NEUTRAL && !ladder.includes(controllerOf(monument)))
      report(`A monument of team ${controllerOf(monument)}, which is gone, stands on ${spaceName(space)}.`);
  for (const [seat, team] of state.teamOf.entries())
    if (team !== -1 && !ladder.includes(team)) report(`Seat ${seat} plays for team ${team}, which is gone.`);
}

/** A-INV-3, A-INV-5: the pieces of the box. */
function checkSupply(state: AnkhState, report: Report): void {
  for (let kind = 1; kind <= state.supply.length; kind++) {
    const left = state.supply[kind - 1] ?? missing();
    const built = state.monuments.filter((monument) => monumentKind(monument) === kind).length;
    const elsewhere = monumentsElsewhere(state, kind);
    if (left < 0 || left + built + elsewhere !== MONUMENTS_PER_KIND)
      report(`Of monument kind ${kind} there are ${built} on the board and ${left} in supply.`);
  }
  const guardians = [
    ...state.guardianSupply,
    ...state.ladder.flatMap((team) => teamAt(state, team).guardians),
  ];
  for (const kind of new Set(guardians)) {
    if (!isGuardian(kind)) {
      report(`Figure kind ${kind} is no guardian.`);
      continue;
    }
    const inPlay =
      guardians.filter((each) => each === kind).length + countFigures(state, (each) => kindOf(each) === kind);
    const most = copiesInPlay(guardianOf(kind), state.setup.players);
    if (inPlay > most) report(`There are ${inPlay} guardians of kind ${kind}; ${most} were laid out.`);
  }
}

/** A-INV-3: camels, and one conflict token for each region, save while a caravan's are being chosen. */
function checkTokens(state: AnkhState, report: Report): void {
  const { camels, regionCount } = groundOf(state);
  if (camels.length > CAMELS) report(`There are ${camels.length} camels.`);
  const { conflict } = state;
  if (conflict.length !== regionCount)
    report(`There are ${conflict.length} conflict tokens for ${regionCount} regions.`);
  const pending = state.frames.some(({ procedure, at }) => procedure === 'caravan' && at === 2);
  const laid = conflict.filter((token) => token !== 0);
  if (laid.length !== conflict.length - (pending ? 2 : 0)) report('A region has no conflict token.');
  if (new Set(laid).size !== laid.length || laid.some((token) => token < 0 || token > CONFLICT_TOKENS))
    report(`The conflict tokens are ${conflict.join(', ')}.`);
}

/** A-INV-6: every active team has its own place, and places follow devotion. */
function checkLadder(state: AnkhState, report: Report): void {
  const { ladder } = state;
  if (new Set(ladder).size !== ladder.length) report('A team has two places in devotion order.');
  for (let place = 1; place < ladder.length; place++) {
    const [below, above] = [ladder[place - 1] ?? missing(), ladder[place] ?? missing()];
    if (teamAt(state, below).devotion > teamAt(state, above).devotion)
      report(`Team ${below} lies below team ${above} with more devotion.`);
  }
}

/** A-INV-8. */
function checkRegions(state: AnkhState, report: Report): void {
  const { lands, camels, regions } = groundOf(state);
  for (const land of lands)
    if (land.length < SMALLEST_REGION)
      report(`The region of ${spaceName(land[0] ?? missing())} has ${land.length} land spaces.`);
  for (const side of camels)
    if (regions[SIDE_SPACES[2 * side] ?? missing()] === regions[SIDE_SPACES[2 * side + 1] ?? missing()])
      report(`The camel on ${sideName(side)} lies inside a region.`);
}

/** A-INV-9. */
function checkMarkers(state: AnkhState, report: Report): void {
  let fired = 0;
  for (const [action, marker] of state.markers.entries()) {
    if (marker < 0 || marker > lastSpace(state.setup, action))
      report(`Marker ${action} stands on ${marker}.`);
    if (marker === lastSpace(state.setup, action)) fired += 1;
  }
  if (fired > (state.frames.length > 1 || state.outcome !== null ? 1 : 0))
    report('An action marker stands on its last space.');
  if (state.outcome === null && (state.teamOf[state.turn] ?? -1) < 0 && !state.frames.some(isEnding))
    report(`It is the turn of seat ${state.turn}, which is out of the game.`);
}

/** A seat forgotten in its own turn is passed over at the end of it. */
function isEnding({ procedure }: { readonly procedure: string }): boolean {
  return procedure === 'event';
}
