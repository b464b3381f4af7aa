import type { KemetStep } from '../flow.ts';
import { initiativeWindow } from './initiative.ts';

/** What tiles do before cards are chosen (window 3). */
export const beforeBattle: readonly KemetStep[] = [initiativeWindow];
