import type { Clock } from '@ennead/wire';
import { t } from '../i18n/shell.ts';

export const clockNames = ['none', 'live', 'days'] as const;
export type ClockName = (typeof clockNames)[number];

const LIVE = { minutes: 30, seconds: 20 } as const;
const DAYS = 2;

export function clockOf(name: ClockName): Clock {
  if (name === 'live') return { kind: 'live', bank: LIVE.minutes * 60, increment: LIVE.seconds };
  return name === 'days' ? { kind: 'days', days: DAYS } : { kind: 'none' };
}

/** '30 minutes each, +20 s a turn' */
export function clockWords(clock: Clock): string {
  if (clock.kind === 'days') return t('setup.clock.days', { count: clock.days });
  if (clock.kind === 'none') return t('setup.clock.none');
  return t('setup.clock.live', { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
}
