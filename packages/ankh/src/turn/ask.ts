import type { Decision, Option, Seat } from '@ennead/kernel';
import type { ScenarioDecisionKind, TurnDecisionKind } from '../decisions.ts';

/** A question of one seat, as the table in decisions.ts lists them. */
export function ask(
  seat: Seat,
  kind: TurnDecisionKind | ScenarioDecisionKind,
  options: readonly Option[],
  about: NonNullable<Decision['about']> | null = null,
): Decision[] {
  return [{ seat, kind, options, about }];
}
