import type { Guardian } from './guardian.ts';

/** Enemies adjacent to it have no strength, even if it has none itself (A-SPHINX-3). */
export const androsphinx: Guardian = {
  name: 'androsphinx',
  rule: 'A-SPHINX-1',
  conflict: { neutralises: true },
};
