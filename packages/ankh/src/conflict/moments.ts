import { CARDS } from '../cards/cards.ts';
import { GODS } from '../gods/gods.ts';
import { POWERS } from '../powers/powers.ts';
import type { ConflictHooks } from './hooks.ts';
import type { Handler, Moment } from './window.ts';

type Hook<Name extends keyof ConflictHooks> = NonNullable<ConflictHooks[Name]>;

/** The cards first: what Flood shelters needs no protection of a god. */
function moment<Name extends keyof ConflictHooks>(name: Name): Moment<Hook<Name>> {
  const handlers = [
    ...CARDS.map((record, card) => ({ record, powers: 0, cards: 1 << card, gods: 0 })),
    ...POWERS.map((record, power) => ({ record, powers: 1 << power, cards: 0, gods: 0 })),
    ...GODS.map((record, god) => ({ record, powers: 0, cards: 0, gods: 1 << god })),
  ].flatMap(({ record, ...whose }): Handler<Hook<Name>>[] => {
    const hook = record.conflict?.[name];
    return hook === undefined ? [] : [{ hook: hook as Hook<Name>, source: record.name, ...whose }];
  });
  const all = (part: 'powers' | 'cards' | 'gods') => handlers.reduce((bits, each) => bits | each[part], 0);
  return { handlers, powers: all('powers'), cards: all('cards'), gods: all('gods') };
}

export const AT_CONFLICT_START = moment('atConflictStart');
export const AT_BATTLE_START = moment('atBattleStart');
export const BEFORE_CARDS = moment('beforeCards');
export const ON_REVEAL = moment('onReveal');
export const ON_BUILD = moment('onBuild');
export const ON_PLAGUE = moment('onPlague');
export const GOD_BASE_STRENGTH = moment('godBaseStrength');
export const ADD_GOD_STRENGTH = moment('addGodStrength');
export const ADD_STRENGTH = moment('addStrength');
export const BASE_REWARD = moment('baseReward');
export const ADD_REWARD = moment('addReward');
export const ON_WON = moment('onWon');
export const ON_CASUALTIES = moment('onCasualties');
export const ON_KILL_BATCH = moment('onKillBatch');
export const ON_LOST = moment('onLost');
export const AFTER_LOSS = moment('afterLoss');
export const AFTER_BATTLE = moment('afterBattle');
export const AFTER_MIRACLES = moment('afterMiracles');
export const AT_BATTLE_END = moment('atBattleEnd');
export const AT_CONFLICT_END = moment('atConflictEnd');
export const ON_MERGE = moment('onMerge');
export const ON_FORGOTTEN = moment('onForgotten');
