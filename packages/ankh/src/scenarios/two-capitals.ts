import { missing } from '@ennead/kernel';
import { lose } from '../devotion.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf } from '../ground/ground.ts';
import { ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import box from './data/two-capitals.ts';
import type { Scenario } from './scenario.ts';

declare module '../facts.ts' {
  interface FactFields {
    /** Figures beside the cities, and who controls them. */
    'capitals-judged': {
      counts: readonly { readonly team: number; readonly count: number }[];
      /** Absent: the most is shared. */
      team?: number;
    };
  }
}

/** S-CAPITALS-9. */
const PRICE = 2;

/** Who has most figures beside the two cities controls both at the start of each Conflict. */
export const twoCapitals: Scenario = {
  ...box,
  numbers: { startDevotion: 2 },
  conflict: { beforeConflict: judgeCapitals },
};

/** Strictly the most takes the followers and the others pay; of those who share the most nobody pays (S-CAPITALS-7 to -12). */
function judgeCapitals(state: AnkhState, log: Log): void {
  const counts = figuresBesideCities(state);
  const most = Math.max(...state.ladder.map((team) => counts[team] ?? missing()));
  const leading = state.ladder.filter((team) => counts[team] === most);
  const paying = state.ladder.filter((team) => counts[team] !== most);
  const [controller] = leading.length === 1 ? leading : [];
  log?.push({
    type: 'capitals-judged',
    rule: controller === undefined ? 'S-CAPITALS-10' : 'S-CAPITALS-7',
    counts: state.ladder.map((team) => ({ team, count: counts[team] ?? missing() })),
    ...(controller !== undefined && { team: controller }),
  });
  if (controller !== undefined)
    changeFollowers(state, controller, followersOn(state.event), 'S-CAPITALS-9', log, 'two-capitals');
  const rule = controller === undefined ? 'S-CAPITALS-10' : 'S-CAPITALS-9';
  for (const team of paying) lose(state, team, PRICE, rule, log, 'two-capitals');
}

/** By team: its figures adjacent to a city, each once (S-CAPITALS-8). */
function figuresBesideCities(state: AnkhState): number[] {
  const { cities, adjacent } = groundOf(state);
  const counts: number[] = state.teams.map(() => 0);
  state.figures.forEach((figure, space) => {
    const team = ownerOf(figure);
    if (figure === 0 || counts[team] === undefined) return;
    if (cities.some((city) => (adjacent[city] ?? missing()).includes(space))) counts[team] += 1;
  });
  return counts;
}

function followersOn(event: number): number {
  const followers: Readonly<Record<number, number>> = box.eventFollowers;
  return followers[event] ?? 0;
}
