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
}

export const usualTerms: RemoteTerms = {
  clock: { kind: 'none' },
  atZero: 'bot',
  handOver: undefined,
  practice: false,
  visibility: 'private',
  rated: 'no',
};

export function termsOf({ clock, atZero, handOver, practice, visibility, rated }: TableInfo): RemoteTerms {
  return { clock, atZero, handOver, practice, visibility, rated };
}

/** The terms as the server takes them. With a live clock nothing is said of hand-overs: there is only one way. */
export function agreedTerms({
  clock,
  atZero,
  handOver,
  practice,
  visibility,
  rated,
}: RemoteTerms): Omit<ChangeTable, 'setup'> {
  const isSaid = clock.kind !== 'live' && handOver !== undefined;
  return { clock, atZero, visibility, rated: practice ? 'no' : rated, ...(isSaid && { handOver }) };
}
