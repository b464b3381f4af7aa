import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/plans.ts';

export default {
  'plan.card': 'Konflikt v oblasti {number}: kterou kartu zahrát',
  'plan.tie-breaker': 'Můžete použít žeton nerozhodného boje',
  'depends.card': 'Platí, dokud máte tuto kartu v ruce, máte tam figury a oblast nerozdělí karavana.',
  'depends.always': 'Kdykoli se vás hra zeptá.',
} satisfies Translation<typeof en>;
