import { type AnkhState, rangeAsked, whyNot as reasonFor, spaceName } from '@ennead/ankh/tables';
import type { Decision } from '@ennead/kernel';
import { ankhDecision } from '../words/about.ts';
import { t } from '../words.ts';

/** One short line on why a space cannot be chosen now. */
export function whyNot(view: AnkhState, decision: Decision, space: number): string {
  const asked = ankhDecision(decision);
  const reason = reasonFor(view, asked, space);
  return t(`why.${reason}`, { space: spaceName(space), range: rangeAsked(view, asked) ?? 0 });
}
