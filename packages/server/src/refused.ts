/** Why the server does not do what it was asked to: a code for programs, a sentence for people. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  /** Seconds after which it may be tried again, where waiting helps. */
  readonly retryAfter: number | undefined;
  constructor(code: string, message: string, status = 409, retryAfter?: number) {
    // Nobody looks at where a refusal comes from, and finding out costs most of it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export const notSignedIn = () => new Refused('not-signed-in', 'Enter your name first.', 401);
export const noSuchTable = () => new Refused('no-such-table', 'Table not found.', 404);
export const notYourSeat = () => new Refused('not-your-seat', 'This isn’t your seat.', 403);
export const noSuchTournament = () => new Refused('no-such-tournament', 'There is no such tournament.', 404);

export const noSuchPerson = () => new Refused('no-such-person', 'Nobody goes by this link.', 404);
