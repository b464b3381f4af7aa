/** Plain data: what states, options, facts, setups and records are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value or a coded reason. Errors at the edges are values; an impossible state inside throws. */
export type Result<T, E = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: E };

/** A coded reason with a sentence for people. */
export interface Problem {
  readonly code: string;
  readonly message: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail(code: string, message: string): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { code, message } };
}
