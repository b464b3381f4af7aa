import type { AnkhState } from '../state.ts';

/** By scenario: the followers that lie on event spaces (S-CAPITALS-3, S-CRISIS-1, S-GUARD-3, S-REVOLT-2, S-SYNC-1). */
export const EVENT_FOLLOWERS = {
  'two-capitals': { 4: 2, 8: 2, 12: 2, 16: 2, 18: 2 },
  'dynastic-crisis': { 4: 2, 8: 4, 12: 6 },
  'guardians-of-kemet': { 2: 1, 3: 1, 7: 1, 11: 1, 15: 1, 17: 1 },
  'peoples-revolt': { 5: 1, 9: 1, 13: 1 },
  syncretism: { 12: 1 },
} as const satisfies Readonly<Record<string, Readonly<Record<number, number>>>>;

/** Followers still waiting on an event space of the table. */
export function eventFollowers({ event, setup }: AnkhState, number: number): number {
  if (number < event) return 0;
  const waiting: Readonly<Record<string, Readonly<Record<number, number>>>> = EVENT_FOLLOWERS;
  return waiting[setup.scenario]?.[number] ?? 0;
}
