import { SCENARIO_BOXES } from './boxes.ts';
import type { Layout } from './layout.ts';
import type { LayoutProblem } from './layout-problem.ts';
import type { ScenarioBox } from './scenario-box.ts';

/** What keeps a layout of one's own from being played by the rules of a scenario; null: nothing does. */
export function problemInScenario(scenario: string, layout: Layout): LayoutProblem | null {
  const found: ScenarioBox | undefined = SCENARIO_BOXES.find(({ id }) => id === scenario);
  if (found === undefined) return null;
  return (
    wrongPlayers(found, layout) ??
    wrongCities(found, layout) ??
    (found.needs === 'sites' ? wrongStarts(layout) : strayPiece(layout, 'site', 'site'))
  );
}

/** S-GEN-1. */
function wrongPlayers({ layouts }: ScenarioBox, { players }: Layout): LayoutProblem | null {
  if (layouts.some((each) => each.players === players)) return null;
  const counts = layouts.map((each) => each.players);
  return { kind: 'players', players, least: Math.min(...counts), most: Math.max(...counts) };
}

const CITIES = 2;

/** S-INV-3. */
function wrongCities({ needs }: ScenarioBox, { cities = [], players }: Layout): LayoutProblem | null {
  if (needs !== 'cities') return null;
  if (cities.length !== CITIES) return { kind: 'cities', count: cities.length };
  const holders = cities.flatMap(({ controller }) => controller ?? []);
  for (const { at, controller: player } of cities)
    if (player !== undefined && player > players)
      return { kind: 'no-player', piece: 'city', at, player, players };
  const [one, other] = holders;
  return one !== undefined && one === other ? { kind: 'two-cities', player: one } : null;
}

/** S-REBUILD-1, S-REBUILD-5: nothing but sites is built, and each player starts on one. */
function wrongStarts(layout: Layout): LayoutProblem | null {
  for (const piece of ['obelisk', 'temple', 'pyramid']) {
    const built = strayPiece(layout, piece, 'built');
    if (built !== null) return built;
  }
  for (let player = 1; player <= layout.players; player++) {
    const count = layout.pieces.filter((each) => each.piece === 'site' && each.player === player).length;
    if (count !== 1) return { kind: 'starts', player, count };
  }
  return null;
}

function strayPiece({ pieces }: Layout, name: string, kind: 'site' | 'built'): LayoutProblem | null {
  const stray = pieces.find(({ piece }) => piece === name);
  return stray === undefined ? null : { kind, piece: name, at: stray.at };
}
