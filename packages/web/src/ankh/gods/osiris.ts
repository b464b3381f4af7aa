import { say, who } from '../words/sentences.ts';
import { describeSpace } from '../words/space.ts';
import { worded } from '../words/worded.ts';
import { t } from '../words.ts';
import type { GodPage } from './god-page.ts';

export const osiris = {
  asks: {
    'gate-token': () => ({ title: t('ask.gate-token'), rule: 'A-OSIRIS-2' }),
    'gate-to': () => ({ title: t('ask.gate-to'), rule: 'A-OSIRIS-2' }),
  },
  options: {
    'gate-token': (_view, option) => {
      if (option === 'pass') return worded('option.no-gate', 'quiet');
      return option === 'new'
        ? worded('option.new-gate')
        : { label: t('option.move-gate', { space: option }) };
    },
    'gate-to': describeSpace,
  },
  tells: {
    'underworld-token-placed': (_view, { team, space }) =>
      say('log.underworld-token-placed', { who: who(team), space }),
  },
  beads: { 'gate-token': 'after', 'gate-to': 'after', 'underworld-token-placed': 'after' },
} satisfies GodPage;
