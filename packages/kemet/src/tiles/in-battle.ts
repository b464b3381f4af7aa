import type { KemetStep } from '../flow.ts';
import { woundWindow } from './divine-wound.ts';
import { initiativeWindow } from './initiative.ts';

/** What tiles do before cards are chosen (window 3). */
export const beforeBattle: readonly KemetStep[] = [initiativeWindow];

/** What tiles do once cards lie open, before strengths are compared (window 7). */
export const afterReveal: readonly KemetStep[] = [woundWindow];
