import { kemet } from '@ennead/kemet';
import { DECISION_KINDS, type KemetFact, type KemetState } from '@ennead/kemet/tables';
import type { Decision } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { locales, setLocale } from '../../i18n/locale.ts';
import { plainWords } from '../../table/sentence.ts';
import { load } from '../words.ts';
import { kemetDecision } from './about.ts';
import { describeDecision } from './decisions.ts';
import { describeFact, TELLERS } from './facts.ts';
import { describeOption } from './options.ts';

interface Sight<T> {
  readonly view: KemetState;
  readonly what: T;
}

const PER_KIND = 30;
/** Two free districts for one missing pyramid never happen in play: it is asked below by hand. */
const NEVER_ASKED = 'new-district';
const asked = new Map<string, Sight<Decision>[]>();
const told = new Map<string, Sight<KemetFact>[]>();

/** Rare moments need many tiles: everyone stays rich and answers at random, the same way each time. */
beforeAll(() => {
  for (let seed = 1; seed <= 60 && !isComplete(); seed++) play(((seed % 4) + 2) as 2 | 3 | 4 | 5, seed);
});

function isComplete(): boolean {
  return asked.size === Object.keys(DECISION_KINDS).length - 1 && told.size === Object.keys(TELLERS).length;
}

function play(players: 2 | 3 | 4 | 5, seed: number): void {
  const pick = randomFrom(seed);
  const setup = { players, length: 'long', discards: seed % 2 === 0 ? 'open' : 'hidden', roundLimit: 14 };
  const read = kemet.setup(setup);
  if (!read.ok) throw new Error(read.problem.message);
  const log: KemetFact[] = [];
  const state = kemet.start(read.value, `words-${seed}`, log);
  while (kemet.outcome(state) === null) {
    state.prayer = state.prayer.map((prayer) => Math.max(prayer, 6));
    const decision = kemet.decisions(state)[0];
    if (decision === undefined) throw new Error('nobody is asked');
    const view = () => kemet.view(state, decision.seat);
    keep(asked, decision.kind, decision, view);
    kemet.apply(state, decision.seat, decision.options[pick(decision.options.length)] as string, log);
    for (const fact of log.splice(0)) keep(told, fact.type, fact, view);
  }
}

function keep<T>(sights: Map<string, Sight<T>[]>, kind: string, what: T, view: () => KemetState): void {
  const known = sights.get(kind) ?? [];
  sights.set(kind, known);
  if (known.length < PER_KIND) known.push({ view: view(), what });
}

function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** No gap, no name of the engine, no place left unfilled. */
function expectWords(text: string, where: string): void {
  const isBad = text.trim() === '' || /undefined|NaN|\{|\b[cft]\d?-[a-z]+\b|null/.test(text);
  expect(isBad, `${where}: "${text}"`).toBe(false);
}

function expectAnswerable({ view, what: decision }: Sight<Decision>): void {
  const { title, detail = title } = describeDecision(view, decision);
  expectWords(title, decision.kind);
  expectWords(detail, decision.kind);
  for (const option of decision.options) {
    const text = describeOption(view, decision, option);
    expectWords(text.label, `${decision.kind} ${option}`);
    expectWords(text.detail ?? text.label, `${decision.kind} ${option}`);
    expect(text.label, decision.kind).not.toBe(option);
  }
}

test('random games ask every question and tell every fact', () => {
  expect([...asked.keys(), NEVER_ASKED].sort()).toEqual(Object.keys(DECISION_KINDS).sort());
  expect([...told.keys()].sort()).toEqual(Object.keys(TELLERS).sort());
});

test.each(locales)('every question, option and fact of Kemet has words in %s', async (language) => {
  await load();
  await setLocale(language);
  for (const sights of asked.values()) for (const sight of sights) expectAnswerable(sight);
  const [any] = asked.get('raise-pyramid') ?? [];
  if (any === undefined) throw new Error('nobody raised a pyramid');
  const what = { seat: 0, kind: NEVER_ASKED, options: ['c1-a', 'c1-b'], about: { colour: 'red' } };
  expectAnswerable({ view: any.view, what });
  for (const [type, sights] of told)
    for (const { view, what: fact } of sights) {
      const sentence = describeFact(view, fact);
      if (sentence !== null)
        expectWords(
          plainWords(sentence, (seat) => `P${seat}`),
          type,
        );
    }
});

test.each(['wound', 'vision'])(
  'where a card itself is chosen (%s) it is named, not what playing it does',
  async (kind) => {
    await load();
    await setLocale('en');
    const [sight] = asked.get(kind) ?? [];
    if (sight === undefined) throw new Error(`nobody was asked ${kind}`);
    const labels = ['veto', 'escape'].map((card) => describeOption(sight.view, sight.what, card).label);
    expect(labels).toEqual(kind === 'wound' ? ['Discard Veto', 'Discard Escape'] : ['Veto', 'Escape']);
  },
);

test('people are called by their names in questions and answers', () => {
  const nameOf = (seat: number) => ['Nefertari', 'Imhotep', 'Meryt', 'Hapi', 'Senbi'][seat] ?? '';
  const [veto] = asked.get('veto') ?? [];
  const [order] = asked.get('turn-order') ?? [];
  if (veto === undefined || order === undefined) throw new Error('nobody was asked');
  const vetoed = kemetDecision(veto.what);
  if (vetoed.kind !== 'veto') throw new Error('another question');
  expect(describeDecision(veto.view, veto.what, nameOf).title).toMatch(nameOf(vetoed.about.seat));
  const [first = 0] = order.what.options as readonly number[];
  expect(describeOption(order.view, order.what, first, nameOf)).toMatchObject({
    label: nameOf(first),
    seat: first,
  });
});

test('a step shows its way: on foot, by ship or through an obelisk', () => {
  const ICONS = {
    land: 'footsteps',
    harbor: 'trireme',
    teleport: 'obelisk',
    'card-teleport': 'obelisk',
  } as const;
  const seen = new Set<string>();
  for (const { view, what } of asked.get('step') ?? [])
    for (const option of what.options) {
      const way = (Object.keys(ICONS) as (keyof typeof ICONS)[]).find((each) =>
        String(option).startsWith(`${each}:`),
      );
      if (way === undefined) continue;
      seen.add(way);
      expect(describeOption(view, what, option, String).icon).toBe(ICONS[way]);
    }
  expect([...seen]).toEqual(expect.arrayContaining(['land', 'harbor', 'teleport']));
});

test('who places tokens reads whether it is the first, another or the end, and which rows are still to come', () => {
  const sight = asked.get('token')?.[0];
  if (sight === undefined) throw new Error('no token was asked for');
  const { seat } = sight.what;
  const told = (more: Partial<KemetState>, options = sight.what.options) =>
    describeDecision({ ...sight.view, ...more }, { ...sight.what, options });
  const [one = ''] = sight.what.options;
  expect(told({ placed: false }).title).toBe('Place an action token');
  expect(told({ placed: true }, [one, 'end']).title).toBe('Another token, or end your turn');
  expect(told({ placed: true }, ['end']).title).toBe('End your turn');
  const spaces = (taken: number) => sight.view.spaces.map((each, other) => (other === seat ? taken : each));
  const details = [0, 0b1, 0b1111_1111_1111].map((taken) => told({ spaces: spaces(taken) }).detail);
  // Where all rows are to come, or none, they are not listed.
  expect(details[0]).toBe(details[2]);
  expect(details[1]).not.toBe(details[0]);
});
