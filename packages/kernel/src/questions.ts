import type { Decision, Fact, Option, Plannable } from './game.ts';
import type { Json } from './json.ts';

/**
 * The questions of a game in one map: by kind, the type of the options and of what the question is about.
 * A kind without `about` says nothing but its name.
 */
export type Questions = {
  readonly [kind: string]: { readonly option: Option; readonly about?: Json };
};

/** The kinds of questions a game asks. */
export type KindOf<Q extends Questions> = keyof Q & string;

/** The options of a kind. */
export type OptionOf<Q extends Questions, K extends KindOf<Q> = KindOf<Q>> = Q[K]['option'];

/** What a kind is about; `undefined` for one that is about nothing. */
export type AboutOf<Q extends Questions, K extends KindOf<Q> = KindOf<Q>> = Q[K]['about'];

/** A decision of one kind, or of any of several: told apart by `kind`, each with options and `about` of its own. */
export type DecisionOf<Q extends Questions, K extends KindOf<Q> = KindOf<Q>> = {
  [Kind in K]: Omit<Decision, 'kind' | 'options' | 'about'> & {
    readonly kind: Kind;
    readonly options: readonly Q[Kind]['option'][];
  } & Pick<Q[Kind], 'about' & keyof Q[Kind]>;
}[K];

/** What a question says beside who is asked: its kind, its options, and what it is about if it is about anything. */
export type Asked<Q extends Questions, K extends KindOf<Q> = KindOf<Q>> = {
  [Kind in K]: { readonly kind: Kind; readonly options: readonly Q[Kind]['option'][] } & Pick<
    Q[Kind],
    'about' & keyof Q[Kind]
  >;
}[K];

/** A question that may be answered in advance; what it is about may be left open. */
export type PlannableOf<Q extends Questions, K extends KindOf<Q> = KindOf<Q>> = {
  [Kind in K]: Pick<Plannable, 'turn'> & {
    readonly kind: Kind;
    readonly options: readonly Q[Kind]['option'][];
  } & Partial<Pick<Q[Kind], 'about' & keyof Q[Kind]>>;
}[K];

/** The facts of a game in one map: by type, the fields beside type, rule and addressees. */
export type Facts = { readonly [type: string]: object };

/** A fact of one type, or of any of several. */
export type FactOf<M extends Facts, T extends keyof M & string = keyof M & string> = {
  [Type in T]: Omit<Fact, 'type'> & { readonly type: Type } & Readonly<M[Type]>;
}[T];
