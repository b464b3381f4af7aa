import { boardOf, type KemetState, targetOfStep } from '@ennead/kemet/tables';
import type { Decision, Option } from '@ennead/kernel';
import { kemetDecision } from '../words/about.ts';

/** What a decision lights on the board: which option each sector stands for. */
export type Lights = ReadonlyMap<number, Option>;

export const NO_LIGHTS: Lights = new Map();

/** Kinds whose options name pyramids by their district. */
function sectorNamed(view: KemetState, option: Option): number {
  if (typeof option !== 'string') return -1;
  const { numberOf, stepOf } = boardOf(view);
  const step = stepOf.get(option);
  return step === undefined ? (numberOf.get(option) ?? -1) : targetOfStep(step);
}

const isByCard = (option: Option) => String(option).startsWith('card-teleport:');

/**
 * Where several ways lead to the same sector, the sector stands for the first, on foot before by teleport; but whoever
 * has just played Teleportation for this Move means the card.
 */
export function lightsOf(view: KemetState, decision: Decision | null): Lights {
  if (decision === null) return NO_LIGHTS;
  const lights = new Map<number, Option>();
  for (const option of decision.options) {
    const sector = sectorNamed(view, option);
    if (sector >= 0 && (!lights.has(sector) || isByCard(option))) lights.set(sector, option);
  }
  return lights;
}

/** The sector that stands for an option; -1: none, it is offered elsewhere. */
export function placeOf(view: KemetState, decision: Decision, option: Option): number {
  const sector = sectorNamed(view, option);
  return sector >= 0 && lightsOf(view, decision).get(sector) === option ? sector : -1;
}

/** The sector that a question is about and does not offer, as the pyramid that a level is chosen for; -1: none. */
export function subjectOf(view: KemetState, decision: Decision | null): number {
  if (decision === null) return -1;
  const asked = kemetDecision(decision);
  if (!('about' in asked) || asked.about === undefined) return -1;
  const { about } = asked;
  const name =
    'to' in about ? about.to : 'sector' in about ? about.sector : 'pyramid' in about ? about.pyramid : '';
  return boardOf(view).numberOf.get(name) ?? -1;
}

/** A teleport that costs prayer though a card pays for the same one: nobody need be offered it but in the whole list. */
export function isWaste(decision: Decision, option: Option): boolean {
  return String(option).startsWith('teleport:') && decision.options.includes(`card-${option}`);
}
