import type { Decision, Option } from '@ennead/kernel';

/** Somebody who watches what is answered in secret and guesses the next answer. */
export interface Predictor {
  guess(decision: Decision): Option;
  learn(decision: Decision, option: Option): void;
}

/** What was answered to the very same question says most, once it has been seen this often. */
const OFTEN = 5;

/** Guesses what was answered most often: to the same question with the same options, else to the same question with any. */
export function openPredictor(): Predictor {
  const seen = new Map<string, Map<Option, number>>();
  const count = (key: string, option: Option) => {
    const counts = seen.get(key) ?? new Map<Option, number>();
    counts.set(option, (counts.get(option) ?? 0) + 1);
    seen.set(key, counts);
  };
  const same = ({ kind, options }: Decision) => `${kind} ${options.join()}`;
  return {
    guess(decision) {
      const close = seen.get(same(decision));
      const isKnown =
        close !== undefined && [...close.values()].reduce((sum, times) => sum + times, 0) >= OFTEN;
      const counts = (isKnown ? close : undefined) ?? seen.get(decision.kind);
      const often = (option: Option) => counts?.get(option) ?? 0;
      return decision.options.reduce((best, option) => (often(option) > often(best) ? option : best));
    },
    learn(decision, option) {
      count(same(decision), option);
      count(decision.kind, option);
    },
  };
}
