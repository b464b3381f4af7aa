import { kemet } from '@ennead/kemet';
import type { KemetFact } from '@ennead/kemet/tables';
import { beforeAll, expect, test } from 'vitest';
import { type Battle, lastBattle } from '../../table/battle.ts';
import type { NumberedFact } from '../../table/snapshot.ts';
import { battlePart } from './part.ts';
import { BEADS, pictureAt, scriptOf } from './script.ts';

/** The facts of all battles of one random game, as everybody sees them. */
const battles: KemetFact[][] = [];

beforeAll(() => {
  const read = kemet.setup({ players: 3, roundLimit: 8 });
  if (!read.ok) throw new Error(read.problem.message);
  const log: KemetFact[] = [];
  const state = kemet.start(read.value, 'battles', log);
  for (let turn = 7; kemet.outcome(state) === null; turn = (turn * 31 + 11) % 1009) {
    const decision = kemet.decisions(state)[0];
    if (decision === undefined) throw new Error('nobody is asked');
    kemet.apply(state, decision.seat, decision.options[turn % decision.options.length] as string, log);
  }
  const seen: NumberedFact[] = [];
  for (const fact of log.filter(({ to }) => to === undefined)) {
    seen.push({ number: 0, fact });
    if (battlePart(fact) !== 'end') continue;
    const battle = lastBattle({ battlePart: (told) => battlePart(told as KemetFact) }, seen) as Battle;
    if (!battle.live && battle.facts.at(-1) === fact) battles.push([...battle.facts] as KemetFact[]);
  }
});

test('a battle is cut into beads that come in order', () => {
  expect(battles.length).toBeGreaterThan(3);
  for (const facts of battles) {
    const { beats } = scriptOf(facts);
    const order = beats.map(({ bead }) => BEADS.indexOf(bead));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(beats.flatMap((beat) => beat.facts)).toEqual(facts);
  }
});

test('K-BATTLE-11, K-BATTLE-12: the last picture adds the strength up and names the winner', () => {
  const fought = battles.filter((facts) => facts.some(({ type }) => type === 'battle-won'));
  expect(fought.length).toBeGreaterThan(0);
  for (const facts of fought) {
    const script = scriptOf(facts);
    const picture = pictureAt(script, script.beats.length - 1);
    const won = facts.find((fact) => fact.type === 'battle-won');
    expect(picture?.verdict?.seat).toBe(won?.winner);
    for (const { strength, card } of picture?.sides ?? []) {
      expect(card).not.toBeNull();
      expect(strength?.terms.reduce((sum, { value }) => sum + value, 0)).toBe(strength?.total);
    }
    expect(pictureAt(script, 0)?.verdict).toBeNull();
  }
});

/** A battle of two against two, told by its facts alone. */
function told(winner: number, losses: readonly [number, number], ...more: readonly KemetFact[]): KemetFact[] {
  const values = (seat: number): KemetFact[] =>
    (['damage', 'protection'] as const).map((value) => ({
      type: 'battle-value',
      rule: 'K-BATTLE-13',
      seat,
      value,
      total: 1,
      terms: [],
    }));
  const sector = 't-west';
  return [
    {
      type: 'attack',
      rule: 'K-BATTLE-1',
      attacker: 0,
      defender: 1,
      sector,
      by: 'move',
      units: 2,
      against: 2,
    },
    ...more,
    { type: 'battle-won', rule: 'K-BATTLE-12', winner, loser: 1 - winner, sector, strengths: [4, 3] },
    ...values(0),
    ...values(1),
    ...losses.map(
      (units, seat): KemetFact => ({
        type: 'units-lost',
        rule: 'K-BATTLE-15',
        seat,
        sector,
        units,
        cause: 'battle',
      }),
    ),
  ];
}

const lastPicture = (facts: readonly KemetFact[]) => {
  const script = scriptOf(facts);
  return pictureAt(script, script.beats.length - 1);
};

test('K-BATTLE-17: a victory without a point says why', () => {
  expect(lastPicture(told(0, [2, 0]))?.noPoint).toBe('fallen');
  expect(lastPicture(told(1, [0, 0]))?.noPoint).toBe('defended');
  const point: KemetFact = {
    type: 'point',
    rule: 'K-BATTLE-17',
    seat: 0,
    source: 'battle',
    battle: true,
    permanent: 1,
  };
  expect(lastPicture([...told(0, [1, 0]), point])?.noPoint).toBeNull();
});

test('K-BATTLE-5: who fell to Initiative is told apart from who fell in the battle', () => {
  const before: KemetFact = {
    type: 'units-lost',
    rule: 'K-BATTLE-5',
    seat: 1,
    sector: 't-west',
    units: 1,
    cause: 'initiative',
  };
  const [, defender] = lastPicture(told(0, [0, 1], before))?.sides ?? [];
  expect(defender).toMatchObject({ lostBefore: 1, lost: 1, fate: 'fallen' });
});
