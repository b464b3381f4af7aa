import type { Clock } from '@ennead/wire';
import { t } from '../i18n/shell.ts';

const HOURS = 24;

/** '30 minutes each, +20 s a turn' */
export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return t('setup.clock.none');
  if (clock.kind === 'live')
    return t('setup.clock.live', { minutes: Math.round(clock.bank / 6) / 10, seconds: clock.increment });
  if (clock.days >= 1) return t('setup.clock.days', { count: Math.round(clock.days * 10) / 10 });
  return t('setup.clock.hours', { count: Math.round(clock.days * HOURS * 10) / 10 });
}
