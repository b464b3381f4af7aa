import { type KemetFact, type KemetState, totalPoints } from '@ennead/kemet/tables';
import type { Moment } from '../table/game-table.ts';
import { lookOfSeat } from './looks.ts';
import { cityName } from './names.ts';
import { t } from './words.ts';

/** What is more than a line of the log. */
export function momentOf(view: KemetState, fact: KemetFact): Moment | null {
  if (fact.type === 'game-over') {
    return {
      title: t('moment.won', { city: cityName(view, fact.winner) }),
      line: t('moment.won.line', { points: fact.totals[fact.winner] ?? totalPoints(view, fact.winner) }),
      icon: lookOfSeat(view, fact.winner).glyph,
      seals: [lookOfSeat(view, fact.winner)],
      mood: 'triumph',
      winners: [fact.winner],
    };
  }
  if (fact.type !== 'phase-began' || fact.round === 0) return null;
  if (fact.phase === 'night')
    return { title: t('moment.night', { round: fact.round }), line: t('moment.night.line'), icon: 'moon' };
  return fact.phase === 'dusk'
    ? { title: t('moment.dusk'), line: t('moment.dusk.line'), icon: 'striped-sun' }
    : null;
}
