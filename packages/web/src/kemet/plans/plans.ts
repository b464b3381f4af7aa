import { type KemetState, plannable } from '@ennead/kemet/tables';
import type { Plannable } from '@ennead/kernel';
import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/kemet/plans.ts';
import type { Planning } from '../../table/game-table.ts';
import { sectorName } from '../names.ts';

const messages = catalog<typeof en>(import.meta.glob('../../i18n/*/kemet/plans.ts'));
const { t } = messages;

await messages.load();

const KINDS = [
  'veto',
  'battle-card',
  'discard-card',
  'battle-intervention',
  'loser',
  'winner',
  'escape',
  'token',
] as const;

export const planning: Planning<KemetState> = {
  plannable,
  situation(view, { kind, about }) {
    const known = KINDS.find((each) => each === kind);
    return known === undefined ? kind : t(`plan.${known}`, { sector: placeOf(view, about) });
  },
  depends({ kind, turn }) {
    if (kind === 'battle-card' || kind === 'discard-card') return t('depends.card');
    return turn === 'others' ? t('depends.others') : t('depends.own');
  },
};

function placeOf(view: KemetState, about: Plannable['about']): string {
  const { sector } = (about ?? {}) as { readonly sector?: string };
  return sector === undefined ? '' : sectorName(view, sector);
}
