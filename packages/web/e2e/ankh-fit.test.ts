import { test } from 'vitest';
import { ankhDetails, ankhMoments } from './ankh-moments.ts';
import { fitsEverywhere } from './tables-fit.ts';

test(
  'the table of Ankh fits on every screen in every state',
  () => fitsEverywhere([...ankhMoments, ...ankhDetails]),
  1_800_000,
);
