import {
  type AttackPreview,
  attackPreview,
  boardOf,
  type KemetState,
  withinReach,
} from '@ennead/kemet/tables';
import type { Seat, Viewer } from '@ennead/kernel';
import type { Outlook } from '../table/game-table.ts';
import type { Forecast } from '../table/sentence.ts';
import { sectorName } from './names.ts';
import { t } from './words.ts';

interface Attack extends AttackPreview {
  readonly seat: Seat;
  readonly from: number;
  /** Prayer points for the way. */
  readonly price: number;
}

/** The strongest attack of a seat on a sector with one Move that could begin now, cards aside. */
function strongestOn(view: KemetState, seat: Seat, sector: number): Attack | null {
  let best: Attack | null = null;
  view.holder.forEach((holder, from) => {
    if (holder !== seat || from === sector || (view.units[from] ?? 0) === 0) return;
    const reached = withinReach(view, seat, from).find((each) => each.sector === sector && each.attacks);
    const preview = reached === undefined ? null : attackPreview(view, from, sector);
    if (reached === undefined || preview === null) return;
    if (best === null || preview.attack.sure > best.attack.sure)
      best = { ...preview, seat, from, price: reached.price };
  });
  return best;
}

/** What an attack on a sector would meet: one's own on others, or those of the others on oneself, the worst first. */
export function forecastsOf(view: KemetState, sector: number, viewer: Viewer): Forecast[] {
  const holder = view.holder[sector] ?? -1;
  if (holder < 0 || viewer === null || view.battle !== null) return [];
  const attackers = holder === viewer ? view.order.filter((seat) => seat !== viewer) : [viewer];
  return attackers
    .flatMap((seat) => {
      const attack = strongestOn(view, seat, sector);
      return attack === null ? [] : [wordsOf(view, attack, seat === viewer)];
    })
    .sort(worstFirst);
}

/** Attacks on sectors that are the viewer's, or on all others. */
function attacksOn(view: KemetState, viewer: Viewer, isOwn: boolean): Forecast[] {
  return view.holder.flatMap((holder, sector) => {
    if (holder < 0 || (holder === viewer) !== isOwn) return [];
    const place = sectorName(view, boardOf(view).ids[sector] ?? '');
    return forecastsOf(view, sector, viewer).map((forecast) => ({
      ...forecast,
      title: `${place}. ${forecast.title}`,
      places: [sector],
    }));
  });
}

/** By how much the attacker would be stronger, cards aside. */
function lead({ sides: [attacker, defender] }: Forecast): number {
  return (attacker?.sure ?? 0) - (defender?.sure ?? 0);
}

const worstFirst = (one: Forecast, other: Forecast) => lead(other) - lead(one);

/** All attacks within reach: one's own, then those of the others. */
export const outlook: Outlook<KemetState> = {
  forecasts: (view, viewer) => [...attacksOn(view, viewer, false), ...attacksOn(view, viewer, true)],
  threats: (view, viewer) => (viewer === null ? [] : attacksOn(view, viewer, true).toSorted(worstFirst)),
};

function wordsOf(view: KemetState, attack: Attack, isOwn: boolean): Forecast {
  const { seat, from, price, defender, attack: strong, defence, destroyed, prayer } = attack;
  const place = sectorName(view, boardOf(view).ids[from] ?? '');
  return {
    title: t(isOwn ? 'forecast.attack' : 'forecast.threat', { from: place }),
    sides: [
      { seat, sure: strong.sure, least: strong.least, most: strong.most },
      { seat: defender, sure: defence.sure, least: defence.least, most: defence.most },
    ],
    lines: [
      ...(price > 0 ? [t('forecast.price', { price })] : []),
      ...(destroyed > 0 ? [t('forecast.destroyed', { count: destroyed })] : []),
      ...(prayer > 0 ? [t('forecast.prayer', { count: prayer })] : []),
    ],
  };
}
