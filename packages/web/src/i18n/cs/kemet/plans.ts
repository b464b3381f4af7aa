import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/plans.ts';

export default {
  'plan.veto': 'Někdo hraje kartu, kterou lze vetovat',
  'plan.battle-card': 'Útok na vás, pole {sector}: kterou kartu zahrát',
  'plan.discard-card': 'Útok na vás, pole {sector}: kterou kartu odhodit',
  'plan.battle-intervention': 'Útok na vás, pole {sector}: karty zásahu',
  'plan.loser': 'Prohrajete bitvu, pole {sector}',
  'plan.winner': 'Vyhrajete bitvu v obraně',
  'plan.escape': 'Někdo na vás útočí a můžete uniknout',
  'plan.token': 'Váš tah lze ukončit',
  'depends.card': 'Platí, dokud máte tuto kartu v ruce a vaše vojsko tam stojí.',
  'depends.others': 'Jen v tazích ostatních hráčů.',
  'depends.own': 'Jakmile pravidla dovolí tah ukončit.',
} satisfies Translation<typeof en>;
