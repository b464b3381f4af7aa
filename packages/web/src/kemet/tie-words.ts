import { type KemetState, totalPoints } from '@ennead/kemet/tables';
import { t } from './words.ts';

/** Why the winner is ahead of another with as many points (K-END-3). */
export function tieWords(view: KemetState): string | null {
  const { endedBy, winner, order, battlePoints } = view;
  if (endedBy !== 'K-END-3') return null;
  const points = totalPoints(view, winner);
  const tied = order.filter((seat) => seat !== winner && totalPoints(view, seat) === points);
  const battles = battlePoints[winner] ?? 0;
  const others = Math.max(...tied.map((seat) => battlePoints[seat] ?? 0));
  return t(others === battles ? 'tie.order' : 'tie.battles', { points, battles, others });
}
