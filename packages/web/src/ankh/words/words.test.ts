import { ankh } from '@ennead/ankh';
import type { AnkhFact, AnkhState, PharaohName } from '@ennead/ankh/tables';
import { groundOf } from '@ennead/ankh/tables';
import { chanceFrom, type Decision, decide, draw, openMatch } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { locales, setLocale } from '../../i18n/locale.ts';
import { plainWords } from '../../table/sentence.ts';
import { pictureAt, scriptOf } from '../battle/script.ts';
import { verdictWords } from '../battle/verdict-words.ts';
import { placeOf } from '../board/light.ts';
import { previewOf } from '../board/preview.ts';
import { wordsOfSpaces } from '../board/space-words.ts';
import { momentOf } from '../moments.ts';
import { storyOf } from '../story.ts';
import { load, t } from '../words.ts';
import { describeDecision, QUESTIONS } from './decisions.ts';
import { describeFact, TELLERS } from './facts.ts';
import { describeOption } from './options.ts';
import { PALACE_TELLERS } from './palace-facts.ts';

/** Every scenario, each number of players, each pharaoh. */
const TABLES: readonly (readonly [scenario: string, players: number, pharaoh?: PharaohName])[] = [
  ['middle-kingdom', 2],
  ['old-kingdom', 3],
  ['great-rebuilding', 4],
  ['guardians-of-kemet', 5],
  ['new-kingdom-strife', 4],
  ['two-capitals', 3],
  ['dynastic-crisis', 4],
  ['syncretism', 5],
  ['peoples-revolt', 4],
  ['flood', 2],
  ['gift-of-the-delta', 3],
  ['middle-kingdom', 3, 'amenhotep'],
  ['flood', 2, 'amenhotep'],
  ['middle-kingdom', 2, 'amenhotep'],
  ['two-capitals', 3, 'xerxes'],
  ['flood', 2, 'ramesses'],
  ['syncretism', 5, 'tutankhamun'],
  ['great-rebuilding', 4, 'akhenaten'],
];

interface Moment {
  readonly view: AnkhState;
  readonly decision: Decision;
}

/** Positions of random games, one for each kind of question, with everything that was told on the way. */
function play(games: number): { moments: Moment[]; log: AnkhFact[]; last: AnkhState } {
  const moments = new Map<string, Moment>();
  const log: AnkhFact[] = [];
  let last: AnkhState | null = null;
  for (let game = 0; game < games; game++) {
    const [scenario, players, pharaoh = null] = TABLES[game % TABLES.length] ?? ['middle-kingdom', 2];
    const setup = ankh.setup({ players, scenario, pharaoh });
    if (!setup.ok) throw new Error(setup.problem.message);
    const match = openMatch(ankh, setup.value, `words ${game}`, log);
    const chance = chanceFrom(`words ${game}`);
    for (
      let decisions = ankh.decisions(match.state);
      decisions.length > 0;
      decisions = ankh.decisions(match.state)
    ) {
      const decision = decisions[draw(chance, decisions.length)] as Decision;
      if (!moments.has(decision.kind))
        moments.set(decision.kind, { view: ankh.view(match.state, decision.seat), decision });
      const willing = decision.options.filter((option) => option !== 'pass' && option !== 'done');
      const options = willing.length > 0 && draw(chance, 5) > 0 ? willing : decision.options;
      decide(match, decision.seat, options[draw(chance, options.length)] ?? '', log);
    }
    last = ankh.view(match.state, null);
  }
  if (last === null) throw new Error('no game was played');
  return { moments: [...moments.values()], log, last };
}

const { moments, log, last } = play(144);
/** Some of each kind are enough for the words. */
const told: AnkhFact[] = [
  { type: 'policies-shuffled', rule: 'P-AMEN-4', count: 5 },
  ...Object.values(Object.groupBy(log, ({ type }) => type)).flatMap((facts) => facts?.slice(0, 30) ?? []),
];
const name = (seat: number) => `Player ${seat + 1}`;

beforeAll(async () => {
  await load();
});

