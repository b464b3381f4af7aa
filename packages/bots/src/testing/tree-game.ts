import type { BaseState, Decision, Game, Option, Seat } from '@ennead/kernel';
import type { Judgement } from '../judgement.ts';

/** The chance of the first of two seats to win, or who is asked what, and what comes after each answer. */
export type Branch =
  | number
  | {
      readonly seat?: Seat;
      readonly kind?: string;
      readonly secret?: string;
      /** Seats that are asked at the same time; their answers count for nothing. */
      readonly others?: readonly Seat[];
      /** A turn ends here; so it stands then. */
      readonly newTurn?: number;
      readonly next: Readonly<Record<string, Branch>>;
    };

interface Walk extends BaseState {
  path: Option[];
}

const OPEN = { chance: [0, 0, 0, 0], frames: [], rulings: {} } as const;

/** A game that is a tree written down, without chance: what is best in it can be read off. `sampled` counts worlds. */
export function treeGame(root: Branch): { game: Game; judgement: Judgement; sampled: () => number } {
  let sampled = 0;
  const at = (state: BaseState): Branch =>
    (state as Walk).path.reduce<Branch>((branch, option) => {
      const next = typeof branch === 'number' ? undefined : branch.next[String(option)];
      if (next === undefined) throw new Error(`there is no ${option}`);
      return next;
    }, root);
  const clone = (state: BaseState): BaseState => ({ ...state, path: [...(state as Walk).path] }) as Walk;
  const game: Partial<Game> = {
    id: 'tree',
    rules: 1,
    start: () => ({ ...structuredClone(OPEN), path: [] }) as unknown as Walk,
    decisions(state): Decision[] {
      const branch = at(state);
      if (typeof branch === 'number') return [];
      const { seat = 0, kind = 'go', secret, others = [], next } = branch;
      const asked = { kind, options: Object.keys(next), ...(secret === undefined ? {} : { secret }) };
      return [seat, ...others].map((each) => ({ ...asked, seat: each }));
    },
    apply: (state, _seat, option) => void (state as Walk).path.push(option),
    outcome: () => null,
    view: clone,
    clone,
    sample(view) {
      sampled += 1;
      return clone(view);
    },
  };
  const chanceAt = (state: BaseState): number => {
    const branch = at(state);
    return typeof branch === 'number' ? branch : (branch.newTurn ?? 0.5);
  };
  const turnOf = (state: BaseState): number => {
    let branch = root;
    let turns = 0;
    for (const option of (state as Walk).path) {
      if (typeof branch !== 'number') branch = branch.next[String(option)] ?? 0;
      if (typeof branch !== 'number' && branch.newTurn !== undefined) turns += 1;
    }
    return turns;
  };
  const judgement: Judgement = {
    players: () => 2,
    spread: () => 1,
    horizon: () => 5,
    turn: turnOf,
    side: (_state, seat) => seat,
    value(state, seat, reasons) {
      const share = chanceAt(state);
      const amount = seat === 0 ? Math.log(share / (1 - share)) : 0;
      if (amount !== 0) reasons?.push({ key: 'lead', amount });
      return amount;
    },
  };
  return { game: game as Game, judgement, sampled: () => sampled };
}
