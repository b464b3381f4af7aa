import { QUICK_PLAYERS, type QuickChoice } from '../../setup/quick.ts';
import { citySeals } from '../seals.ts';
import { load, t } from './words.ts';

/** The cities of the board for three, by seat. */
const CITIES = ['southern', 'middle', 'northern'] as const;

export async function quickChoice(): Promise<QuickChoice> {
  await load();
  return {
    label: t('city'),
    options: CITIES.map((city, seat) => ({
      value: city,
      label: t(`city.${city}`),
      line: t(`city.${city}.line`),
      seal: citySeals[seat] ?? null,
      seat,
      setup: { players: QUICK_PLAYERS },
    })),
  };
}
