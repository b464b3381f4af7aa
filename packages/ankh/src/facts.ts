import type { FactOf, Seat } from '@ennead/kernel';
import type { ActionName } from './actions/names.ts';
import type { ConflictFacts } from './conflict/facts.ts';
import type { EndingFacts } from './ending/facts.ts';
import type { GodName } from './gods/names.ts';
import type { GuardianName } from './guardians/kinds.ts';
import type { PharaohFacts } from './pharaohs/facts.ts';
import type { FigureName, MonumentName } from './pieces.ts';
import type { PowerName } from './powers/names.ts';

/**
 * Everything that is told about a game: by type, its fields. Spaces, sides, figures, powers and cards go by name, teams and
 * seats by number. Chapters list theirs beside their rules; a god, guardian, power, card, scenario or pharaoh adds its own
 * in its own file.
 */
export interface FactFields extends ConflictFacts, EndingFacts, PharaohFacts {
  // ---- setup
  'game-began': {
    players: number;
    scenario: string;
    firstSeat: Seat;
  };
  'god-taken': {
    seat: Seat;
    god: GodName;
  };
  'guardian-chosen': {
    level: number;
    guardian: GuardianName;
    copies: number;
  };
  'piece-placed': {
    piece: FigureName | MonumentName;
    space: string;
    /** Absent: a neutral monument. */
    team?: number;
  };
  // ---- turn
  'turn-began': {
    seat: Seat;
    team: number;
  };
  'action-taken': {
    seat: Seat;
    team: number;
    action: ActionName;
    second: boolean;
    /** The space the marker now stands on, and the last one. */
    marker: number;
    last: number;
  };
  /** The action could do nothing, or its benefit was declined. */
  'action-without-effect': {
    team: number;
    action: ActionName;
  };
  'marker-reset': {
    action: ActionName;
    marker: number;
  };
  // ---- actions
  'figure-moved': {
    team: number;
    figure: FigureName;
    from: string;
    space: string;
  };
  'figure-pushed': {
    /** The owner of the pushed figure. */
    team: number;
    by: number;
    figure: FigureName;
    from: string;
    space: string;
  };
  'figure-summoned': {
    team: number;
    figure: FigureName;
    space: string;
    /** 'regular', or the name of the extra summon that was used. */
    slot: string;
  };
  /** Followers came or went; `source` says what for. */
  followers: {
    team: number;
    /** Negative for a loss. */
    amount: number;
    total: number;
    /** A power, card, god, 'unlock', 'ransom', 'monument' or an event of the scenario. */
    source: string;
    /** The monument, where one monument gave them. */
    space?: string;
  };
  'power-unlocked': {
    team: number;
    power: PowerName;
    cost: number;
  };
  'guardian-gained': {
    team: number;
    guardian: GuardianName;
  };
  'guardian-missed': {
    team: number;
    level: number;
    reason: 'supply' | 'base';
  };
  // ---- events
  'event-reached': {
    team: number;
    /** 1 to 18. */
    number: number;
    event: string;
  };
  'event-without-effect': {
    team: number;
    event: string;
  };
  'monument-taken': {
    team: number;
    monument: MonumentName;
    space: string;
    /** The team that controlled it; absent: it was neutral. */
    from?: number;
  };
  'caravan-drawn': {
    team: number;
    sides: readonly string[];
  };
  'caravan-declined': {
    team: number;
  };
  'conflict-token-placed': {
    number: number;
    /** The region, named by its first land space. */
    region: string;
  };
  'conflict-tokens-swapped': {
    team: number;
    numbers: readonly [number, number];
  };
  // ---- devotion
  devotion: {
    team: number;
    /** What it was worth with all that is added to it; negative for a loss. */
    amount: number;
    before: number;
    after: number;
    /** 'majorities', 'domination', 'battle', 'magnanimous', 'miracle', 'worshipful', 'cat-mummy', ... */
    source: string;
  } & ToldOfGain;
}

/** What is told with a gain of what made it more. Each thing that does adds its own here, in its own file. */
// biome-ignore lint/suspicious/noEmptyInterface: things fill it from their own files
export interface ToldOfGain {}

/** The same as a plain map. */
export type AnkhFacts = Pick<FactFields, keyof FactFields>;

/** Something that happened. `rule` is the rule behind it; `to` limits who may see it. */
export type AnkhFact<T extends keyof AnkhFacts = keyof AnkhFacts> = FactOf<AnkhFacts, T>;
