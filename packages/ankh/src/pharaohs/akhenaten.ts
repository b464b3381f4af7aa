import { enter, type Frame, procedure } from '@ennead/kernel';
import type { PlacedFrame } from '../actions/placed.ts';
import { markRegular } from '../actions/summon-slots.ts';
import { names } from '../conflict/ask.ts';
import { isInRegion } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { canStand, putFromPool } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { hooksOfKind } from '../guardians/by-kind.ts';
import { isLand, SPACE_COUNT, spaceName, spaceNamed } from '../map/spaces.ts';
import { FIGURE_NAMES, type FigureName, WARRIOR } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { teamAt } from '../teams.ts';
import type { Log, SummonSlots } from '../turn/hooks.ts';
import { ask } from './ask.ts';
import { pharaohRegion } from './figure.ts';
import type { Pharaoh } from './pharaoh.ts';
import { sphinxesOf } from './sphinx.ts';

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
      {
        run(state, frame) {
          const { length } = sphinxesOf(state, frame.team);
          for (; frame.sphinx < length; frame.sphinx++) if (kinds(state, frame).length > 0) return 'ask';
          return 'end';
        },
        decisions: (state, frame) =>
          ask(
            frame.team,
            'sphinx-figure',
            [...kinds(state, frame).map(kindName), 'pass'],
            sphinxName(state, frame),
          ),
        answer(_state, frame, _seat, option) {
          if (option !== 'pass') {
            frame.kind = FIGURE_NAMES.indexOf(option as FigureName);
            return 'next';
          }
          frame.sphinx += 1;
          return 'stay';
        },
      },
      {
        run(state, frame, log) {
          const [only, another] = spaces(state, frame, frame.kind);
          if (another !== undefined) return 'ask';
          return arrive(state, frame, only as number, log);
        },
        decisions: (state, frame) =>
          ask(frame.team, 'sphinx-to', names(spaces(state, frame, frame.kind)), kindName(frame.kind)),
        answer: (state, frame, _seat, option, log) => arrive(state, frame, spaceNamed(option as string), log),
      },
    ),
  },
};

function kindName(kind: number): FigureName {
  return FIGURE_NAMES[kind] as FigureName;
}

function sphinxAt(state: AnkhState, { team, sphinx }: RiddleFrame): number {
  return sphinxesOf(state, team)[sphinx] as number;
}

function sphinxName(state: AnkhState, frame: RiddleFrame): string {
  return spaceName(sphinxAt(state, frame));
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
  const around = ground.adjacent[sphinxAt(state, frame)] as readonly number[];
  return hooksOfKind(kind)?.onWater
    ? around.filter((space) => !isLand(space) && state.figures[space] === 0)
    : around.filter((space) => canStand(state, ground, frame.team, space));
}

/** A summon, but no Summon action (P-AKH-7). */
function arrive(state: AnkhState, frame: RiddleFrame, space: number, log: Log): 'stay' {
  const { team, kind } = frame;
  putFromPool(state, team, kind, space);
  log?.push({
    type: 'figure-summoned',
    rule: 'P-AKH-6',
    team,
    figure: kindName(kind),
    space: spaceName(space),
    slot: 'riddle',
  });
  frame.sphinx += 1;
  frame.at = CHOOSE;
  enter<PlacedFrame>(state, { procedure: 'placed', at: 0, seat: team, space, hook: 0 });
  return 'stay';
}
