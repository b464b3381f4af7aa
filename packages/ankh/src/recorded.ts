import { freeSuns, gatesOf, isTwoCardsReady, trappedBy } from './gods/kept.ts';
import type { AnkhState } from './state.ts';
import { hasGod } from './teams.ts';

/** Gods whose pieces lay in the common state when records began to carry a hash. */
const ONCE_COMMON: readonly string[] = ['amun', 'anubis', 'osiris', 'ra'];

/**
 * What the hash of a record covers: the state in the shape it had when the first records were made, so that they
 * verify for ever. What later things keep is added under `own`.
 */
export function recorded(state: AnkhState): object {
  const { own, ...common } = state;
  const later = Object.entries(own).filter(([name]) => !ONCE_COMMON.includes(name));
  const isActive = (team: number, god: string) => state.ladder.includes(team) && hasGod(state, team, god);
  return {
    ...common,
    underworld: gatesOf(state),
    trapped: trappedBy(state),
    teams: state.teams.map((team, number) => ({
      ...team,
      suns: isActive(number, 'ra') ? freeSuns(state) : 0,
      twoCardsReady: isActive(number, 'amun') && isTwoCardsReady(state),
    })),
    ...(later.length > 0 && { own: Object.fromEntries(later) }),
  };
}
