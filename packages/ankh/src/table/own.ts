import type { AnkhState, OwnStates } from '../state.ts';

/** What a thing of this table keeps; only its own hooks ask, which run where it is. */
export function mustKeep<Name extends keyof OwnStates>(state: AnkhState, name: Name): OwnStates[Name] {
  const kept = state.own[name];
  if (kept === undefined) throw new Error(`${name} keeps nothing at this table`);
  return kept;
}

/** Replaces what a thing keeps. */
export function keep<Name extends keyof OwnStates>(
  state: AnkhState,
  name: Name,
  kept: OwnStates[Name],
): void {
  const own: Partial<OwnStates> = { ...state.own };
  own[name] = kept;
  state.own = own;
}
