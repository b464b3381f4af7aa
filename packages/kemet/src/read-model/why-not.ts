import type { Seat } from '@ennead/kernel';
import { highestLevel, raisePrice } from '../actions/pyramids.ts';
import { boardOf } from '../board/board.ts';
import { creatureWith } from '../creatures/lookup.ts';
import type { DecisionKind } from '../questions.ts';
import type { KemetState } from '../state.ts';
import { controller, isOwnDistrict, roomIn } from '../troops.ts';
import { isWalledOff } from './reach.ts';

/** Why a sector cannot be chosen. */
export type WhyNot =
  | 'far'
  | 'full'
  | 'has-creature'
  | 'has-pyramid'
  | 'highest'
  | 'no-enemy'
  | 'no-pyramid'
  | 'no-reserve'
  | 'no-troop'
  | 'not-beside'
  | 'not-held'
  | 'not-offered'
  | 'not-yours'
  | 'occupied'
  | 'one-outside'
  | 'range'
  | 'recruited'
  | 'stuck'
  | 'too-dear'
  | 'wall';

type Reasoner = (view: KemetState, seat: Seat, sector: number) => WhyNot;

/** Kinds that are not here choose no sector. */
const REASONS: Partial<Record<DecisionKind, Reasoner>> = {
  step: whyNoStep,
  start: (view, seat, sector) => (view.holder[sector] === seat ? 'stuck' : 'no-troop'),
  district: whyNoSite,
  'new-district': whyNoSite,
  'raise-pyramid': (view, seat, sector) =>
    whyNoLevel(view, seat, sector) ?? (isTooDear(view, seat, sector) ? 'too-dear' : 'not-offered'),
  'hand-of-god': (view, seat, sector) => whyNoLevel(view, seat, sector) ?? 'not-offered',
  'recruit-district': whyNoRecruits,
  enlistment: whyNoLevy,
  reinforcements: whyNoLevy,
  'fire-target': () => 'no-enemy',
  'creature-place': whyNoHome,
  'creature-home': whyNoHome,
  'retreat-sector': whyNoRefuge,
  'escape-sector': whyNoRefuge,
};

/** Why a sector is not among the options of a question to a seat. */
export function whyNot(view: KemetState, kind: DecisionKind, seat: Seat, sector: number): WhyNot {
  return REASONS[kind]?.(view, seat, sector) ?? 'not-offered';
}

function isFull(view: KemetState, seat: Seat, sector: number): boolean {
  return view.holder[sector] === seat && roomIn(view, seat, sector) <= 0;
}

function whyNoStep(view: KemetState, seat: Seat, sector: number): WhyNot {
  const { move } = view;
  if (move === null) return 'not-offered';
  if (!(boardOf(view).adjacent[move.at] ?? []).includes(sector)) return 'far';
  if (move.steps > 0 && move.range === 0) return 'range';
  if (isFull(view, seat, sector)) return 'full';
  return isWalledOff(view, seat, sector) ? 'wall' : 'not-offered';
}

function whyNoSite(view: KemetState, seat: Seat, sector: number): WhyNot {
  if (!isOwnDistrict(seat, sector)) return 'not-yours';
  return (view.pyramidLevel[sector] ?? 0) > 0 ? 'has-pyramid' : 'not-held';
}

function whyNoLevel(view: KemetState, seat: Seat, sector: number): WhyNot | null {
  const level = view.pyramidLevel[sector] ?? 0;
  if (level === 0) return 'no-pyramid';
  if (controller(view, sector) !== seat) return 'not-held';
  return level >= highestLevel(view) ? 'highest' : null;
}

function isTooDear(view: KemetState, seat: Seat, sector: number): boolean {
  const level = view.pyramidLevel[sector] ?? 0;
  return raisePrice(view, seat, level, level + 1) > (view.prayer[seat] ?? 0);
}

function whyNoRecruits(view: KemetState, seat: Seat, sector: number): WhyNot {
  if (!isOwnDistrict(seat, sector)) return 'not-yours';
  if ((((view.recruit?.chosen ?? 0) >> sector) & 1) === 1) return 'recruited';
  if (isFull(view, seat, sector)) return 'full';
  return (view.reserve[seat] ?? 0) === 0 ? 'no-reserve' : 'too-dear';
}

function whyNoLevy(view: KemetState, seat: Seat, sector: number): WhyNot {
  if (isFull(view, seat, sector)) return 'full';
  const isOwn = isOwnDistrict(seat, sector) || view.holder[sector] === seat;
  return isOwn ? 'one-outside' : 'no-troop';
}

function whyNoHome(view: KemetState, seat: Seat, sector: number): WhyNot {
  if (!isOwnDistrict(seat, sector)) return 'not-yours';
  if (view.holder[sector] !== seat) return 'no-troop';
  return creatureWith(view, seat, sector) < 0 ? 'not-offered' : 'has-creature';
}

function whyNoRefuge(view: KemetState, _seat: Seat, sector: number): WhyNot {
  const isNear = (boardOf(view).adjacent[view.battle?.sector ?? -1] ?? []).includes(sector);
  return isNear ? 'occupied' : 'not-beside';
}
