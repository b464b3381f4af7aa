import type { AnkhState } from '@ennead/ankh/tables';
import type { Decision, Option } from '@ennead/kernel';

/** Only what is out at once cannot be taken back: the last answer of a secret choice. */
export function needsConfirmation(
  _view: AnkhState,
  decision: Decision,
  _option: Option,
  isLast: boolean,
): boolean {
  return decision.secret !== undefined && isLast;
}
