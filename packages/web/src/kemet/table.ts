import {
  boardOf,
  type KemetFact,
  type KemetState,
  news,
  temporaryPoints,
  totalPoints,
} from '@ennead/kemet/tables';
import type { Decision, Option } from '@ennead/kernel';
import { takeIconsOf } from '../icons/icon-href.ts';
import type { GameTable, OptionTarget } from '../table/game-table.ts';
import { sizeClass } from '../table/screen.svelte.ts';
import { reasonWords } from './advice-words.ts';
import { endsTurn, needsConfirmation, routineOf } from './asking.ts';
import BattleStage from './battle/BattleStage.svelte';
import { battlePart } from './battle/part.ts';
import Board from './board/Board.svelte';
import { isWaste, placeOf } from './board/light.ts';
import { endWords } from './end-words.ts';
import { outlook } from './forecast.ts';
import { lookOfSeat } from './looks.ts';
import { momentOf } from './moments.ts';
import Players from './players/Players.svelte';
import ActionStrip from './rail/ActionStrip.svelte';
import LeftRail from './rail/LeftRail.svelte';
import { telling } from './telling.ts';
import { tieWords } from './tie-words.ts';
import { describeDecision } from './words/decisions.ts';
import { describeFact } from './words/facts.ts';
import { describeOption } from './words/options.ts';
import { load, t } from './words.ts';

// Nothing below may speak before its words are there.
await load();
takeIconsOf('kemet');

const size = sizeClass();

function optionTarget(view: KemetState, decision: Decision, option: Option): OptionTarget {
  if (placeOf(view, decision, option) >= 0 || isWaste(decision, option)) return 'board';
  // While a battle is fought everything is asked on its stage.
  if (view.battle !== null) return 'stage';
  // The market opens over the board, wherever the rails are.
  if (decision.kind === 'tile' && option !== 'none' && !String(option).startsWith('play:')) return 'board';
  const isSpace = decision.kind === 'token' && option !== 'end' && !String(option).startsWith('play:');
  if (!isSpace) return 'bar';
  return size.current === 'wide' ? 'left' : 'board';
}

export const table: GameTable<KemetState, KemetFact> = {
  id: 'kemet',
  Board,
  LeftRail,
  InBar: ActionStrip,
  Players,
  BattleStage,
  placeNamed: (view, name) => boardOf(view).numberOf.get(name) ?? -1,
  seatLook: lookOfSeat,
  describeDecision,
  describeOption,
  describeFact,
  optionTarget,
  needsConfirmation,
  routineOf,
  endsTurn,
  // Everyone draws an intervention before the first choice.
  hasSecrets: () => true,
  battlePart,
  news,
  telling,
  momentOf,
  score: (view, seat) => [
    { icon: 'eye-of-horus', label: t('player.points'), value: totalPoints(view, seat) },
    { icon: 'egyptian-temple', label: t('player.temporary'), value: temporaryPoints(view, seat) },
    { icon: 'ankh-sign', label: t('player.prayer'), value: view.prayer[seat] ?? 0 },
  ],
  outlook,
  endWords,
  tieWords,
  story: async (log, view) => (await import('./story.ts')).storyOf(log, view),
  planning: async () => (await import('./plans/plans.ts')).planning,
  rulingWords: async (view, rule) => (await import('./setup/rulings.ts')).rulingWords(view, rule),
  reasonWords,
  valueUnit: () => t('advice.unit'),
};
