import type { Decision, Option } from '@ennead/kernel';

/** What is thought of options at first sight, by kind of decision: a weight for those that are not ordinary (1). */
export type Opinions = Readonly<
  Record<string, Readonly<Record<string, number>> | ((option: Option) => number)>
>;

/** The weights of the options of a decision; null if all are ordinary. */
export function opinionOf(opinions: Opinions, { kind, options }: Decision): readonly number[] | null {
  const known = opinions[kind];
  if (known === undefined) return null;
  return options.map(typeof known === 'function' ? known : (option) => known[option] ?? 1);
}

/** The more the better, for numbers of units. */
export function byNumber(option: Option): number {
  return typeof option === 'number' ? 0.3 + option : 1;
}
