import { t } from '../i18n/shell.ts';

/** Who sits where, as far as a name needs it. An empty name: nobody has given one. */
export interface Sitting {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
}

/** Scribes, builders and priests of old sit in for people. */
const BOT_NAMES = 7;

/**
 * What everyone at a table is called, in the language of the page. A name always stands for a third person, so that
 * every sentence can be built around it.
 */
export function seatNames(seats: readonly Sitting[]): readonly string[] {
  const unnamed = seats.filter(({ kind, name }) => kind === 'person' && name === '').length;
  let bots = 0;
  return seats.map(({ kind, name }, seat) => {
    if (kind === 'bot') bots += 1;
    if (name !== '') return name;
    if (kind === 'bot') return t(`bot.name.${(((bots - 1) % BOT_NAMES) + 1) as 1}`);
    if (kind === 'open') return t('seat.open');
    return unnamed === 1 ? t('seat.player') : t('seat.player.number', { number: seat + 1 });
  });
}
