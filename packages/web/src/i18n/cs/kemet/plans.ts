import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/plans.ts';

export default {
  'plan.veto': 'Někdo hraje kartu, kterou lze vetovat',
  'plan.battle-card': 'Útok na vás v sektoru {sector}: karta k zahrání',
  'plan.discard-card': 'Útok na vás v sektoru {sector}: karta k odhození',
  'plan.battle-intervention': 'Útok na vás v sektoru {sector}: karty zásahu',
  'plan.loser': 'Prohrajete boj v sektoru {sector}',
  'plan.winner': 'Vyhrajete boj jako obránce',
  'plan.escape': 'Útok na vás, lze utéct',
  'plan.token': 'Váš tah lze ukončit',
  'depends.card': 'Platí, dokud máte tuto kartu v ruce a oddíl tam stojí.',
  'depends.others': 'Jen v tahu ostatních hráčů.',
  'depends.own': 'Jakmile pravidla dovolí tah ukončit.',
} satisfies Translation<typeof en>;
