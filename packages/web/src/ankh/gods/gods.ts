import { amun } from './amun.ts';
import { anubis } from './anubis.ts';
import type { GodPage } from './god-page.ts';
import { isis } from './isis.ts';
import { osiris } from './osiris.ts';
import { ra } from './ra.ts';

const pages = [amun, anubis, isis, osiris, ra] as const;

type Page = (typeof pages)[number];
/** Everything that one of the gods has under a part of its page. */
type All<Part extends keyof GodPage> = Joined<Extract<Page, { readonly [P in Part]: object }>[Part]>;
type Joined<U> = (U extends object ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

function joined<Part extends keyof GodPage>(part: Part): All<Part> {
  const parts = (pages as readonly GodPage[]).map((page) => page[part]);
  return Object.assign({}, ...parts) as All<Part>;
}

/** By kind of question. */
export const GOD_ASKS = joined('asks');
export const GOD_OPTIONS = joined('options');
/** By type of fact. */
export const GOD_TELLS = joined('tells');
/** By kind of question and type of fact. */
export const GOD_BEADS: NonNullable<GodPage['beads']> = joined('beads');
