import { type AnkhState, groundOf } from '@ennead/ankh/tables';
import type { Topic } from '../../table/sentence.ts';
import { topicOfSpace } from '../topics.ts';
import { t } from '../words.ts';
import { forecastsOf } from './outlook.ts';

/** What is on a space, and what a Conflict would bring in its region; null: water with nothing on it. */
export function topicOfGround(view: AnkhState, space: number): Topic | null {
  const region = groundOf(view).lands.findIndex((lands) => lands.includes(space));
  const thing = topicOfSpace(view, space);
  if (region < 0) return thing;
  const ground = {
    title: t('region.title', { number: view.conflict[region] ?? 0 }),
    rules: ['A-CON-3', 'A-CON-4'],
  };
  return {
    ...(thing ?? ground),
    // Read anew: the first time it is not known yet.
    get forecasts() {
      return forecastsOf(view, region);
    },
  };
}
