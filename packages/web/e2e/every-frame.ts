import { type AnkhState, ankh } from '@ennead/ankh';
import { type KemetState, kemet } from '@ennead/kemet';
import { temporaryPoints, totalPoints } from '@ennead/kemet/tables';
import {
  type BaseSetup,
  type BaseState,
  decide,
  type Fact,
  factsFor,
  type Game,
  type MatchRecord,
  openMatch,
  storedSetup,
  storyLog,
  type Viewer,
} from '@ennead/kernel';
import type { Page } from 'playwright-core';
import { centreOf } from '../src/ankh/board/geometry.ts';

/** The page as it was painted once. */
export interface Sample {
  readonly frame: number;
  /** How much of the log is told, and up to where the last of its lines goes. */
  readonly told: number;
  readonly until: number;
  readonly seat: number | null;
  readonly present: boolean;
  readonly asks: boolean;
  readonly staged: boolean;
  readonly moment: boolean;
  readonly covered: boolean;
  readonly caption: string;
  /** By the list of players and by the strip on a phone; null: something else stands there. */
  readonly scores: string | null;
  readonly strip: string | null;
  readonly pieces: string;
  /** What a screen reader is told, and what stands in the tab of the browser. */
  readonly heard: string;
  readonly title: string;
}

/** From now on every painted frame of the page is kept. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(`window.samples = [];`);
  await page.evaluate(WATCH);
}

/** The same from the first frame of the next page that is loaded. */
export async function watchNextPage(page: Page): Promise<void> {
  await page.addInitScript(`window.samples = []; (${WATCH})`);
}

const WATCH = `(() => {
  const text = (element) => element.textContent.replaceAll(/\\s+/g, ' ').trim();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const row = (elements) => elements.length === 0 ? null : elements.map(text).join(' ');
  let before = '';
  const look = () => {
    requestAnimationFrame(look);
    // A table that is still opening, part by part, says nothing yet.
    const table = document.querySelector('[data-number]');
    if (table === null) return;
    const { frame, told, seat, present } = table.dataset;
    const sample = {
      frame: Number(frame),
      told: Number(told),
      until: Math.max(0, ...all('.log li[data-until]').map((line) => Number(line.dataset.until))),
      seat: seat === undefined ? null : Number(seat),
      present: present === 'true',
      asks: document.querySelector('[data-testid="question"], .stage .choice') !== null,
      staged: document.querySelector('main .stage') !== null,
      moment: document.querySelector('.moment') !== null,
      covered: document.querySelector('[aria-modal="true"]') !== null,
      caption: all('[data-testid="caption"]').map(text).join(),
      scores: row(all('.right .line .devotion, .right .line .number, .right .line .total')),
      strip: row(all('.strip .figure')),
      // Whatever fades away is no longer there.
      pieces: all('main .piece').filter((piece) => !piece.inert && piece.closest('.stage') === null)
        .map((piece) => piece.style.transform.match(/-?[0-9.]+/g).map((length) => Math.round(Number(length))).join(','))
        .sort().join(' '),
      heard: all('[data-testid="news"]').map(text).join(),
      title: document.title,
    };
    const now = JSON.stringify(sample);
    if (now !== before) window.samples.push(sample);
    before = now;
  };
  look();
})()`;

export function samplesOf(page: Page): Promise<readonly Sample[]> {
  return page.evaluate('window.samples');
}

/** The table as this browser keeps it. */
export function recordAt(page: Page, id: string): Promise<MatchRecord> {
  return page.evaluate<MatchRecord, string>(
    (id) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('ennead', 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const get = request.result.transaction('tables').objectStore('tables').get(id);
          get.onsuccess = () => {
            request.result.close();
            resolve((get.result as { record: MatchRecord }).record);
          };
        };
      }),
    id,
  );
}

/** What the page must show when so much of the log was told. */
interface Truth {
  readonly scores: string;
  readonly strip: string;
  /** Null: not known by this test. */
  readonly pieces: string | null;
  readonly count: number;
}

/** For each length of the log the tables that could stand there: moves without facts share one. */
export function truthOf(record: MatchRecord, viewer: Viewer): Truth[][] {
  return record.game === 'ankh'
    ? walk(ankh, record, viewer, ankhTruth)
    : walk(kemet, record, viewer, kemetTruth);
}

