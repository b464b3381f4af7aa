import { readFileSync } from 'node:fs';
import { type AnkhFact, ankh } from '@ennead/ankh';
import { type KemetFact, kemet } from '@ennead/kemet';
import {
  type BaseSetup,
  type BaseState,
  decide,
  type Fact,
  type Game,
  openMatch,
  readRecord,
  storedSetup,
} from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { conflictSummary } from '../ankh/conflict-summary.ts';
import { telling as ankhTelling } from '../ankh/telling.ts';
import { describeFact as describeAnkh } from '../ankh/words/facts.ts';
import { load as loadAnkh } from '../ankh/words.ts';
import { setLocale } from '../i18n/locale.ts';
import { telling as kemetTelling } from '../kemet/telling.ts';
import { describeFact as describeKemet } from '../kemet/words/facts.ts';
import { load as loadKemet } from '../kemet/words.ts';
import type { Sentence } from '../table/sentence.ts';
import { actsOf } from './acts.ts';
import type { Telling } from './telling.ts';

beforeAll(async () => {
  await setLocale('en');
  await Promise.all([loadAnkh(), loadKemet()]);
});

/** Whole games are played; a machine may have other things to do. */
const WHOLE_GAMES_MS = 60_000;

interface Told<S, F> {
  readonly view: S;
  readonly fact: F;
  /** All facts of the game up to this one. */
  readonly before: readonly F[];
}

function* factsOf<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  file: string,
): Generator<Told<S, F>> {
  const path = new URL(`../../../${game.id}/games/${file}.json`, import.meta.url);
  const read = readRecord(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(read.problem.message);
  const setup = storedSetup(game, read.value.setup, read.value.rules);
  if (!setup.ok) throw new Error(setup.problem.message);
  const before: F[] = [];
  const match = openMatch(game, setup.value, read.value.seed, before, read.value.rules);
  for (const [seat, option] of read.value.moves) {
    const facts: F[] = [];
    decide(match, seat, option, facts);
    for (const fact of facts) {
      before.push(fact);
      yield { view: match.state, fact, before };
    }
  }
}

/** Which of these happen without a frame of their own, without words, or not at all in these games. */
function unseen<S extends BaseState, F extends Fact>(
  wanted: readonly F['type'][],
  facts: Iterable<Told<S, F>>,
  telling: Telling<S, F>,
  describe: (view: S, fact: F) => Sentence | null,
): string[] {
  const met = new Set<string>();
  const found = new Set<string>();
  for (const { view, fact } of facts) {
    if (!wanted.includes(fact.type)) continue;
    met.add(fact.type);
    if (telling.weigh(fact) === 'aside') found.add(`${fact.type} has no frame`);
    if (describe(view, fact) === null) found.add(`${fact.type} has no words`);
  }
  for (const type of wanted) if (!met.has(type)) found.add(`${type} never happens`);
  return [...found];
}

test(
  'every event of Ankh is shown and said',
  () => {
    const wanted: readonly AnkhFact['type'][] = [
      'monument-taken',
      'region-reached',
      'majorities',
      'followers',
      'devotion',
      'event-reached',
      'power-unlocked',
      'guardian-gained',
      'figure-killed',
      'cards-revealed',
      'cards-taken-back',
      'battle-decided',
      'conflict-began',
      'conflict-ended',
      'caravan-drawn',
      'gods-merged',
      'game-ended',
    ];
    const facts = factsOf(ankh, 'ankh-3p-middle-kingdom-easy-0');
    expect(unseen(wanted, facts, ankhTelling, describeAnkh)).toEqual([]);
  },
  WHOLE_GAMES_MS,
);

test(
  'every event of Kemet is shown and said',
  () => {
    const wanted: readonly KemetFact['type'][] = [
      'phase-began',
      'cards-drawn',
      'point',
      'prayer-gained',
      'units-lost',
      'units-placed',
      'attack',
      'revealed',
      'battle-won',
      'pyramid-raised',
      'tile-bought',
      'game-over',
    ];
    const facts = factsOf(kemet, 'kemet-2p-long-0');
    expect(unseen(wanted, facts, kemetTelling, describeKemet)).toEqual([]);
  },
  WHOLE_GAMES_MS,
);

/** The acts of a game, each as its facts. */
function linesOf<S extends BaseState, F extends Fact>(
  told: Iterable<Told<S, F>>,
  telling: Telling<S, F>,
): readonly (readonly F[])[] {
  const log = [...told].map(({ fact }) => ({ number: 0, fact, opens: false }));
  return actsOf(telling as unknown as Telling, log).map(({ facts }) => facts as readonly F[]);
}

test(
  'no line of the log says of a gain that it came of something else',
  () => {
    const kemetLines = linesOf(factsOf(kemet, 'kemet-5p-long-1'), kemetTelling);
    const met = { sacrifices: 0, draws: 0, raised: 0, dominated: 0 };
    for (const [first, ...rest] of kemetLines) {
      const gains = rest.filter((fact) => kemetTelling.gain(fact) !== null);
      if (first?.type === 'units-lost') {
        met.sacrifices += 1;
        expect(gains.filter(({ rule }) => rule !== first.rule)).toEqual([]);
      }
      if (first?.type === 'cards-drawn') {
        met.draws += 1;
        expect(gains.filter(({ type }) => type !== 'cards-drawn')).toEqual([]);
      }
      if (first?.type === 'prayer-gained') expect(rest.map(({ type }) => type)).not.toContain('cards-drawn');
      if (first?.type === 'pyramid-raised') met.raised += 1;
    }
    const ankhLines = linesOf(factsOf(ankh, 'ankh-3p-middle-kingdom-easy-0'), ankhTelling);
    for (const [first, ...rest] of ankhLines) {
      const sources = rest.flatMap((fact) => (fact.type === 'devotion' ? [fact.source] : []));
      if (first?.type === 'majorities') expect(sources).not.toContain('domination');
      if (first?.type === 'devotion' && first.source === 'domination') met.dominated += 1;
    }
    expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
    // Whoever took what is no small print of an event.
    const leads = ankhLines.map(([first]) => first?.type);
    expect(leads).toEqual(expect.arrayContaining(['monument-taken', 'guardian-gained']));
  },
  WHOLE_GAMES_MS,
);

test(
  'a Conflict is summed up region by region, and all devotion of it is accounted for',
  () => {
    let conflicts = 0;
    for (const { view, fact, before } of factsOf(ankh, 'ankh-3p-middle-kingdom-easy-0')) {
      if (fact.type !== 'conflict-ended') continue;
      conflicts += 1;
      const during = before.slice(before.findLastIndex(({ type }) => type === 'conflict-began'));
      const reached = during.flatMap((each) => (each.type === 'region-reached' ? [String(each.number)] : []));
      const rows = conflictSummary(view, before);
      expect(rows.map(({ mark }) => mark).filter(Boolean)).toEqual(reached);
      expect(rows.every(({ words }) => words !== '')).toBe(true);
      for (const team of [0, 1, 2]) {
        const told = rows.flatMap(({ gains }) => gains).filter(({ seat }) => seat === team);
        const real = during.flatMap((each) =>
          each.type === 'devotion' && each.team === team ? [each.after - each.before] : [],
        );
        const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
        expect(sum(told.map(({ amount }) => amount))).toBe(sum(real));
      }
    }
    expect(conflicts).toBeGreaterThan(2);
  },
  WHOLE_GAMES_MS,
);
