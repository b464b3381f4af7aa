import {
  type AnkhState,
  controllerOf,
  findSpace,
  type Ground,
  gatesOf,
  groundOf,
  isLand,
  moveRange,
  NEUTRAL,
  ownerOf,
  SPACES,
} from '@ennead/ankh/tables';
import type { Decision } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { t } from '../words.ts';

/** One short line on why a space cannot be chosen now. */
export function whyNot(view: AnkhState, decision: Decision, space: number): string {
  const name = SPACES[space] ?? missing();
  const ground = groundOf(view);
  if (ground.open[space] === false) return t('why.closed', { space: name });
  if (decision.kind === 'caravan') return t('why.caravan');
  if (decision.kind === 'join') return t('why.join');
  if (decision.kind === 'move-figure') return whyNotMove(view, decision.seat, space);
  if (decision.kind === 'control') return whyNotControl(view, ground, decision.seat, space);
  if (ground.cities.includes(space)) return t('why.city', { space: name });
  if (!isLand(space)) return t('why.water', { space: name });
  if (view.figures[space] !== 0) return t('why.taken', { space: name });
  if (view.monuments[space] !== 0) return t('why.monument', { space: name });
  if (gatesOf(view).includes(space)) return t('why.underworld', { space: name });
  const from = typeof decision.about === 'string' ? findSpace(decision.about) : undefined;
  if (decision.kind === 'move-to' && from !== undefined)
    return t('why.too-far', { space: name, range: moveRange(view) });
  if (decision.kind === 'pharaoh-to') return t('why.too-far', { space: name, range: Number(decision.about) });
  if (decision.kind === 'summon-to') return t('why.not-beside', { space: name });
  return t('why.not-offered', { space: name });
}

/** A-MOVE-1: each of one's own figures once. */
function whyNotMove(view: AnkhState, seat: number, space: number): string {
  const name = SPACES[space] ?? missing();
  const figure = view.figures[space] ?? 0;
  if (figure === 0) return t('why.no-figure', { space: name });
  if (ownerOf(figure) !== view.teamOf[seat]) return t('why.not-yours', { space: name });
  if (view.moved.includes(space)) return t('why.moved', { space: name });
  return t('why.not-offered', { space: name });
}

/** A-CTRL-1 to A-CTRL-3: beside one's own figure, and a neutral one as long as there is one. */
function whyNotControl(view: AnkhState, ground: Ground, seat: number, space: number): string {
  const name = SPACES[space] ?? missing();
  const monument = view.monuments[space] ?? 0;
  const team = view.teamOf[seat] ?? seat;
  if (monument === 0) return t('why.no-monument', { space: name });
  if (controllerOf(monument) === team) return t('why.own', { space: name });
  const isBeside = (ground.adjacent[space] ?? []).some((other) => {
    const figure = view.figures[other] ?? 0;
    return figure !== 0 && ownerOf(figure) === team;
  });
  if (!isBeside) return t('why.no-figure-beside', { space: name });
  return controllerOf(monument) === NEUTRAL
    ? t('why.not-offered', { space: name })
    : t('why.neutral-first', { space: name });
}
