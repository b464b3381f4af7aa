import { languageTag } from '../../i18n/locale.ts';

/** 'Tue, 3 March, 18:00': a time in the days to come. */
export function dayWords(at: number): string {
  return new Intl.DateTimeFormat(languageTag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}
