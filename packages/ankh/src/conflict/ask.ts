import type { Decision, Option } from '@ennead/kernel';
import type { ConflictDecisionKind } from '../decisions.ts';
import { SPACES } from '../map/spaces.ts';

export const YES_NO: readonly Option[] = ['yes', 'no'];

/** The team's own question: the seat that brought its upper god answers (A-MRG-14). */
export function ask(
  team: number,
  kind: ConflictDecisionKind,
  options: readonly Option[],
  about: Decision['about'] = null,
): Decision[] {
  return [{ seat: team, kind, options, about }];
}

/** The names of spaces, with room for options beside them. */
export function names(spaces: readonly number[], ...others: readonly Option[]): Option[] {
  const options: Option[] = [];
  for (let i = 0; i < spaces.length; i++) options.push(SPACES[spaces[i] as number] as string);
  for (const other of others) options.push(other);
  return options;
}
