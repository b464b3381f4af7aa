import { touches } from '../figures.ts';
import { barringToken, type TokenName } from '../gods/kept.ts';
import { groundOf } from '../ground/ground.ts';
import { SIDES } from '../map/sides.ts';
import { isLand } from '../map/spaces.ts';
import { controllerOf, NEUTRAL, ownerOf } from '../pieces.ts';
import type { AnkhDecision, QuestionKind } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { moveRange } from './prices.ts';

/** Why a space cannot be chosen. */
export type WhyNot =
  | 'closed'
  | 'caravan'
  | 'join'
  | 'city'
  | 'water'
  | 'taken'
  | 'monument'
  | TokenName
  | 'too-far'
  | 'not-beside'
  | 'camels'
  | 'river'
  | 'no-figure'
  | 'not-yours'
  | 'moved'
  | 'no-monument'
  | 'own'
  | 'no-figure-beside'
  | 'neutral-first'
  | 'not-offered';

type Reasoner = (view: AnkhState, team: number, space: number) => WhyNot;

/** Kinds that are not here put something on a space, or choose none. */
const REASONS: Partial<Record<QuestionKind, Reasoner>> = {
  caravan: () => 'caravan',
  join: () => 'join',
  'move-figure': whyNoMove,
  control: whyNoControl,
  'move-to': (view, team, space) => whyNotFree(view, team, space) ?? 'too-far',
  'pharaoh-to': (view, team, space) => whyNotFree(view, team, space) ?? 'too-far',
  'summon-to': (view, team, space) => whyNotFree(view, team, space) ?? whyNotBeside(view, team, space),
};

/** Why a space is not among the options of a question to a seat. */
export function whyNot(view: AnkhState, { kind, seat }: AnkhDecision, space: number): WhyNot {
  if (groundOf(view).open[space] === false) return 'closed';
  const team = view.teamOf[seat] ?? seat;
  return REASONS[kind]?.(view, team, space) ?? whyNotFree(view, team, space) ?? 'not-offered';
}

/** How far a figure may go whose way is asked for; undefined where no way is. */
export function rangeAsked(view: AnkhState, decision: AnkhDecision): number | undefined {
  if (decision.kind === 'pharaoh-to') return decision.about;
  return decision.kind === 'move-to' ? moveRange(view) : undefined;
}

/** A-MAP-3, A-MAP-4: what keeps pieces off a space. */
function whyNotFree(view: AnkhState, team: number, space: number): WhyNot | null {
  if (groundOf(view).cities.includes(space)) return 'city';
  if (!isLand(space)) return 'water';
  if (view.figures[space] !== 0) return 'taken';
  if (view.monuments[space] !== 0) return 'monument';
  return barringToken(view, team, space);
}

/** A-MOVE-1: each of one's own figures once. */
function whyNoMove(view: AnkhState, team: number, space: number): WhyNot {
  const figure = view.figures[space] ?? 0;
  if (figure === 0) return 'no-figure';
  if (ownerOf(figure) !== team) return 'not-yours';
  return view.moved.includes(space) ? 'moved' : 'not-offered';
}

/** A-CTRL-1 to A-CTRL-3: beside one's own figure, and a neutral one as long as there is one. */
function whyNoControl(view: AnkhState, team: number, space: number): WhyNot {
  const monument = view.monuments[space] ?? 0;
  if (monument === 0) return 'no-monument';
  if (controllerOf(monument) === team) return 'own';
  if (!touches(view, groundOf(view), team, space))
    return parted(view, space, (other) => hasFigure(view, team, other)) ?? 'no-figure-beside';
  return controllerOf(monument) === NEUTRAL ? 'not-offered' : 'neutral-first';
}

/** A-SUM-2: beside an own figure or monument. */
function whyNotBeside(view: AnkhState, team: number, space: number): WhyNot {
  const isOwn = (other: number) =>
    hasFigure(view, team, other) || controllerOf(view.monuments[other] ?? 0) === team;
  return parted(view, space, isOwn) ?? 'not-beside';
}

function hasFigure(view: AnkhState, team: number, space: number): boolean {
  const figure = view.figures[space] ?? 0;
  return figure !== 0 && ownerOf(figure) === team;
}

/** What lies between a space and one that shares a side with it and would do: over camels and rivers nothing is adjacent (A-MAP-13). */
function parted(view: AnkhState, space: number, wouldDo: (other: number) => boolean): WhyNot | null {
  const { adjacent, camels } = groundOf(view);
  for (const [number, { between, river }] of SIDES.entries()) {
    const other = between[0] === space ? between[1] : between[1] === space ? between[0] : -1;
    if (other < 0 || !wouldDo(other) || adjacent[space]?.includes(other)) continue;
    if (camels.includes(number)) return 'camels';
    if (river) return 'river';
  }
  return null;
}
