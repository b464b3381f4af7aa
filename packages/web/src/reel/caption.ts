import type { BaseState, Fact } from '@ennead/kernel';
import { signed } from '../i18n/format.ts';
import type { GameTable } from '../table/game-table.ts';
import type { Part, Sentence } from '../table/sentence.ts';
import type { Reel } from './reel.ts';
import { type Gain, PLAIN } from './telling.ts';

/** More signs than these do not fit a line. */
const MOST_GAINS = 5;

/**
 * A piece of story in one sentence: what somebody did, then what came of it in signs. What came without anybody doing
 * anything is said in full, or in signs where several got something.
 */
export function captionOf(
  game: Pick<GameTable, 'describeFact' | 'telling'>,
  view: BaseState,
  facts: readonly Fact[],
): Sentence | null {
  const telling = game.telling ?? PLAIN;
  const said = facts.flatMap((fact) => {
    const words = game.describeFact(view, fact);
    return words === null ? [] : [{ fact, words, gain: telling.gain(fact) }];
  });
  const tells = ({ fact }: { readonly fact: Fact }) => telling.weigh(fact) !== 'aside';
  const lead = said.find(tells) ?? said.find(({ gain }) => gain === null) ?? said[0];
  if (lead === undefined) return null;
  const gains = said.flatMap((each) => (each.gain === null ? [] : [{ ...each, gain: each.gain }]));
  if (lead.gain !== null) return gainsAlone(gains) ?? lead.words;
  const sums = summed(gains.map(({ gain }) => gain));
  if (sums.length === 0) return lead.words;
  const named = lead.words.filter((part) => typeof part === 'object' && 'seat' in part);
  // Where several are named nobody would know whose it is.
  const actor = named.length === 1 ? named[0] : undefined;
  const signs = sums
    .slice(0, MOST_GAINS)
    .flatMap((gain, at): Part[] => [at === 0 ? ': ' : ', ', ...wordsOf(gain, actor)]);
  return [...withoutStop(lead.words), ...signs];
}

/** What came to several without anybody's doing, by who got it; what one got alone is said in full. */
function gainsAlone(gains: readonly { readonly words: Sentence; readonly gain: Gain }[]): Sentence | null {
  const real = gains.filter(({ gain }) => gain.amount !== 0);
  if (real.length < 2) return real[0]?.words ?? null;
  const bySeat = Map.groupBy(summed(real.map(({ gain }) => gain)), ({ seat }) => seat);
  const signs = [...bySeat].flatMap(([seat, all]) =>
    all.flatMap((gain, at): Part[] => [', ', ...wordsOf(gain, at === 0 ? undefined : { seat })]),
  );
  return signs.slice(1);
}

/** What the frame under the cursor tells. Where nothing is told the words before it stay. */
export function captionAt(
  game: Pick<GameTable, 'describeFact' | 'telling'>,
  { frames, at }: Reel,
): Sentence | null {
  for (let back = at; back >= 0; back--) {
    const frame = frames[back];
    const words = frame === undefined ? null : captionOf(game, frame.view, frame.facts);
    if (words !== null) return words;
  }
  return null;
}

/** What somebody got bit by bit is one number. */
function summed(gains: readonly Gain[]): Gain[] {
  const sums: Gain[] = [];
  for (const gain of gains) {
    const at = sums.findIndex(({ seat, icon }) => seat === gain.seat && icon === gain.icon);
    const before = sums[at];
    if (before === undefined) sums.push(gain);
    else sums[at] = { ...before, amount: before.amount + gain.amount };
  }
  return sums.filter(({ amount }) => amount !== 0);
}

/** Whoever acts need not be named again. */
function wordsOf({ seat, amount, icon, label }: Gain, actor: Part | undefined): Sentence {
  const sign = `${signed(amount)} `;
  const isActor = typeof actor === 'object' && 'seat' in actor && actor.seat === seat;
  return isActor ? [sign, { icon, label }] : [{ seat }, ` ${sign}`, { icon, label }];
}

function withoutStop(sentence: Sentence): Sentence {
  const last = sentence.at(-1);
  if (typeof last !== 'string') return sentence;
  return [...sentence.slice(0, -1), last.replace(/\.\s*$/, '')];
}
