import { figureAt } from '../names.ts';
import { worded } from '../words/worded.ts';
import { t } from '../words.ts';
import type { GodPage } from './god-page.ts';

export const isis = {
  asks: {
    isis: (view, { about }) => ({
      title: t('ask.isis', { figure: figureAt(view, about), space: about }),
      rule: 'A-ISIS-1',
    }),
  },
  options: {
    isis: (_view, option) =>
      option === 'keep' ? worded('option.keep-alive', 'commit') : worded('option.let-die', 'danger'),
  },
  beads: { isis: 'losses' },
} satisfies GodPage;
