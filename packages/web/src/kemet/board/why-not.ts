import { boardOf, type DecisionKind, type KemetState, whyNot as reasonFor } from '@ennead/kemet/tables';
import type { Decision } from '@ennead/kernel';
import { sectorName } from '../names.ts';
import { t } from '../words.ts';

/** One short line on why a sector cannot be chosen now. */
export function whyNot(view: KemetState, { kind, seat }: Decision, sector: number): string {
  const reason = reasonFor(view, kind as DecisionKind, seat, sector);
  return t(`why.${reason}`, { sector: sectorName(view, boardOf(view).ids[sector] ?? '') });
}
