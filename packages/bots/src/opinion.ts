import type { Option } from '@ennead/kernel';

/** How good an option looks at first sight, 1 being ordinary. */
export type Opinion = (option: Option) => number;

/** By kind of decision: a rule, or the weights of options that are not ordinary. */
export type Opinions = Readonly<Record<string, Opinion | Readonly<Record<string, number>>>>;

/** Looks opinions up by kind of decision; null: all options are ordinary. */
export function opinionBy(opinions: Opinions): (kind: string) => Opinion | null {
  const known = new Map<string, Opinion>();
  for (const [kind, weights] of Object.entries(opinions))
    known.set(kind, typeof weights === 'function' ? weights : (option) => weights[option] ?? 1);
  return (kind) => known.get(kind) ?? null;
}

/** Weights by the first pattern that fits the name of an option; those that none fits are ordinary. */
export function byPattern(weights: readonly (readonly [RegExp, number])[]): Opinion {
  const known = new Map<Option, number>();
  return (option) => {
    let weight = known.get(option);
    if (weight === undefined) {
      weight = weights.find(([pattern]) => pattern.test(String(option)))?.[1] ?? 1;
      known.set(option, weight);
    }
    return weight;
  };
}

/** The more the better, for numbers of units. */
export function byNumber(option: Option): number {
  return typeof option === 'number' ? 0.3 + option : 1;
}
