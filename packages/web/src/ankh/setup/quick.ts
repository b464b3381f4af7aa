import { QUICK_PLAYERS, type QuickChoice } from '../../setup/quick.ts';
import { godSeals } from '../seals.ts';
import { load, t } from './words.ts';

const GODS = ['amun', 'anubis', 'isis', 'osiris', 'ra'] as const;
const RANDOM = 'random';

export async function quickChoice(): Promise<QuickChoice> {
  await load();
  const players = QUICK_PLAYERS;
  const others = Array.from({ length: players - 1 }, () => RANDOM);
  return {
    label: t('god'),
    options: [
      { value: RANDOM, label: t('random'), line: t('random.god'), seal: null, seat: 0, setup: { players } },
      ...GODS.map((god) => ({
        value: god,
        label: t(`god.${god}`),
        line: t(`god.${god}.line`),
        seal: godSeals[god],
        seat: 0,
        setup: { players, gods: [god, ...others] },
      })),
    ],
  };
}
