import { teamName } from '../names.ts';
import { say, who } from '../words/sentences.ts';
import { worded } from '../words/worded.ts';
import { t } from '../words.ts';
import type { GodPage } from './god-page.ts';

export const anubis = {
  asks: { trap: () => ({ title: t('ask.trap'), rule: 'A-ANUBIS-1' }) },
  options: {
    trap: (view, option) =>
      option === 'pass'
        ? worded('option.no-trap', 'quiet')
        : { label: t('option.trap', { owner: teamName(view, option) }) },
  },
  tells: {
    'warrior-trapped': (_view, { team, owner }) =>
      say('log.warrior-trapped', { who: who(team), owner: who(owner) }),
    'warriors-released': (_view, { owner, count, destination }) =>
      say(destination === 'box' ? 'log.warriors-released.box' : 'log.warriors-released', {
        who: who(owner),
        count,
      }),
    'warrior-ransomed': (_view, { team, from }) =>
      say('log.warrior-ransomed', { who: who(team), from: who(from) }),
  },
} satisfies GodPage;
