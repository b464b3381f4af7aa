import { clear, enter, missing, procedure, type Seat } from '@ennead/kernel';
import { always, anySpace, prepared, question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { putFromPool } from '../figures.ts';
import { hooksOfKind } from '../guardians/by-kind.ts';
import { SPACE_COUNT, spaceName } from '../map/spaces.ts';
import { figureOfKind, WARRIOR } from '../pieces.ts';
import type { AnkhOption } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { addChoices, hasChoices, owesChoice, takeChoice } from '../turn/moments.ts';
import type { ActionFrame } from '../turn/turn.ts';
import { SUMMON } from './names.ts';
import type { PlacedFrame } from './placed.ts';
import { freeSlots, ruleOfSlot, slotName, slotsFor, spacesFor } from './summon-slots.ts';
import { fetchToPool, isSummoned, kindNamed, kindsToSummon, kindToPlace, nameOfKind } from './to-summon.ts';

export interface SummonFrame extends ActionFrame {
  /** The figure under way: see to-summon.ts. */
  kind: number;
  space: number;
  slot: number;
}

const CHOOSE = 0;

export function beginSummon(state: AnkhState, seat: Seat): void {
  clear(state.moved);
  enter<SummonFrame>(state, { procedure: 'summon', at: CHOOSE, seat, kind: -1, space: -1, slot: -1 });
}

/** A Summon action would find something to do. */
export function canSummonAny(state: AnkhState, seat: Seat): boolean {
  return summonable(state, teamOfSeat(state, seat)).length > 0 || hasChoices(state, seat, SUMMON);
}

/** Summon Figure: the regular summon and every extra one, in any order (A-SUM-1, A-SUM-4, A-SUM-5). */
export const summon = procedure<AnkhState, SummonFrame, AnkhFact>(
  question({
    kind: 'summon-figure',
    leave: (state, { seat }, [first = 'done'], log) => (first === 'done' ? finish(state, seat, log) : null),
    isAlwaysAsked: always,
    options(state, { seat }) {
      const options: AnkhOption<'summon-figure'>[] = [];
      for (const kind of summonable(state, teamOfSeat(state, seat))) options.push(nameOfKind(state, kind));
      addChoices(state, seat, SUMMON, options);
      if (!owesChoice(state, seat, SUMMON)) options.push('done');
      return options;
    },
    take(state, frame, option, log) {
      if (option === 'done') return finish(state, frame.seat, log);
      if (isSummoned(state, option)) {
        frame.kind = kindNamed(state, option);
        return 'next';
      }
      takeChoice(state, frame.seat, SUMMON, option, log);
      return 'stay';
    },
  }),
  prepared({
    kind: 'summon-to',
    answers: anySpace,
    places: summonSpaces,
    about: (state, { kind }) => nameOfKind(state, kind),
    take(_state, frame, space) {
      frame.space = space;
      return 'next';
    },
  }),
  question({
    kind: 'summon-slot',
    options: (state, frame) => slotsOf(state, frame).map((slot) => slotName(state, slot)),
    about: (state, { kind, space }) => ({ figure: nameOfKind(state, kind), space: spaceName(space) }),
    take(state, frame, option) {
      frame.slot = slotsOf(state, frame).find((slot) => slotName(state, slot) === option) ?? missing();
      return 'next';
    },
  }),
  {
    run(state, frame, log) {
      const { seat, space, slot } = frame;
      const team = teamOfSeat(state, seat);
      const kind = kindToPlace(state, frame.kind);
      fetchToPool(state, team, frame.kind, log);
      putFromPool(state, team, kind, space);
      state.moved.push(slot);
      log?.push({
        type: 'figure-summoned',
        rule: ruleOfSlot(state, slot),
        team,
        figure: figureOfKind(kind),
        space: spaceName(space),
        slot: slotName(state, slot),
      });
      frame.at = CHOOSE;
      enter<PlacedFrame>(state, { procedure: 'placed', at: 0, seat, space, hook: 0 });
      return 'stay';
    },
  },
);

function finish(state: AnkhState, seat: number, log: Log): 'end' {
  if (state.moved.length === 0)
    log?.push({
      type: 'action-without-effect',
      rule: 'A-SUM-6',
      team: teamOfSeat(state, seat),
      action: 'summon',
    });
  clear(state.moved);
  return 'end';
}

/** The figures the team can summon now, each with at least one space. */
function summonable(state: AnkhState, team: number): number[] {
  const kinds = kindsToSummon(state, team, teamAt(state, team).followers);
  if (kinds.length === 0) return kinds;
  const slots = freeSlots(state, team);
  if (slots.length === 0) return [];
  // On land all figures go alike, so where a warrior can be put, so can any other that does not go on water.
  const onLand = spacesFor(state, team, slots, WARRIOR, 1).length > 0;
  return kinds.filter((kind) =>
    hooksOfKind(kind)?.onWater ? spacesFor(state, team, slots, kind, 1).length > 0 : onLand,
  );
}

/** Where the chosen figure can be put, by any slot that is left. */
function summonSpaces(state: AnkhState, { seat, kind }: SummonFrame): number[] {
  const team = teamOfSeat(state, seat);
  return spacesFor(state, team, freeSlots(state, team), kindToPlace(state, kind), SPACE_COUNT);
}

function slotsOf(state: AnkhState, { seat, kind, space }: SummonFrame): number[] {
  return slotsFor(state, teamOfSeat(state, seat), kindToPlace(state, kind), space);
}
