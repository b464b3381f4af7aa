import type { AnkhState } from '@ennead/ankh/tables';
import { teamName } from '../names.ts';
import { t } from '../words.ts';
import type { Verdict } from './script.ts';

/** Who wins and why, in one sentence. */
export function verdictWords(view: AnkhState, verdict: Verdict): string {
  switch (verdict.kind) {
    case 'won':
      return t('stage.verdict', {
        god: teamName(view, verdict.team),
        strength: verdict.strength,
        other: verdict.other,
      });
    case 'alone':
      return t('stage.verdict.alone', { god: teamName(view, verdict.team) });
    case 'tie':
      return t('stage.verdict.tie', { god: teamName(view, verdict.team), strength: verdict.strength });
    case 'none':
      return t('stage.verdict.none', { strength: verdict.strength });
    case 'nobody':
      return t('stage.verdict.nobody');
  }
}
