import type { AtZero, ChangeTable, Clock, RatedFor, TableInfo } from '@ennead/wire';

/** What is agreed for a table at the server, beside the game itself. */
export interface RemoteTerms {
  readonly clock: Clock;
  readonly atZero: AtZero;
  /** Seconds after which a bot may get the seat of somebody who is away; null for never, undefined for what is usual. */
  readonly handOver: number | null | undefined;
  /** Bots may be asked for advice. */
  readonly practice: boolean;
  readonly visibility: 'public' | 'private';
  readonly rated: RatedFor;
  /** Spectators may have a bot estimate everybody's chances. */
  readonly chances: boolean;
}

export const usualTerms: RemoteTerms = {
  clock: { kind: 'none' },
  atZero: 'bot',
  handOver: undefined,
  practice: false,
  visibility: 'private',
  rated: 'no',
  chances: false,
};

export function termsOf(info: TableInfo): RemoteTerms {
  const { clock, atZero, handOver, practice, visibility, rated, chances } = info;
  return { clock, atZero, handOver, practice, visibility, rated, chances };
}

/** The terms as the server takes them. With a live clock nothing is said of hand-overs: there is only one way. */
export function agreedTerms({
  clock,
  atZero,
  handOver,
  practice,
  visibility,
  rated,
  chances,
}: RemoteTerms): Omit<ChangeTable, 'setup' | 'seats'> {
  const isSaid = clock.kind !== 'live' && handOver !== undefined;
  return { clock, atZero, visibility, rated: practice ? 'no' : rated, chances, ...(isSaid && { handOver }) };
}
