import { CannotStart } from './storage/sql.ts';

/**
 * How much one person or one network may ask for: the one place where limits stand. Generous for people, a wall for floods.
 * A network is an IPv4 address or the /52 of an IPv6 address. A host changes any of them with ENNEAD_LIMITS;
 * docs/hosting.md lists them.
 */
export interface Limits {
  /** HTTP requests a minute from one network, and by one person; and how many of one network are answered at once. */
  readonly requestsPerMinute: number;
  readonly requestsAtOnce: number;
  /** Milliseconds a second that the server works on requests of one network before all others go first. */
  readonly workPerSecond: number;
  /** New people and sessions an hour from one network. */
  readonly entriesPerHour: number;
  /** Browsers that one person is signed in with; beyond that those end that were not used for longest. */
  readonly sessionsOfPerson: number;
  /** Wrong or right, tries at a password a minute from one network. */
  readonly passwordsPerMinute: number;
  /** Connections of one network that comes without a proxy. */
  readonly connectionsOfNetwork: number;
  /** How long the headers of a request, and the whole request, may take to arrive. */
  readonly headerSeconds: number;
  readonly requestSeconds: number;
  /** Bytes of an ordinary body, of a match record, and of a message on the socket. */
  readonly bodyBytes: number;
  readonly recordBytes: number;
  readonly messageBytes: number;
  /** Messages a second on one socket, and from one network. */
  readonly messagesPerSecond: number;
  readonly messagesPerSecondOfNetwork: number;
  readonly socketsOfNetwork: number;
  /** Tables that one socket, and all sockets of one network, watch at once. */
  readonly watchesOfSocket: number;
  readonly watchesOfNetwork: number;
  /** Bytes that may wait to be sent to one socket, and to one network, before it is cut off. */
  readonly backlogBytes: number;
  readonly backlogBytesOfNetwork: number;
  /** Tables that one person, or somebody of one network, has opened and that are not over. */
  readonly tablesOfPerson: number;
  readonly tablesOfNetwork: number;
  /** Those of them that wait in the lobby for somebody to come. */
  readonly lobbyOfPerson: number;
  readonly lobbyOfNetwork: number;
  /** What the bots in those tables weigh together: a hard or expert one 4, any other 1. */
  readonly botsOfPerson: number;
  readonly botsOfNetwork: number;
  /** Bytes of setups and match files that one person keeps here. */
  readonly storedBytesOfPerson: number;
  /** Bytes an hour that one person, and one network, has written down: setups, match files, chat, names. */
  readonly bytesPerHour: number;
  readonly bytesPerHourOfNetwork: number;
  /** Rows in the log of a table, and how many of them may have been taken back. */
  readonly rowsOfTable: number;
  readonly undoneRowsOfTable: number;
  /** Steps a second that are played again for one person, and for one network: looking back, and catching up. */
  readonly lookBackPerSecond: number;
  readonly lookBackPerSecondOfNetwork: number;
  /** Lines of chat a minute by one person, and from one network; and how many of a table are kept. */
  readonly chatPerMinute: number;
  readonly chatPerMinuteOfNetwork: number;
  readonly chatLinesOfTable: number;
  /** Changes a minute to tables that gather (sitting down, getting up, ready, setup), by one person and from one network. */
  readonly changesPerMinute: number;
  readonly changesPerMinuteOfNetwork: number;
  /** Requests to be friends, and invitations, an hour from one network; friends and blocked people of one person. */
  readonly friendRequestsPerHour: number;
  readonly invitationsPerHour: number;
  readonly friendsOfPerson: number;
  /** Letters a day that ask whether an address is right, from one network. */
  readonly lettersOfNetwork: number;
  /** Notifications an hour to one person, and those to one service that people named (Discord, a push service). */
  readonly noticesPerHour: number;
  readonly noticesPerHourOfService: number;
  /** People of one network who wait for others to play with. */
  readonly waitingOfNetwork: number;
  /** Tournaments that one person, and one network, runs, and people in one, those who wait included. */
  readonly tournamentsOfPerson: number;
  readonly tournamentsOfNetwork: number;
  readonly entrantsOfTournament: number;
  /** Moves that spectators of a rated game are behind. */
  readonly spectatorsBehind: number;
  /** Tables in memory; beyond that those that nobody looks at go at once. */
  readonly tablesInMemory: number;
  /** Days until an open table that nobody joined is closed, one that somebody joined, and a guest without a table goes. */
  readonly emptyTableDays: number;
  readonly openTableDays: number;
  readonly guestDays: number;
}

const KB = 1024;
const MB = 1024 * KB;

export const DEFAULT_LIMITS: Limits = {
  requestsPerMinute: 3000,
  requestsAtOnce: 200,
  workPerSecond: 10,
  entriesPerHour: 2000,
  sessionsOfPerson: 100,
  passwordsPerMinute: 10,
  connectionsOfNetwork: 1500,
  headerSeconds: 10,
  requestSeconds: 60,
  bodyBytes: 32 * KB,
  recordBytes: 512 * KB,
  messageBytes: 8 * KB,
  messagesPerSecond: 500,
  messagesPerSecondOfNetwork: 4000,
  socketsOfNetwork: 1000,
  watchesOfSocket: 50,
  watchesOfNetwork: 2000,
  backlogBytes: 2 * MB,
  backlogBytesOfNetwork: 64 * MB,
  tablesOfPerson: 100,
  tablesOfNetwork: 1000,
  lobbyOfPerson: 10,
  lobbyOfNetwork: 100,
  botsOfPerson: 200,
  botsOfNetwork: 1000,
  storedBytesOfPerson: 64 * MB,
  bytesPerHour: 16 * MB,
  bytesPerHourOfNetwork: 64 * MB,
  rowsOfTable: 20_000,
  undoneRowsOfTable: 4000,
  lookBackPerSecond: 500,
  lookBackPerSecondOfNetwork: 1500,
  chatPerMinute: 20,
  chatPerMinuteOfNetwork: 300,
  chatLinesOfTable: 2000,
  changesPerMinute: 120,
  changesPerMinuteOfNetwork: 600,
  friendRequestsPerHour: 120,
  invitationsPerHour: 200,
  friendsOfPerson: 500,
  lettersOfNetwork: 50,
  noticesPerHour: 120,
  noticesPerHourOfService: 20_000,
  waitingOfNetwork: 100,
  tournamentsOfPerson: 10,
  tournamentsOfNetwork: 50,
  entrantsOfTournament: 100,
  spectatorsBehind: 10,
  tablesInMemory: 2000,
  emptyTableDays: 7,
  openTableDays: 60,
  guestDays: 60,
};

/** Reads `tablesOfPerson=20, guestDays=7`; what is not named stays as it is. */
export function limitsFrom(text: string): Limits {
  const limits: Record<string, number> = { ...DEFAULT_LIMITS };
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    if (!Object.hasOwn(DEFAULT_LIMITS, name))
      throw new CannotStart(`ENNEAD_LIMITS: there is no limit ${name}; docs/hosting.md lists them.`);
    if (!/^\d{1,12}$/.test(value) || Number(value) === 0)
      throw new CannotStart(`ENNEAD_LIMITS: ${name} must be a whole number above 0, not ${value}.`);
    limits[name] = Number(value);
  }
  return limits as unknown as Limits;
}
