import { boardOf, type KemetState } from '@ennead/kemet/tables';
import type { Decision, Option } from '@ennead/kernel';

/** What a decision lights on the board: which option each sector stands for. */
export type Lights = ReadonlyMap<number, Option>;

const NONE: Lights = new Map();

/** Kinds whose options name pyramids by their district. */
function sectorNamed(view: KemetState, option: Option): number {
  if (typeof option !== 'string') return -1;
  const { numberOf, stepOf } = boardOf(view);
  const step = stepOf.get(option);
  return step === undefined ? (numberOf.get(option) ?? -1) : step & 31;
}

/**
 * The sector that stands for an option; -1: none. Where two ways lead to the same sector, the sector stands for the
 * first; the other is offered in the bar.
 */
export function placeOf(view: KemetState, decision: Decision, option: Option): number {
  const sector = sectorNamed(view, option);
  if (sector < 0) return -1;
  const first = decision.options.find((other) => sectorNamed(view, other) === sector);
  return first === option ? sector : -1;
}

export function lightsOf(view: KemetState, decision: Decision | null): Lights {
  if (decision === null) return NONE;
  const lights = new Map<number, Option>();
  for (const option of decision.options) {
    const sector = sectorNamed(view, option);
    if (sector >= 0 && !lights.has(sector)) lights.set(sector, option);
  }
  return lights;
}
