import type { BaseSetup } from '@ennead/kernel';
import type { GodName } from '../gods/names.ts';
import type { GuardianName } from '../guardians/kinds.ts';
import type { PharaohName } from '../pharaohs/names.ts';
import type { AnkhRulings } from '../rulings.ts';
import type { Layout } from '../scenarios/layout.ts';
import type { HouseRules } from './house-rules.ts';

/** A table of Ankh as agreed before play, but for the rulings. Complete: what was left open is 'random' here. */
export interface Agreement {
  readonly players: number;
  /** The god of each seat. */
  readonly gods: readonly (GodName | 'random')[];
  readonly scenario: string;
  /** Which of several layouts of the scenario, where it has several for one number of players. */
  readonly layout: string | null;
  /** A layout brought along in place of the scenario's own. */
  readonly customLayout: Layout | null;
  /** The type of guardian of level 1, 2 and 3. */
  readonly guardians: readonly (GuardianName | 'random')[];
  readonly firstSeat: number | 'random';
  /** The ruling pharaoh of the expansion; null: played without it. */
  readonly pharaoh: PharaohName | 'random' | null;
  readonly houseRules: HouseRules;
}

export interface AnkhSetup extends Agreement, BaseSetup {
  readonly rulings: AnkhRulings;
}
