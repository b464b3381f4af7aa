import type { AtZero } from '../table/remote/protocol.ts';
import type { ClockName } from './clocks.ts';

/** What is agreed for a table at the server, beside the game itself. */
export interface RemoteTerms {
  readonly clock: ClockName;
  readonly atZero: AtZero;
  /** Bots may be asked for advice. */
  readonly practice: boolean;
  readonly visibility: 'public' | 'private';
}

export const usualTerms: RemoteTerms = {
  clock: 'none',
  atZero: 'bot',
  practice: false,
  visibility: 'private',
};
