import { missing, numbered, ruled, type Seat } from '@ennead/kernel';
import { endWithoutBattle } from '../battle/no-battle.ts';
import { relocate } from '../battle/relocate.ts';
import { aboutBattle, battleOf, DEFENDER } from '../battle/sides.ts';
import { boardOf, sectorAnswers, sectorName } from '../board/board.ts';
import type { SectorId } from '../data/board-data.ts';
import type { CreatureId } from '../data/creatures.ts';
import { choice, type KemetStep, type Log, question } from '../flow.ts';
import { held } from '../hand.ts';
import { CREATURES, intervention } from '../pieces.ts';
import type { InSector } from '../questions.ts';
import type { KemetState } from '../state.ts';
import { isEmpty } from '../troops.ts';
import { startPlay } from './playing.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** Secret. */
    escape: { option: 'fight' | 'escape'; about: InSector };
    'escape-sector': { option: SectorId; about: InSector };
  }
}

declare module '../facts.ts' {
  interface FactFields {
    escaped: { seat: Seat; from: SectorId; into: SectorId; units: number; creature: CreatureId | null };
    'escape-declined': { seat: Seat };
  }
  interface NoBattleCauses {
    escape: true;
  }
}

const ESCAPE = intervention('escape');
const FIGHT_ONLY = ['fight'] as const;
const FIGHT_OR_ESCAPE = ['fight', 'escape'] as const;

/** Adjacent sectors without any unit (K-BATTLE-2, K-RUL-41). */
function escapeSectors(state: KemetState): number[] {
  const { sector } = battleOf(state);
  return (boardOf(state).adjacent[sector] ?? missing()).filter((near) => isEmpty(state, near));
}

const windowName = numbered('escape');

/** Window 2: asked in every battle, of every defender (K-INT-7). */
const askEscape = question({
  kind: 'escape',
  skip: (state) =>
    ruled(state, 'intervention') === 'needs-effect' && escapeSectors(state).length === 0 ? 'next' : null,
  isAlwaysAsked: () => true,
  seat: (state) => battleOf(state).defender,
  options: (state) => (held(state, battleOf(state).defender, ESCAPE) > 0 ? FIGHT_OR_ESCAPE : FIGHT_ONLY),
  secret: ({ battles }) => windowName(battles),
  about: aboutBattle,
  take(state, _frame, option, log) {
    const seat = battleOf(state).defender;
    if (option === 'escape') startPlay(state, seat, ESCAPE, log);
    else log?.push({ type: 'escape-declined', rule: 'K-INT-7', to: [seat], seat });
    return 'next';
  },
});

/** If Escape took effect and there is somewhere to go the defender leaves (K-BATTLE-3). */
const leave = choice({
  kind: 'escape-sector',
  skip: (state) => (battleOf(state).escaped && escapeSectors(state).length > 0 ? null : 'next'),
  seat: (state) => battleOf(state).defender,
  answers: sectorAnswers,
  places: escapeSectors,
  about: aboutBattle,
  take: (state, _frame, sector, log) => escapeTo(state, sector, log),
});

function escapeTo(state: KemetState, to: number, log: Log): 'end' {
  const battle = battleOf(state);
  const { units, creature } = relocate(state, DEFENDER, to);
  log?.push({
    type: 'escaped',
    rule: 'K-BATTLE-3',
    seat: battle.defender,
    from: sectorName(state, battle.sector),
    into: sectorName(state, to),
    units,
    creature: CREATURES[creature] ?? null,
  });
  return endWithoutBattle(state, battle, 'escape', 'K-BATTLE-3', log);
}

export const escapeWindow: readonly KemetStep[] = [askEscape, leave];
