import type { BaseState, Fact } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { plainWords, type Sentence } from '../table/sentence.ts';
import { captionAt, captionOf } from './caption.ts';
import type { Frame } from './frame.ts';
import { PLAIN, type Telling } from './telling.ts';

type Told = Fact & { readonly seat: number; readonly amount: number };
const fact = (type: string, seat = 0, amount = 0): Told => ({ type, rule: 'R', seat, amount });
const telling: Telling = {
  ...PLAIN,
  weigh: ({ type }) => (type === 'begins' ? 'aside' : 'step'),
  gain(told) {
    const { type, seat, amount } = told as Told;
    if (type === 'scores') return { seat, amount, icon: 'flame', label: 'points' };
    return type === 'gains' ? { seat, amount, icon: 'prayer', label: 'prayer' } : null;
  },
};
const game = {
  telling,
  describeFact: (_view: BaseState, told: Fact): Sentence | null =>
    told.type === 'silent'
      ? null
      : told.type === 'compares'
        ? ['Most: ', { seat: 0 }, ', ', { seat: 1 }, '.']
        : [{ seat: (told as Told).seat }, ` ${told.type}.`],
};
const caption = (...facts: Fact[]) => {
  const sentence = captionOf(game, {} as BaseState, facts);
  return sentence && plainWords(sentence, (seat) => `P${seat}`);
};

test('what somebody did is said, and what came of it is added up in signs', () => {
  expect(caption(fact('prays'), fact('gains', 0, 1), fact('gains', 0, 2))).toBe('P0 prays: +3 prayer');
  expect(caption(fact('takes'), fact('gains', 0, 2), fact('gains', 1, -2))).toBe(
    'P0 takes: +2 prayer, P1 −2 prayer',
  );
  expect(caption(fact('prays'), fact('gains', 0, 2), fact('gains', 0, -2))).toBe('P0 prays.');
});

test('where several are named, everybody is named again with what they got', () => {
  expect(caption(fact('compares'), fact('gains', 0, 1), fact('gains', 1, 1))).toBe(
    'Most: P0, P1: P0 +1 prayer, P1 +1 prayer',
  );
});

test('what comes without a deed is said in full, and what only opens it is left out', () => {
  expect(caption(fact('gains', 1, 2))).toBe('P1 gains.');
  expect(caption(fact('begins'), fact('moves'))).toBe('P0 moves.');
  expect(caption(fact('begins'))).toBe('P0 begins.');
  expect(caption(fact('silent'))).toBeNull();
  expect(caption(fact('gains', 1, 2), fact('begins'))).toBe('P1 gains.');
});

test('of many gains a line tells five', () => {
  const gains = [0, 1, 2, 3, 4, 5].map((seat) => fact('gains', seat, 1));
  expect(caption(fact('prays'), ...gains)).toBe(
    'P0 prays: +1 prayer, P1 +1 prayer, P2 +1 prayer, P3 +1 prayer, P4 +1 prayer',
  );
});

test('what several got without a deed is added up in signs by who got it', () => {
  const drawn = fact('draws', 1);
  expect(
    caption(
      fact('gains', 1, 2),
      fact('gains', 0, 0),
      fact('gains', 2, 3),
      fact('gains', 1, 1),
      fact('scores', 1, 1),
      drawn,
    ),
  ).toBe('P1 +3 prayer, +1 points, P2 +3 prayer');
  expect(caption(fact('gains', 0, 0), fact('gains', 2, 3), drawn)).toBe('P2 gains.');
  expect(caption(fact('gains', 0, 0), fact('gains', 2, 0))).toBe('P0 gains.');
});

test('words stay while nothing else is told, also when somebody else is asked', () => {
  const frame = (moment: number, by: number | null, ...facts: Fact[]): Frame => ({
    number: moment,
    moment,
    by,
    facts,
    view: {} as BaseState,
    weight: 'step',
  });
  const frames = [frame(1, 0, fact('prays')), frame(2, 1), frame(3, null), frame(4, 1, fact('silent'))];
  const at = (cursor: number) => {
    const words = captionAt(game, { frames, at: cursor });
    return words && plainWords(words, (seat) => `P${seat}`);
  };
  expect([0, 1, 2, 3].map(at)).toEqual(['P0 prays.', 'P0 prays.', 'P0 prays.', 'P0 prays.']);
  expect(captionAt(game, { frames: frames.slice(1), at: 2 })).toBeNull();
});
