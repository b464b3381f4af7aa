import type { Decision, Option, Seat } from '@ennead/kernel';
import type { PharaohDecisionKind } from '../decisions.ts';

/** A question of the expansion, as the table in decisions.ts lists them. */
export function ask(
  seat: Seat,
  kind: PharaohDecisionKind,
  options: readonly Option[],
  about: NonNullable<Decision['about']> | null = null,
): Decision[] {
  return [{ seat, kind, options, about }];
}
