import type { AnkhFact } from '@ennead/ankh/tables';
import { describe, expect, test } from 'vitest';
import { type Bead, pictureAt, type Script, scriptOf } from './script.ts';

/** A fact with what a battle's stage reads of it. */
const fact = (type: AnkhFact['type'], more: object = {}) => ({ type, rule: 'A', ...more }) as AnkhFact;

const began = fact('battle-began', { region: 'B7', teams: [0, 2] });
const chosen = fact('cards-chosen');
const revealed = fact('cards-revealed', {
  cards: [
    { team: 0, cards: ['flood', 'chariots'] },
    { team: 2, cards: ['drought'] },
    { team: 5, cards: ['miracle'] },
  ],
});
const bids = (...list: readonly [team: number, bid: number][]) =>
  fact('bids-revealed', { bids: list.map(([team, bid]) => ({ team, bid })) });
const strength = (team: number, total: number, figures = 1) =>
  fact('strength', { team, total, figures, terms: [{ source: 'figures', amount: figures }] });
const decided = (winner: number | undefined, ...losers: readonly number[]) =>
  fact('battle-decided', { ...(winner !== undefined && { winner }), losers });
const killed = (team: number, figure: string, cause = 'battle') =>
  fact('figure-killed', { team, figure, cause });
const devotion = (team: number, before: number, after: number, source = 'victory') =>
  fact('devotion', { team, before, after, source });

const beads = ({ beats }: Script) => beats.map(({ bead, facts }) => [bead, facts.length]);
const end = (...facts: readonly AnkhFact[]) => {
  const script = scriptOf([began, ...facts]);
  return pictureAt(script, script.beats.length - 1);
};

describe('a battle is cut into beads', () => {
  test('in the order of the rules, each with its facts', () => {
    const script = scriptOf([
      began,
      chosen,
      revealed,
      fact('monument-built'),
      bids([0, 2]),
      fact('majorities', { kinds: [] }),
      devotion(0, 1, 2, 'majority'),
      strength(0, 3),
      strength(2, 2),
      fact('tie-breaker', { used: false }),
      decided(0, 2),
      devotion(0, 2, 3),
      fact('figure-spared', { team: 2, figure: 'mummy' }),
      killed(2, 'warrior'),
      devotion(2, 1, 3, 'magnanimous'),
      fact('cards-taken-back'),
    ]);
    expect(script).toMatchObject({ region: 'B7', teams: [0, 2] });
    expect(beads(script)).toEqual([
      ['cards', 3],
      ['build', 1],
      ['plague', 1],
      ['majorities', 2],
      ['strength', 2],
      ['verdict', 3],
      ['losses', 2],
      ['after', 2],
    ]);
  });

  test.each<[string, Bead]>([
    ['plague', 'plague'],
    ['battle', 'losses'],
  ])('who dies of the %s dies at its bead', (cause, bead) => {
    expect(beads(scriptOf([began, killed(0, 'warrior', cause)]))).toEqual([
      ['cards', 1],
      [bead, 1],
    ]);
  });

  test.each(['magnanimous', 'miracle', 'worshipful', 'cat-mummy'])('%s comes after the losses', (source) => {
    expect(beads(scriptOf([began, devotion(0, 0, 1, source)])).at(-1)).toEqual(['after', 1]);
    const followers = fact('followers', { team: 0, amount: -2, source });
    expect(beads(scriptOf([began, followers])).at(-1)).toEqual(['after', 1]);
  });

  test('devotion of other kinds, and what belongs nowhere, stays with what is going on', () => {
    expect(beads(scriptOf([began, bids([0, 1]), devotion(0, 0, 1), fact('cards-chosen')]))).toEqual([
      ['cards', 1],
      ['plague', 3],
    ]);
  });

  test('a fact that begins no battle gives no region and no teams', () => {
    expect(scriptOf([chosen])).toMatchObject({ region: '', teams: [] });
    expect(scriptOf([])).toEqual({ region: '', teams: [], beats: [{ bead: 'cards', facts: [] }] });
  });
});

