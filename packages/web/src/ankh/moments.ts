import type { AnkhFact, AnkhState } from '@ennead/ankh/tables';
import type { Moment } from '../table/game-table.ts';
import { conflictSummary } from './conflict-summary.ts';
import { joinedLook, lookOfGod, lookOfTeam } from './looks.ts';
import { teamName } from './names.ts';
import { t } from './words.ts';

/** What is more than a line of the log. */
export function momentOf(
  view: AnkhState,
  fact: AnkhFact,
  told: () => readonly AnkhFact[] = () => [],
): Moment | null {
  switch (fact.type) {
    case 'conflict-began':
      return {
        title: t('moment.conflict', { number: fact.number }),
        line: t('moment.conflict.line', { god: teamName(view, fact.team) }),
        icon: 'crossed-swords',
      };
    case 'conflict-ended':
      return {
        title: t('moment.conflict-ended', { number: fact.number }),
        line: '',
        icon: 'crossed-swords',
        unit: { icon: 'flame', label: t('player.devotion') },
        rows: conflictSummary(view, told()),
      };
    case 'gods-merged':
      return {
        title: t('moment.merged', { upper: t(`god.${fact.upperGod}`), lower: t(`god.${fact.lowerGod}`) }),
        line: t('moment.merged.line', { devotion: fact.devotion, followers: fact.followers }),
        icon: 'shaking-hands',
        seals: [lookOfGod(fact.upperGod), lookOfGod(fact.lowerGod)],
        mood: 'union',
      };
    case 'god-forgotten':
      return {
        title: t('moment.forgotten', { god: teamName(view, fact.team) }),
        line: t('moment.forgotten.line', { devotion: fact.devotion }),
        icon: 'sands-of-time',
        ...sealsOf(view, fact.team, 'farewell'),
      };
    case 'pharaoh-died':
      return {
        title: t('moment.pharaoh-died'),
        line: t('moment.pharaoh-died.line'),
        icon: 'pschent-double-crown',
      };
    case 'game-ended':
      if (fact.team === undefined)
        return { title: t('moment.nobody'), line: t('moment.nobody.line'), icon: 'desert' };
      return {
        title: t('moment.won', { god: teamName(view, fact.team) }),
        line: t('moment.won.line', { devotion: view.teams[fact.team]?.devotion ?? 0 }),
        icon: lookOfTeam(view, fact.team)?.glyph ?? 'ankh-sign',
        ...sealsOf(view, fact.team, 'triumph'),
        winners: view.teamOf.flatMap((team, seat) => (team === fact.team ? [seat] : [])),
      };
    default:
      return null;
  }
}

/** The god of the team, and the one it has become one with. */
function sealsOf(view: AnkhState, team: number, mood: 'farewell' | 'triumph'): Partial<Moment> {
  const seals = [lookOfTeam(view, team), joinedLook(view, team)].filter((look) => look !== null);
  return seals.length === 0 ? {} : { seals, mood };
}
