import {
  boardOf,
  cityOf,
  controller,
  creatureWith,
  type DecisionKind,
  type KemetState,
  owns,
  raisePrice,
  tileKind,
} from '@ennead/kemet/tables';
import type { Decision } from '@ennead/kernel';
import { sectorName } from '../names.ts';
import { highestLevel, ignoresWalls } from '../reading.ts';
import { type MessageKey, t } from '../words.ts';

type Reason = Extract<MessageKey, `why.${string}`>;
type Reasoner = (view: KemetState, decision: Decision, sector: number) => Reason;

/** Why a sector is not lit; kinds that are not here light nothing on the board. */
const REASONS: Partial<Record<DecisionKind, Reasoner>> = {
  step: whyNoStep,
  start: (view, { seat }, sector) => (view.holder[sector] === seat ? 'why.stuck' : 'why.no-troop'),
  district: whyNoSite,
  'new-district': whyNoSite,
  'raise-pyramid': whyNoRaise,
  'hand-of-god': whyNoRaise,
  'recruit-district': whyNoRecruits,
  enlistment: whyNoLevy,
  reinforcements: whyNoLevy,
  'fire-target': () => 'why.no-enemy',
  'creature-place': whyNoHome,
  'creature-home': whyNoHome,
  'retreat-sector': whyNoRefuge,
  'escape-sector': whyNoRefuge,
};

/** One short line on why a sector cannot be chosen now. */
export function whyNot(view: KemetState, decision: Decision, sector: number): string {
  const reason = REASONS[decision.kind as DecisionKind]?.(view, decision, sector) ?? 'why.not-offered';
  return t(reason, { sector: sectorName(view, boardOf(view).ids[sector] ?? '') });
}

function isOwnDistrict(view: KemetState, seat: number, sector: number): boolean {
  return sector < boardOf(view).districts && cityOf(sector) === seat;
}

function isFull(view: KemetState, seat: number, sector: number): boolean {
  const limit = owns(view, seat, tileKind('legion')) ? 7 : 5;
  return view.holder[sector] === seat && (view.units[sector] ?? 0) >= limit;
}

function whyNoStep(view: KemetState, { seat }: Decision, sector: number): Reason {
  const { move } = view;
  const board = boardOf(view);
  if (move === null) return 'why.not-offered';
  if (!(board.adjacent[move.at] ?? []).includes(sector)) return 'why.far';
  if (move.steps > 0 && move.range === 0) return 'why.range';
  if (view.holder[sector] === seat) return 'why.full';
  const isForeign = sector < board.districts && cityOf(sector) !== seat;
  return isForeign && move.steps > 0 && !ignoresWalls(view, seat) ? 'why.wall' : 'why.not-offered';
}

function whyNoSite(view: KemetState, { seat }: Decision, sector: number): Reason {
  if (!isOwnDistrict(view, seat, sector)) return 'why.not-yours';
  return (view.pyramidLevel[sector] ?? 0) > 0 ? 'why.has-pyramid' : 'why.not-held';
}

function whyNoRaise(view: KemetState, { seat, kind }: Decision, sector: number): Reason {
  const level = view.pyramidLevel[sector] ?? 0;
  if (level === 0) return 'why.no-pyramid';
  if (controller(view, sector) !== seat) return 'why.not-held';
  if (level >= highestLevel(view)) return 'why.highest';
  const isTooDear = raisePrice(view, seat, level, level + 1) > (view.prayer[seat] ?? 0);
  return kind === 'raise-pyramid' && isTooDear ? 'why.too-dear' : 'why.not-offered';
}

function whyNoRecruits(view: KemetState, { seat }: Decision, sector: number): Reason {
  if (!isOwnDistrict(view, seat, sector)) return 'why.not-yours';
  if ((((view.recruit?.chosen ?? 0) >> sector) & 1) === 1) return 'why.recruited';
  if (isFull(view, seat, sector)) return 'why.full';
  return (view.reserve[seat] ?? 0) === 0 ? 'why.no-reserve' : 'why.too-dear';
}

function whyNoLevy(view: KemetState, { seat }: Decision, sector: number): Reason {
  if (isFull(view, seat, sector)) return 'why.full';
  const isOwn = isOwnDistrict(view, seat, sector) || view.holder[sector] === seat;
  return isOwn ? 'why.one-outside' : 'why.no-troop';
}

function whyNoHome(view: KemetState, { seat }: Decision, sector: number): Reason {
  if (!isOwnDistrict(view, seat, sector)) return 'why.not-yours';
  if (view.holder[sector] !== seat) return 'why.no-troop';
  return creatureWith(view, seat, sector) < 0 ? 'why.not-offered' : 'why.has-creature';
}

function whyNoRefuge(view: KemetState, _decision: Decision, sector: number): Reason {
  const isNear = (boardOf(view).adjacent[view.battle?.sector ?? -1] ?? []).includes(sector);
  return isNear ? 'why.occupied' : 'why.not-beside';
}