function walk<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  { setup: input, rules, seed, moves }: MatchRecord,
  viewer: Viewer,
  truth: (view: S) => Truth,
): Truth[][] {
  const setup = storedSetup(game, input, rules);
  if (!setup.ok) throw new Error(setup.problem.message);
  const first: F[] = [];
  const match = openMatch(game, setup.value, seed, first, rules);
  const truths: Truth[][] = [];
  let told = factsFor(first, viewer).length;
  const note = (state: S) => {
    truths[told] = [...(truths[told] ?? []), truth(game.view(state, viewer))];
  };
  note(match.state);
  for (const [seat, option] of moves) {
    const { log, stops } = storyLog<S, F>(game, match.state);
    const taken = decide(match, seat, option, log);
    if (!taken.ok) throw new Error(taken.problem.message);
    const facts = [...log];
    let counted = 0;
    for (const stop of stops) {
      told += factsFor(facts.slice(counted, stop.told), viewer).length;
      counted = stop.told;
      if (counted < facts.length) note(stop.state);
    }
    note(match.state);
  }
  return truths;
}

function ankhTruth({ teams, teamOf, figures }: AnkhState): Truth {
  const scores = teamOf.flatMap((team, seat) =>
    team === seat ? [teams[seat]?.devotion, teams[seat]?.followers] : [],
  );
  const strip = teamOf.flatMap((team) => [teams[team]?.devotion ?? 0, teams[team]?.followers ?? 0]);
  const pieces = figures.flatMap((figure, space) => {
    const { x, y } = centreOf(space);
    return figure === 0 ? [] : [`${Math.round(x)},${Math.round(y)}`];
  });
  return {
    scores: scores.join(' '),
    strip: strip.join(' '),
    pieces: pieces.sort().join(' '),
    count: pieces.length,
  };
}

function kemetTruth(view: KemetState): Truth {
  // Players stand in the order of the day.
  const scores = view.prayer.map((prayer, seat) => `${totalPoints(view, seat)} ${prayer}`).sort();
  const strip = view.prayer.map((_, seat) => `${totalPoints(view, seat)} ${temporaryPoints(view, seat)}`);
  const attackers = view.attackers.filter((units) => units > 0).length;
  const count = view.holder.filter((holder) => holder >= 0).length + attackers;
  return { scores: scores.join(' '), strip: strip.join(' '), pieces: null, count };
}

/** What of the samples is not so: each a sentence. */
export function contradictions(samples: readonly Sample[], truths: (viewer: Viewer) => Truth[][]): string[] {
  const known = new Map<Viewer, Truth[][]>();
  return samples.flatMap((sample, at) => {
    const { told, seat, asks, present, covered, moment, until, scores, strip, pieces, heard, title } = sample;
    const where = `sample ${at}, ${told} told`;
    const found: string[] = [];
    if (asks && !present) found.push(`${where}: a question stands before its board`);
    if (asks && moment) found.push(`${where}: a moment covers a question`);
    if (until > told) found.push(`${where}: the log goes up to ${until}`);
    if (!present && /Waiting for|Your choice:/.test(heard))
      found.push(`${where}: too early is said: ${heard}`);
    if (!present && /Your turn|Waiting for|Game over/.test(title))
      found.push(`${where}: the tab says ${title}`);
    if (covered) return found;
    if (!known.has(seat)) known.set(seat, truths(seat));
    const tables = known.get(seat)?.[told] ?? [];
    const fits = tables.some(
      (truth) =>
        truth.scores ===
          (truth.pieces === null && scores !== null ? sortedPairs(scores) : (scores ?? truth.scores)) &&
        truth.strip === (strip ?? truth.strip) &&
        (truth.pieces ?? pieces) === pieces &&
        countOf(pieces) === truth.count,
    );
    if (!fits)
      found.push(
        `${where}: the page shows ${scores ?? strip}; ${countOf(pieces)} pieces; true are ${tables
          .map((truth) => `${scores === null ? truth.strip : truth.scores}; ${truth.count}`)
          .join(' or ')}`,
      );
    return found;
  });
}

/** Where the story went on by more than a frame at once: some were never painted. */
export function leaps(samples: readonly Sample[]): string[] {
  return samples.flatMap(({ frame, told }, at) => {
    const before = samples[at - 1];
    if (before === undefined || told <= before.told || frame === before.frame + 1) return [];
    return [`from frame ${before.frame}, ${before.told} told, to frame ${frame}, ${told} told`];
  });
}

const countOf = (pieces: string) => pieces.split(' ').filter(Boolean).length;

function sortedPairs(scores: string): string {
  const numbers = scores.split(' ');
  const pairs = numbers.flatMap((number, at) => (at % 2 === 0 ? [`${number} ${numbers[at + 1]}`] : []));
  return pairs.sort().join(' ');
}
