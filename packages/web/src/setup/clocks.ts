import type { Clock } from '../table/remote/protocol.ts';

export const clockNames = ['none', 'live', 'days'] as const;
export type ClockName = (typeof clockNames)[number];

export const LIVE = { minutes: 30, seconds: 20 } as const;
export const DAYS = 2;

export function clockOf(name: ClockName): Clock {
  if (name === 'live') return { kind: 'live', bank: LIVE.minutes * 60, increment: LIVE.seconds };
  return name === 'days' ? { kind: 'days', days: DAYS } : { kind: 'none' };
}
