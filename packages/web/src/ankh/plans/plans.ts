import { plannable } from '@ennead/ankh/read-model';
import { type AnkhState, groundOf, regionOfLand, type SpaceName, spaceNamed } from '@ennead/ankh/tables';
import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/ankh/plans.ts';
import type { Planning } from '../../table/game-table.ts';

const messages = catalog<typeof en>(import.meta.glob('../../i18n/*/ankh/plans.ts'));
const { t } = messages;

await messages.load();

export const planning: Planning<AnkhState> = {
  plannable,
  situation(view, { kind, about }) {
    if (kind === 'tie-breaker') return t('plan.tie-breaker');
    return t('plan.card', { number: numberOf(view, about as SpaceName) });
  },
  depends: ({ kind }) => t(kind === 'card' ? 'depends.card' : 'depends.always'),
};

/** The number of the conflict token of a region. */
function numberOf(view: AnkhState, land: SpaceName): number {
  return view.conflict[regionOfLand(groundOf(view), spaceNamed(land))] ?? 0;
}