describe('the stage', () => {
  test('begins with both sides open and nothing shown', () => {
    const side = {
      cards: null,
      announced: false,
      bid: null,
      terms: [],
      total: null,
      figures: 0,
      outcome: 'open',
      killed: [],
      spared: [],
      devotion: 0,
      followers: 0,
    };
    expect(end()).toEqual({
      bead: 'cards',
      sides: [
        { team: 0, ...side },
        { team: 2, ...side },
      ],
      majorities: [],
      verdict: null,
    });
  });

  test('shows what has happened up to a bead, and nothing of those after it', () => {
    const script = scriptOf([began, revealed, bids([0, 3]), strength(0, 5, 2)]);
    expect(pictureAt(script, 0)).toMatchObject({
      bead: 'cards',
      sides: [{ cards: ['flood', 'chariots'], bid: null }, { cards: ['drought'] }],
    });
    expect(pictureAt(script, 1)).toMatchObject({
      bead: 'plague',
      sides: [{ bid: 3, total: null }, { bid: null }],
    });
    expect(pictureAt(script, 2)).toMatchObject({
      bead: 'strength',
      sides: [{ total: 5, figures: 2, terms: [{ source: 'figures', amount: 2 }] }, { total: null }],
    });
  });

  test('adds up bids, devotion and followers, and lists the fallen and the spared', () => {
    const { sides } = end(
      fact('two-cards-announced', { team: 2 }),
      bids([0, 1], [2, 4]),
      bids([0, 2]),
      devotion(0, 3, 5),
      devotion(0, 5, 4),
      fact('followers', { team: 2, amount: 3, source: 'x' }),
      fact('followers', { team: 2, amount: -1, source: 'x' }),
      killed(2, 'warrior'),
      killed(2, 'mummy'),
      fact('figure-spared', { team: 0, figure: 'god' }),
      fact('figure-spared', { team: 0, figure: 'satet' }),
    );
    expect(sides).toMatchObject([
      { bid: 3, devotion: 1, followers: 0, killed: [], spared: ['god', 'satet'], announced: false },
      { bid: 4, devotion: 0, followers: 2, killed: ['warrior', 'mummy'], spared: [], announced: true },
    ]);
  });

  test('shows the majorities that somebody scored', () => {
    const kinds = [
      { monument: 'temple', team: 0, scored: true },
      { monument: 'obelisk', team: 2, scored: false },
      { monument: 'pyramid', scored: true },
    ];
    expect(end(fact('majorities', { kinds })).majorities).toEqual([{ monument: 'temple', team: 0 }]);
  });

  test('leaves out teams that are not in the battle', () => {
    expect(end(killed(7, 'warrior'), devotion(7, 0, 4)).sides.map(({ devotion: d }) => d)).toEqual([0, 0]);
  });
});

describe('the verdict', () => {
  test('is a victory by strength over the strongest other', () => {
    const { verdict, sides } = end(strength(0, 5), strength(2, 3), decided(0, 2));
    expect(verdict).toEqual({ kind: 'won', team: 0, strength: 5, other: 3 });
    expect(sides.map(({ outcome }) => outcome)).toEqual(['won', 'lost']);
  });

  test('is a victory of who stands there alone', () => {
    expect(end(strength(0, 4), strength(2, 1, 0), decided(0, 2)).verdict).toEqual({
      kind: 'alone',
      team: 0,
      strength: 4,
    });
  });

  test('is a tie broken by the token that was used, not by one that was not', () => {
    const tie = (used: boolean) =>
      end(strength(0, 4), strength(2, 4), fact('tie-breaker', { used }), decided(2, 0)).verdict;
    expect(tie(true)).toEqual({ kind: 'tie', team: 2, strength: 4 });
    expect(tie(false)).toEqual({ kind: 'won', team: 2, strength: 4, other: 4 });
  });

  test('is nobody’s where none is left, and none where the strongest are equal', () => {
    expect(end(strength(0, 0, 0), strength(2, 0, 0), decided(undefined, 0, 2)).verdict).toEqual({
      kind: 'nobody',
    });
    const { verdict, sides } = end(strength(0, 3), strength(2, 3), decided(undefined, 0, 2));
    expect(verdict).toEqual({ kind: 'none', strength: 3 });
    expect(sides.map(({ outcome }) => outcome)).toEqual(['lost', 'lost']);
  });

  test('counts a side without a strength as nothing', () => {
    expect(end(decided(0, 2)).verdict).toEqual({ kind: 'won', team: 0, strength: 0, other: 0 });
    expect(end(strength(2, 2), decided(9)).verdict).toEqual({ kind: 'alone', team: 9, strength: 0 });
  });
});
