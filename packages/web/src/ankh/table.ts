import { type AnkhFact, type AnkhState, findSpace, news } from '@ennead/ankh/tables';
import { takeIconsOf } from '../icons/icon-href.ts';
import type { GameTable } from '../table/game-table.ts';
import { reasonWords } from './advice-words.ts';
import { needsConfirmation } from './asking.ts';
import BattleStage from './battle/BattleStage.svelte';
import { battlePart } from './battle/part.ts';
import Board from './board/Board.svelte';
import { optionTarget } from './board/light.ts';
import { endWords } from './end-words.ts';
import { outlook } from './forecast/outlook.ts';
import { lookOfSeat } from './looks.ts';
import { momentOf } from './moments.ts';
import Players from './players/Players.svelte';
import LeftRail from './rail/LeftRail.svelte';
import { telling } from './telling.ts';
import { tieWords } from './tie-words.ts';
import { describeDecision } from './words/decisions.ts';
import { describeFact } from './words/facts.ts';
import { describeOption } from './words/options.ts';
import { load, t } from './words.ts';

// Nothing below may speak before its words are there.
await load();
takeIconsOf('ankh');

export const table: GameTable<AnkhState, AnkhFact> = {
  id: 'ankh',
  Board,
  LeftRail,
  Players,
  BattleStage,
  placeNamed: (_view, name) => findSpace(name) ?? -1,
  seatLook: lookOfSeat,
  describeDecision,
  describeOption,
  describeFact,
  optionTarget,
  needsConfirmation,
  // Hands are open; only a choice under way is hidden, and the decision says so itself.
  hasSecrets: () => false,
  battlePart,
  news,
  telling,
  momentOf,
  score(view, seat) {
    const team = view.teams[view.teamOf[seat] ?? seat];
    return [
      { icon: 'flame', label: t('player.devotion'), value: team?.devotion ?? 0 },
      { icon: 'prayer', label: t('player.followers'), value: team?.followers ?? 0 },
    ];
  },
  outlook,
  endWords,
  tieWords,
  story: async (log, view) => (await import('./story.ts')).storyOf(log, view),
  planning: async () => (await import('./plans/plans.ts')).planning,
  rulingWords: async (view, rule) => (await import('./setup/rulings.ts')).rulingWords(view, rule),
  reasonWords,
  valueUnit: () => t('advice.unit'),
};
