import { type KemetPlannable, type KemetState, PLANNED_KINDS, plannable } from '@ennead/kemet/tables';
import type { Plannable } from '@ennead/kernel';
import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/kemet/plans.ts';
import type { Planning } from '../../table/game-table.ts';
import { sectorName } from '../names.ts';

const messages = catalog<typeof en>(import.meta.glob('../../i18n/*/kemet/plans.ts'));
const { t } = messages;

await messages.load();

export const planning: Planning<KemetState, KemetPlannable> = {
  plannable,
  read: (plan) => (isPlanned(plan) ? plan : null),
  situation: (view, question) => t(`plan.${question.kind}`, { sector: placeOf(view, question) }),
  depends({ kind, turn }) {
    if (kind === 'battle-card' || kind === 'discard-card') return t('depends.card');
    return turn === 'others' ? t('depends.others') : t('depends.own');
  },
};

/** One of this game's, told apart by its kind. */
function isPlanned(plan: Plannable): plan is KemetPlannable {
  return (PLANNED_KINDS as readonly string[]).includes(plan.kind);
}

/** Where; '' for what is about no place, or about any. */
function placeOf(view: KemetState, question: KemetPlannable): string {
  if (question.kind === 'veto' || question.kind === 'token' || question.about === undefined) return '';
  return sectorName(view, question.about.sector);
}
