import { enter, type Frame, missing, procedure } from '@ennead/kernel';
import type { PlacedFrame } from '../actions/placed.ts';
import { markRegular } from '../actions/summon-slots.ts';
import { always, names, teamQuestion } from '../ask.ts';
import { isInRegion } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { canStand, putFromPool } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { hooksOfKind } from '../guardians/by-kind.ts';
import { isLand, SPACE_COUNT, type SpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import { FIGURE_NAMES, type FigureName, figureOfKind, WARRIOR } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { barredTo } from '../table/modules.ts';
import { teamAt } from '../teams.ts';
import type { Log, SummonSlots } from '../turn/hooks.ts';
import { pharaohRegion } from './figure.ts';
import type { Pharaoh } from './pharaoh.ts';
import { sphinxesOf } from './sphinx.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-RIDSUM: about the space of the sphinx. */
    'sphinx-figure': { option: FigureName | 'pass'; about: SpaceName };
    /** D-RIDSUM: about the chosen figure. */
    'sphinx-to': { option: SpaceName; about: FigureName };
  }
}

const regular = new Uint8Array(SPACE_COUNT);

/** They Are Drawn to Him!: one more figure in each Summon action, as usual but into his region (P-AKH-4, P-AKH-5). */
const drawn: SummonSlots = {
  name: 'pharaoh',
  withinRegular: true,
  rule: 'P-AKH-4',
  addSlots(_state, _team, slots) {
    slots.push(0);
  },
  markSpaces(state, team, _slot, kind, marks) {
    const ground = groundOf(state);
    const region = pharaohRegion(state);
    const onLand = hooksOfKind(kind)?.onWater !== true;
    regular.fill(0);
    markRegular(state, team, kind, SPACE_COUNT, regular);
    for (let space = 0; space < SPACE_COUNT; space++)
      if (regular[space] !== 0 && isLand(space) === onLand && isInRegion(ground, space, region))
        marks[space] = 1;
  },
};

interface RiddleFrame extends Frame {
  readonly procedure: 'summon-by-sphinx';
  readonly team: number;
  /** The sphinx whose turn it is, by its place among those of the team. */
  sphinx: number;
  kind: number;
}

const CHOOSE = 0;

/** Warriors and priests are one; figures are drawn to him. The riddle summons beside sphinxes. */
export const akhenaten: Pharaoh = {
  id: 'akhenaten',
  placedBy: 'last',
  sharedPool: true, // P-AKH-1
  turn: { summon: drawn },
  riddleRule: 'P-AKH-6',
  riddle: (state, team) =>
    enter<RiddleFrame>(state, { procedure: 'summon-by-sphinx', at: CHOOSE, team, sphinx: 0, kind: 0 }),
  procedures: {
    'summon-by-sphinx': procedure<AnkhState, RiddleFrame, AnkhFact>(
      teamQuestion({
        kind: 'sphinx-figure',
        skip(state, frame) {
          const { length } = sphinxesOf(state, frame.team);
          for (; frame.sphinx < length; frame.sphinx++) if (kinds(state, frame).length > 0) return null;
          return 'end';
        },
        isAlwaysAsked: always,
        options: (state, frame) => [...kinds(state, frame).map(figureOfKind), 'pass'],
        about: (state, frame) => spaceName(sphinxAt(state, frame)),
        take(_state, frame, option) {
          if (option !== 'pass') {
            frame.kind = FIGURE_NAMES.indexOf(option);
            return 'next';
          }
          frame.sphinx += 1;
          return 'stay';
        },
      }),
      teamQuestion({
        kind: 'sphinx-to',
        options: (state, frame) => names(spaces(state, frame, frame.kind)),
        about: (_state, { kind }) => figureOfKind(kind),
        take: (state, frame, option, log) => arrive(state, frame, spaceNamed(option), log),
      }),
    ),
  },
};

function sphinxAt(state: AnkhState, { team, sphinx }: RiddleFrame): number {
  return sphinxesOf(state, team)[sphinx] ?? missing();
}

/** Figures of the pool that fit beside the sphinx. */
function kinds(state: AnkhState, frame: RiddleFrame): number[] {
  const { warriors, guardians } = teamAt(state, frame.team);
  const pool = new Set(warriors > 0 ? [WARRIOR, ...guardians] : guardians);
  return [...pool].filter((kind) => spaces(state, frame, kind).length > 0);
}

/** Land beside the sphinx; for a figure of the water only water beside it (P-AKH-6). */
function spaces(state: AnkhState, frame: RiddleFrame, kind: number): number[] {
  const ground = groundOf(state);
  const around = ground.adjacent[sphinxAt(state, frame)] ?? missing();
  const barred = barredTo(state, frame.team);
  return hooksOfKind(kind)?.onWater
    ? around.filter((space) => !isLand(space) && state.figures[space] === 0)
    : around.filter((space) => canStand(state, ground, barred, space));
}

/** A summon, but no Summon action (P-AKH-7). */
function arrive(state: AnkhState, frame: RiddleFrame, space: number, log: Log): 'stay' {
  const { team, kind } = frame;
  putFromPool(state, team, kind, space);
  log?.push({
    type: 'figure-summoned',
    rule: 'P-AKH-6',
    team,
    figure: figureOfKind(kind),
    space: spaceName(space),
    slot: 'riddle',
  });
  frame.sphinx += 1;
  frame.at = CHOOSE;
  enter<PlacedFrame>(state, { procedure: 'placed', at: 0, seat: team, space, hook: 0 });
  return 'stay';
}
