import { changedRulings, inForce, type Pinned, type Rulings } from '@ennead/kernel';
import { t } from '../i18n/shell.ts';
import type { Choice, ChoiceOption, Values } from './choices.ts';

/** A point where groups differ. The first option is how it is played unless the table says otherwise. */
export interface RulingPoint {
  readonly key: string;
  readonly label: string;
  /** The rules whose cards tell how it is played. */
  readonly rules: readonly string[];
  readonly options: readonly [ChoiceOption & { line: string }, ChoiceOption & { line: string }];
  /** What the publisher's later FAQ says; absent: nothing. */
  readonly faq?: string;
}

/** A ruling of the game that tables may choose, by the book or by the FAQ. `lines` say what each means. */
export function byBookOrFaq(
  rulings: Rulings,
  rules: number,
  key: string,
  label: string,
  lines: { readonly book: string; readonly faq: string },
): RulingPoint {
  const ruling = rulings[key];
  const faq = ruling?.says?.faq;
  if (ruling === undefined || faq === undefined) throw new Error(`the FAQ does not speak of ${key}`);
  return {
    key,
    label,
    rules: [ruling.rule],
    faq,
    options: [
      { value: inForce(ruling, rules), label: t('setup.rulings.book'), line: lines.book },
      { value: faq, label: t('setup.rulings.faq'), line: lines.faq },
    ],
  };
}

/** By the book, by the FAQ, or point by point. */
export function rulingChoices(
  points: readonly RulingPoint[],
  lines: { readonly book: string; readonly faq: string },
  values: Values,
): Choice[] {
  return [
    {
      key: 'rulings',
      label: t('setup.rulings'),
      rare: true,
      options: [
        { value: 'book', label: t('setup.rulings.book'), line: lines.book },
        { value: 'faq', label: t('setup.rulings.faq'), line: lines.faq },
        { value: 'each', label: t('setup.rulings.each'), line: t('setup.rulings.each.line') },
      ],
    },
    ...(values.rulings === 'each' ? points.map((point) => ({ ...point, rare: true })) : []),
  ];
}

/** How a point is played, as the table chose. */
export function ruledAs({ key, options, faq }: RulingPoint, values: Values): string {
  const [usual] = options;
  if (values.rulings === 'faq') return faq ?? usual.value;
  return (
    options.find(({ value }) => values.rulings === 'each' && value === values[key])?.value ?? usual.value
  );
}

/** What was chosen, from how each point is played: all by the book, all by the FAQ, or point by point. */
export function chosenRulings(
  points: readonly RulingPoint[],
  playedAs: (key: string) => string | undefined,
): Values {
  const played = points.map((point) => {
    const { key, options } = point;
    const { value } = options.find((option) => option.value === playedAs(key)) ?? options[0];
    return { ...point, value };
  });
  if (played.every(({ value, options }) => value === options[0].value)) return { rulings: 'book' };
  if (played.every(({ value, options, faq }) => value === (faq ?? options[0].value)))
    return { rulings: 'faq' };
  return { rulings: 'each', ...Object.fromEntries(played.map(({ key, value }) => [key, value])) };
}

/** How the points behind a rule are played in a match, for the card of the rule; null: there is nothing to choose. */
export function atThisTable(
  points: readonly RulingPoint[],
  rule: string,
  chosenFor: (key: string) => string | undefined,
): string | null {
  const told = points.flatMap(({ key, label, rules, options, faq }) => {
    const option = rules.includes(rule) ? options.find(({ value }) => value === chosenFor(key)) : undefined;
    if (option === undefined) return [];
    const source = option.value === faq ? t('setup.rulings.faq') : option.label;
    return [t('inspector.at-this-table', { source, point: label, words: option.line })];
  });
  return told.length === 0 ? null : told.join(' ');
}

/** What is said where a match goes by older rules and this rule was corrected since; null: it does not. */
export function olderWords(rulings: Rulings, rules: number, pinned: Pinned, rule: string): string | null {
  const isOlder = Object.entries(changedRulings(rulings, rules, pinned)).some(([id, variant]) => {
    const { choice, says = {}, rule: ruled } = rulings[id] ?? {};
    return ruled === rule && !(choice && Object.values(says).includes(variant));
  });
  return isOlder ? t('inspector.older-rules') : null;
}
