import type { AtZero } from '@ennead/wire';
import type { ClockName } from './clocks.ts';

/** What is agreed for a table at the server, beside the game itself. */
export interface RemoteTerms {
  readonly clock: ClockName;
  readonly atZero: AtZero;
  /** Seconds after which a bot may get the seat of somebody who is away; null for never, undefined for what is usual. */
  readonly handOver: number | null | undefined;
  /** Bots may be asked for advice. */
  readonly practice: boolean;
  readonly visibility: 'public' | 'private';
}

export const usualTerms: RemoteTerms = {
  clock: 'none',
  atZero: 'bot',
  handOver: undefined,
  practice: false,
  visibility: 'private',
};
