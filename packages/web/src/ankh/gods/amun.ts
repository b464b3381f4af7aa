import { say, who } from '../words/sentences.ts';
import { worded } from '../words/worded.ts';
import { t } from '../words.ts';
import type { GodPage } from './god-page.ts';

export const amun = {
  asks: { 'two-cards': () => ({ title: t('ask.two-cards'), rule: 'A-AMUN-1' }) },
  options: {
    'two-cards': (_view, option) =>
      option === 'yes' ? worded('option.announce', 'commit') : worded('option.one-card'),
  },
  tells: {
    'two-cards-announced': (_view, { team }) => say('log.two-cards-announced', { who: who(team) }),
  },
} satisfies GodPage;
