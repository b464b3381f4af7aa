import { test } from 'vitest';
import { kemetDetails, kemetMoments } from './kemet-moments.ts';
import { fitsEverywhere } from './tables-fit.ts';

test(
  'the table of Kemet fits on every screen in every state',
  () => fitsEverywhere([...kemetMoments, ...kemetDetails]),
  1_800_000,
);
