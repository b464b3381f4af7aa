import { missing } from '@ennead/kernel';
import { PHARAOH_EFFECTS } from '../pharaohs/effects.ts';
import { PHARAOH_NAMES } from '../pharaohs/names.ts';
import { PHARAOH_SCENARIO_CHAPTERS } from '../pharaohs/scenario-effects.ts';
import '../procedures.ts';
import { SCENARIO_EFFECTS } from '../scenarios/effects.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { CARDS, GODS, GUARDIANS, POWERS } from '../table/things.ts';
import { atWork } from './at-work.ts';
import { EFFECTS } from './base.ts';
import { PHARAOH_POSITIONS, SCENARIO_POSITIONS } from './positions.ts';
import type { Chapter } from './reach.ts';

const BASE_TABLES = 16;

const namedThings = () => [...GODS, ...GUARDIANS, ...POWERS, ...CARDS];

/** Both scenarios without rules of their own, all player counts; every other table with a short track, so that all endings come up. */
const base: Chapter = {
  name: 'base game',
  effects: [...EFFECTS, ...atWork(namedThings())],
  table: (number) => ({
    players: 2 + (number % 4),
    scenario: number % 8 < 4 ? 'middle-kingdom' : 'old-kingdom',
    ...(number % BASE_TABLES >= BASE_TABLES / 2 && { houseRules: { redSection: 5, highestDevotion: 18 } }),
  }),
};

/** A scenario with rules of its own, at every table size and layout. */
function ofScenario([scenario, effects]: readonly [string, Chapter['effects']]): Chapter {
  const layouts = SCENARIOS.find(({ id }) => id === scenario)?.layouts ?? [];
  return {
    name: scenario,
    effects,
    positions: SCENARIO_POSITIONS[scenario] ?? [],
    table(number) {
      const { players, layout } = layouts[number % layouts.length] ?? missing();
      return { scenario, players, ...(layout !== undefined && { layout }) };
    },
  };
}

const pharaohs: Chapter = {
  name: 'pharaohs',
  effects: PHARAOH_EFFECTS,
  positions: PHARAOH_POSITIONS,
  table: (number) => ({
    players: 2 + (number % 4),
    pharaoh: PHARAOH_NAMES[number % PHARAOH_NAMES.length],
    guardians: ['random', 'random', 'giant-scorpion'],
  }),
};

/** Everything that random play should see. */
export const CHAPTERS: readonly Chapter[] = [
  base,
  ...Object.entries(SCENARIO_EFFECTS).map(ofScenario),
  pharaohs,
  ...PHARAOH_SCENARIO_CHAPTERS,
];
