/** How much one person or one address may ask for. Generous for people, a wall for floods. */
export interface Limits {
  /** HTTP requests a minute from one address, and by one person. */
  readonly requestsPerMinute: number;
  /** New people and sessions a minute from one address. */
  readonly entriesPerMinute: number;
  /** Wrong or right, tries at a password a minute from one address. */
  readonly passwordsPerMinute: number;
  /** Bytes of an ordinary body, of a match record, and of a message on the socket. */
  readonly bodyBytes: number;
  readonly recordBytes: number;
  readonly messageBytes: number;
  /** Messages a second on one socket, and from one address. */
  readonly messagesPerSecond: number;
  readonly messagesPerSecondOfAddress: number;
  readonly socketsOfAddress: number;
  /** Tables that one socket watches at once. */
  readonly watchesOfSocket: number;
  /** Tables that one person has open or under way. */
  readonly tablesOfPerson: number;
  /** Lines of chat a minute by one person. */
  readonly chatPerMinute: number;
  /** Bytes that may wait to be sent to one socket before it is cut off. */
  readonly backlogBytes: number;
}

export const DEFAULT_LIMITS: Limits = {
  requestsPerMinute: 12_000,
  entriesPerMinute: 3000,
  passwordsPerMinute: 10,
  bodyBytes: 32 * 1024,
  recordBytes: 2 * 1024 * 1024,
  messageBytes: 8 * 1024,
  messagesPerSecond: 500,
  messagesPerSecondOfAddress: 20_000,
  socketsOfAddress: 2000,
  watchesOfSocket: 50,
  tablesOfPerson: 500,
  chatPerMinute: 20,
  backlogBytes: 4 * 1024 * 1024,
};

/** A bucket that holds a second's worth and fills up as time goes by. */
export interface Bucket {
  readonly perSecond: number;
  readonly most: number;
  left: number;
  at: number;
}

export function bucket(perSecond: number, most = perSecond): Bucket {
  return { perSecond, most, left: most, at: 0 };
}

/** Takes one out; false when it is empty. */
export function takeFrom(each: Bucket, now: number): boolean {
  each.left = Math.min(each.most, each.left + (Math.max(0, now - each.at) / 1000) * each.perSecond);
  each.at = now;
  if (each.left < 1) return false;
  each.left -= 1;
  return true;
}
