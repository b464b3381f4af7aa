import { freeSuns } from '@ennead/ankh/tables';
import { say, who } from '../words/sentences.ts';
import { worded } from '../words/worded.ts';
import { t } from '../words.ts';
import type { GodPage } from './god-page.ts';

export const ra = {
  asks: {
    sun: (view, { about }) => ({
      title: t('ask.sun', { space: about }),
      detail: t('ask.sun.detail', { count: freeSuns(view) }),
      rule: 'A-RA-1',
    }),
  },
  options: {
    sun: (_view, option) =>
      option === 'yes' ? worded('option.give-sun', 'commit') : worded('option.keep-sun'),
  },
  tells: {
    'sun-given': (_view, { team, space }) => say('log.sun-given', { who: who(team), space }),
  },
} satisfies GodPage;
