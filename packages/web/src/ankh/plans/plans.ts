import { type AnkhPlannable, plannable } from '@ennead/ankh/read-model';
import { type AnkhState, groundOf, regionOfLand, type SpaceName, spaceNamed } from '@ennead/ankh/tables';
import type { Plannable } from '@ennead/kernel';
import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/ankh/plans.ts';
import type { Planning } from '../../table/game-table.ts';

const messages = catalog<typeof en>(import.meta.glob('../../i18n/*/ankh/plans.ts'));
const { t } = messages;

await messages.load();

export const planning: Planning<AnkhState, AnkhPlannable> = {
  plannable,
  read: (plan) => (isPlanned(plan) ? plan : null),
  situation(view, question) {
    if (question.kind === 'tie-breaker' || question.about === undefined) return t('plan.tie-breaker');
    return t('plan.card', { number: numberOf(view, question.about) });
  },
  depends: ({ kind }) => t(kind === 'card' ? 'depends.card' : 'depends.always'),
};

/** One of this game's, told apart by its kind. */
function isPlanned(plan: Plannable): plan is AnkhPlannable {
  return plan.kind === 'tie-breaker' || (plan.kind === 'card' && plan.about !== undefined);
}

/** The number of the conflict token of a region. */
function numberOf(view: AnkhState, land: SpaceName): number {
  return view.conflict[regionOfLand(groundOf(view), spaceNamed(land))] ?? 0;
}
