import { ankh } from '@ennead/ankh';
import type { AnkhState } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { expect } from 'vitest';
import { survey } from '../ankh/conflict.ts';
import { ankhJudgement } from '../ankh/judgement.ts';
import type { Reason } from '../bot.ts';

/** Two players; team 0 is judged. Teams are named in pieces ('warrior 0') and as keys. */
export interface Given {
  readonly pieces: Readonly<Record<string, string>>;
  readonly teams?: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
  readonly event?: number;
  readonly scenario?: string;
  readonly gods?: readonly [string, string];
}

const OTHER = [1, 0];
const GODS_AT_PLAY = ['amun', 'osiris'] as const;

/** The same position with the two teams changed over. */
function mirrored({ pieces, teams = {}, gods: [one, other] = GODS_AT_PLAY, ...rest }: Given): Given {
  return {
    ...rest,
    gods: [other, one],
    pieces: Object.fromEntries(
      Object.entries(pieces).map(([space, piece]) => [
        space,
        piece.replace(/ ([01])\b/, (_, team) => ` ${OTHER[Number(team)]}`),
      ]),
    ),
    teams: Object.fromEntries(
      Object.entries(teams).map(([team, owned]) => [OTHER[Number(team)] ?? missing(), owned]),
    ),
  };
}

export function stateOf({ teams = {}, ...rest }: Given): AnkhState {
  const both = [0, 1].map((team) => ({ followers: 1, ...teams[team] }));
  const read = ankh.positions.read({
    players: 2,
    gods: GODS_AT_PLAY,
    guardians: ['cat-mummy', 'mummy', 'giant-scorpion'],
    firstSeat: 0,
    teams: { ...both },
    ...rest,
  });
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

export type Measure = (state: AnkhState, team: number) => number;
export const value: Measure = (state, team) => ankhJudgement.value(state, team, null);
export const gains: Measure = (state, team) => survey(state).gains[team] ?? missing();
export const survival: Measure = (state, team) => ankhJudgement.survival?.(state, team) ?? -1;
export const reason =
  (name: string): Measure =>
  (state, team) => {
    const reasons: Reason[] = [];
    ankhJudgement.value(state, team, reasons);
    return reasons.find(({ key }) => key === name)?.amount ?? 0;
  };

/** For team 0, and for team 1 in the mirror. */
export function measured(measure: Measure, given: Given): number {
  const here = measure(stateOf(given), 0);
  expect(measure(stateOf(mirrored(given)), 1)).toBeCloseTo(here);
  return here;
}

export function isMore(measure: Measure, better: Given, worse: Given): void {
  expect(measured(measure, better)).toBeGreaterThan(measured(measure, worse));
}

export const isSame = (measure: Measure, one: Given, other: Given): void =>
  expect(measured(measure, one)).toBeCloseTo(measured(measure, other));

/** Gods in the west and the east; Middle Kingdom for two has the delta, the west and the east. */
export const GODS = { B8: 'god 0', I7: 'god 1' };
export const APART: Given = { pieces: { ...GODS } };

export const on = (pieces: Readonly<Record<string, string>>, more: Partial<Given> = {}): Given => ({
  ...more,
  pieces: { ...GODS, ...pieces },
});