function expectWords(words: string): void {
  expect(words).not.toBe('');
  expect(words).not.toMatch(/[{}]|undefined|NaN|\[object/);
}

test('random games meet every kind of question that has words', () => {
  const met = new Set(moments.map(({ decision }) => decision.kind));
  expect([...met].filter((kind) => !(kind in QUESTIONS))).toEqual([]);
  expect(Object.keys(QUESTIONS).filter((kind) => !met.has(kind))).toEqual([]);
});

test('every fact told in random games has a teller', () => {
  const types = new Set<string>(log.map(({ type }) => type));
  expect([...types].filter((type) => !(type in TELLERS) && !(type in PALACE_TELLERS))).toEqual([]);
  // A deck of 40 is hardly ever drawn to its end.
  types.add('policies-shuffled');
  expect(Object.keys(PALACE_TELLERS).filter((type) => !types.has(type))).toEqual([]);
});

test.each(locales)('questions and options are asked in %s', async (locale) => {
  await setLocale(locale);
  for (const { view, decision } of moments) {
    const { title, detail } = describeDecision(view, decision);
    expectWords(title);
    expect(title).not.toBe(decision.kind);
    if (detail !== undefined) expectWords(detail);
    const labels = decision.options.map((option) => describeOption(view, decision, option).label);
    labels.forEach(expectWords);
    expect([decision.kind, new Set(labels).size]).toEqual([decision.kind, labels.length]);
  }
});

test.each(locales)('the log is told in %s', async (locale) => {
  await setLocale(locale);
  for (const fact of told) {
    const sentence = describeFact(last, fact);
    if (sentence !== null) expectWords(plainWords(sentence, name));
    const moment = momentOf(last, fact);
    if (moment !== null) expectWords(`${moment.title} ${moment.line}`);
  }
});

test.each(locales)('spaces are read out in %s', async (locale) => {
  await setLocale(locale);
  for (const { view } of moments.slice(0, 3)) {
    const all = new Set(view.figures.keys());
    for (const words of wordsOfSpaces(view, groundOf(view), all)) expectWords(words);
  }
});

test('options lie on the board or in words, and each has a preview', () => {
  for (const { view, decision } of moments)
    for (const option of decision.options) {
      expect(() => previewOf(view, decision, option)).not.toThrow();
      if (decision.kind === 'move-to') expect(placeOf(view, decision, option)).toHaveProperty('space');
      if (decision.kind === 'aim') expect(placeOf(view, decision, option)).toHaveProperty('direction');
      if (decision.kind === 'caravan' && option !== 'pass')
        expect(placeOf(view, decision, option)).toHaveProperty('side');
    }
});

test('A-BAT-1: each battle is a script whose last picture agrees with what was told', async () => {
  await setLocale('en');
  let battles = 0;
  log.forEach((fact, start) => {
    if (fact.type !== 'battle-began') return;
    let end = start;
    while (log[end]?.type !== 'battle-ended' && log[end]?.type !== 'game-ended') end += 1;
    const facts = log.slice(start, end + 1);
    const script = scriptOf(facts);
    const picture = pictureAt(script, script.beats.length - 1);
    expect(script.beats.flatMap((beat) => beat.facts)).toHaveLength(facts.length);
    expect(picture.sides.map(({ team }) => team)).toEqual(fact.teams);
    for (const told of facts) {
      const side = picture.sides.find(({ team }) => 'team' in told && team === told.team);
      if (told.type === 'strength') expect(side?.total).toBe(told.total);
      if (told.type === 'battle-decided' && picture.verdict) expectWords(verdictWords(last, picture.verdict));
    }
    const killed = facts.filter(({ type }) => type === 'figure-killed').length;
    expect(picture.sides.flatMap((side) => side.killed).length).toBeLessThanOrEqual(killed);
    battles += 1;
  });
  expect(battles).toBeGreaterThan(50);
});

test('a number is kept apart from the name it belongs to', async () => {
  await setLocale('en');
  const fact: AnkhFact = {
    type: 'room-controlled',
    rule: 'P-EVENT-3',
    room: 'throne',
    team: 0,
    counts: [{ team: 0, count: 1 }],
  };
  const sentence = describeFact(last, fact) ?? [];
  expect(plainWords(sentence, () => 'Player')).toBe('Throne Room: Player controls it (Player: 1).');
});

test('S-GUARD-10: who made no bid in an auction of rules 1 is said to have made none', async () => {
  await setLocale('en');
  const fact: AnkhFact = {
    type: 'auction-ended',
    rule: 'S-GUARD-11',
    guardian: 'satet',
    team: 0,
    bids: [
      { team: 0, bid: 2 },
      { team: 1, bid: 'decline' },
    ],
  };
  const words = plainWords(describeFact(last, fact) ?? [], (seat) => `P${seat}`);
  expect(words).toContain('no bid');
  expect(words).not.toContain('Decline');
});

test('S-REBUILD-11: a site tells that its followers are discarded, in every language', async () => {
  const said = [
    ['en', 'discards'],
    ['uk', 'скидає'],
    ['cs', 'odhodí'],
    ['ru', 'сбрасывает'],
  ] as const;
  for (const [language, word] of said) {
    await setLocale(language);
    expect(t('monument.site.text')).toContain(word);
  }
  await setLocale('en');
});

test.each([
  ['middle-kingdom', 3],
  ['two-capitals', 3],
  ['new-kingdom-strife', 4],
  ['syncretism', 5],
])(
  'A-MRG-7: the story of %s adds up for every seat: what came less what was lost is its devotion',
  (scenario, players) => {
    const setup = ankh.setup({ players, scenario });
    if (!setup.ok) throw new Error(setup.problem.message);
    const match = openMatch(ankh, setup.value, 'story');
    const chance = chanceFrom('story');
    const numbered: { number: number; fact: AnkhFact }[] = [];
    for (let number = 1; ; number++) {
      const [decision] = ankh.decisions(match.state);
      if (decision === undefined) break;
      const facts: AnkhFact[] = [];
      decide(match, decision.seat, decision.options[draw(chance, decision.options.length)] ?? '', facts);
      numbered.push(...facts.map((fact) => ({ number, fact })));
    }
    const { lines, stacks } = storyOf(numbered, match.state);
    const { teamOf, teams } = match.state;
    teamOf.forEach((team, seat) => {
      const came = stacks[0]?.amounts[seat]?.reduce((sum, amount) => sum + amount, 0) ?? 0;
      const end = came - (stacks[0]?.lost?.amounts[seat] ?? 0);
      expect(end).toBe(lines[0]?.seats[seat]?.at(-1)?.[1]);
      if (team >= 0) expect(end).toBe(teams[team]?.devotion);
    });
  },
);
