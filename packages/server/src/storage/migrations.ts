/**
 * The steps that bring a database from version n to n + 1. Only ever added to.
 * {id} is a key that counts up by itself, {time} holds milliseconds.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, created {time} NOT NULL,
      login TEXT UNIQUE, password TEXT, webhook TEXT, email TEXT)`,
    `CREATE TABLE tokens (
      hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), kind TEXT NOT NULL,
      created {time} NOT NULL, expires {time})`,
    'CREATE INDEX tokens_person ON tokens(person)',
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), public_key TEXT NOT NULL,
      counter {time} NOT NULL, transports TEXT NOT NULL, created {time} NOT NULL)`,
    'CREATE INDEX passkeys_person ON passkeys(person)',
    'CREATE TABLE challenges (id TEXT PRIMARY KEY, person TEXT, challenge TEXT NOT NULL, expires {time} NOT NULL)',
    `CREATE TABLE pushes (
      endpoint TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), keys TEXT NOT NULL)`,
    'CREATE INDEX pushes_person ON pushes(person)',
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, setup TEXT NOT NULL, seed TEXT,
      host TEXT, status TEXT NOT NULL, visibility TEXT NOT NULL, practice INTEGER NOT NULL,
      imported INTEGER NOT NULL, clock TEXT NOT NULL, at_zero TEXT NOT NULL, created {time} NOT NULL,
      started {time}, finished {time}, outcome TEXT, rematch TEXT, ask TEXT, due {time})`,
    'CREATE INDEX tables_lobby ON tables(visibility, status, created)',
    'CREATE INDEX tables_due ON tables(due)',
    `CREATE TABLE seats (
      table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL,
      person TEXT, bot TEXT, stand_in TEXT, PRIMARY KEY (table_id, seat))`,
    'CREATE INDEX seats_person ON seats(person)',
    `CREATE TABLE moves (
      id {id}, table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
      option TEXT NOT NULL, secret TEXT, revealed INTEGER NOT NULL, hidden INTEGER NOT NULL, call TEXT,
      at {time} NOT NULL, clock TEXT)`,
    'CREATE UNIQUE INDEX moves_number ON moves(table_id, number)',
    `CREATE TABLE snapshots (
      table_id TEXT PRIMARY KEY, moves INTEGER NOT NULL, number INTEGER NOT NULL, state TEXT NOT NULL)`,
    `CREATE TABLE chat (
      id {id}, table_id TEXT NOT NULL, channel TEXT NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL,
      at {time} NOT NULL)`,
    'CREATE INDEX chat_table ON chat(table_id, id)',
    'CREATE TABLE archived (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))',
    'CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, until {time} NOT NULL)',
    'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  [
    'ALTER TABLE tables ADD COLUMN origin TEXT',
    'ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0',
    'DROP INDEX tables_lobby',
    "CREATE INDEX tables_lobby ON tables(visibility, created, id) WHERE status IN ('open', 'playing')",
    "CREATE INDEX tables_finished ON tables(visibility, created, id) WHERE status = 'finished'",
    'CREATE INDEX tables_host ON tables(host, status)',
    'CREATE INDEX tables_origin ON tables(origin, status)',
    'CREATE INDEX tables_status ON tables(status, created)',
    'CREATE INDEX people_created ON people(created)',
    'CREATE INDEX chat_person ON chat(person)',
  ],
  [
    // Seconds until the host may hand an absent seat over; 0 for never, NULL for what the clock suggests.
    'ALTER TABLE tables ADD COLUMN hand_over INTEGER',
    'ALTER TABLE seats ADD COLUMN seen {time}',
    `CREATE TABLE events (
      id {id}, table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
      cause TEXT NOT NULL, at {time} NOT NULL)`,
    'CREATE INDEX events_table ON events(table_id, id)',
  ],
  [
    'ALTER TABLE tokens ADD COLUMN device TEXT',
    'ALTER TABLE tokens ADD COLUMN origin TEXT',
    'ALTER TABLE tokens ADD COLUMN seen {time}',
    // When its owner last showed a password or a passkey with it.
    'ALTER TABLE tokens ADD COLUMN proved {time}',
    'ALTER TABLE passkeys ADD COLUMN name TEXT',
    'ALTER TABLE people ADD COLUMN email_confirmed INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE people ADD COLUMN email_stop TEXT',
    'CREATE INDEX people_email_stop ON people(email_stop)',
    'CREATE TABLE email_keys (hash TEXT PRIMARY KEY, person TEXT NOT NULL, address TEXT NOT NULL, expires {time} NOT NULL)',
  ],
  // Whether somebody said before the start that they are ready.
  ['ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0'],
  // What messages to somebody are written in; NULL: nobody said.
  ['ALTER TABLE people ADD COLUMN language TEXT'],
  [
    // How every seat came out of a game that is over; made again from the log at any time.
    `CREATE TABLE results (
      table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, person TEXT, bot TEXT, stand_in TEXT,
      game TEXT NOT NULL, variant TEXT NOT NULL, players INTEGER NOT NULL, played_as TEXT NOT NULL,
      place INTEGER NOT NULL, won INTEGER NOT NULL, points INTEGER NOT NULL, sources TEXT NOT NULL,
      finished {time} NOT NULL, PRIMARY KEY (table_id, seat))`,
    'CREATE INDEX results_person ON results(person, finished, table_id)',
    // 0: not looked at yet, 1: in results, 2: does not count.
    'ALTER TABLE tables ADD COLUMN tallied INTEGER NOT NULL DEFAULT 0',
    "CREATE INDEX tables_untallied ON tables(finished, id) WHERE status = 'finished' AND tallied = 0",
    'ALTER TABLE people ADD COLUMN picture TEXT',
    "ALTER TABLE people ADD COLUMN privacy TEXT NOT NULL DEFAULT 'friends'",
  ],
  [
    // `agreed` 0: person has asked other. Friends stand in both directions with 1.
    `CREATE TABLE friends (
      person TEXT NOT NULL REFERENCES people(id), other TEXT NOT NULL REFERENCES people(id), agreed INTEGER NOT NULL,
      at {time} NOT NULL, PRIMARY KEY (person, other))`,
    'CREATE INDEX friends_other ON friends(other)',
    `CREATE TABLE blocked (
      person TEXT NOT NULL REFERENCES people(id), other TEXT NOT NULL REFERENCES people(id), at {time} NOT NULL,
      PRIMARY KEY (person, other))`,
    'CREATE INDEX blocked_other ON blocked(other)',
    `CREATE TABLE invitations (
      table_id TEXT NOT NULL REFERENCES tables(id), person TEXT NOT NULL REFERENCES people(id),
      invited_by TEXT NOT NULL REFERENCES people(id), at {time} NOT NULL, PRIMARY KEY (table_id, person))`,
    'CREATE INDEX invitations_person ON invitations(person, at)',
    'CREATE INDEX invitations_by ON invitations(invited_by)',
  ],
  [
    // When clocks stand still: that of a seat, or all (NULL); and the wish to pause that waits for answers.
    `CREATE TABLE pauses (
      id {id}, table_id TEXT NOT NULL, seat INTEGER, from_at {time} NOT NULL, until_at {time} NOT NULL)`,
    'CREATE INDEX pauses_table ON pauses(table_id, id)',
    'ALTER TABLE tables ADD COLUMN pause_ask TEXT',
    // What was said with one tap; the text is empty then.
    'ALTER TABLE chat ADD COLUMN reaction TEXT',
  ],
  [
    // 'no', 'people' or 'all'.
    "ALTER TABLE tables ADD COLUMN rated TEXT NOT NULL DEFAULT 'no'",
    'ALTER TABLE tables ADD COLUMN rated_at {time}',
    "CREATE INDEX tables_unrated ON tables(finished, id) WHERE tallied = 1 AND rated <> 'no' AND rated_at IS NULL",
    // `player`: a person, or bot: and the name of a bot. `settled` 1 after ten games, `ordinal` is mu - 3 sigma.
    `CREATE TABLE ratings (
      player TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
      games INTEGER NOT NULL, won INTEGER NOT NULL, settled INTEGER NOT NULL, ordinal DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (player, game))`,
    'CREATE INDEX ratings_ladder ON ratings(game, settled, ordinal)',
    `CREATE TABLE rating_changes (
      table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, player TEXT NOT NULL,
      mu_before DOUBLE PRECISION NOT NULL, sigma_before DOUBLE PRECISION NOT NULL, mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, seat))`,
    'CREATE INDEX rating_changes_player ON rating_changes(player)',
  ],
  [
    // Answers that somebody laid down in advance. Nobody else ever reads them.
    `CREATE TABLE plans (
      id {id}, table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, about TEXT, option TEXT NOT NULL,
      turn TEXT NOT NULL, repeats INTEGER NOT NULL, state TEXT NOT NULL, at {time} NOT NULL)`,
    'CREATE INDEX plans_table ON plans(table_id, id)',
  ],
  [
    `CREATE TABLE tournaments (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, organiser TEXT NOT NULL REFERENCES people(id), game TEXT NOT NULL,
      setup TEXT NOT NULL, format TEXT NOT NULL, least INTEGER NOT NULL, most INTEGER NOT NULL, wanted INTEGER NOT NULL,
      rounds INTEGER NOT NULL, points TEXT NOT NULL, places INTEGER NOT NULL, round_hours INTEGER, late INTEGER NOT NULL,
      visibility TEXT NOT NULL, clock TEXT NOT NULL, at_zero TEXT NOT NULL, rated TEXT NOT NULL, status TEXT NOT NULL,
      round INTEGER NOT NULL, due {time}, seed INTEGER NOT NULL, created {time} NOT NULL, finished {time})`,
    'CREATE INDEX tournaments_status ON tournaments(status, visibility, created, id)',
    'CREATE INDEX tournaments_organiser ON tournaments(organiser, status)',
    // `state`: in, waiting (to stand in for who drops out), out.
    `CREATE TABLE entrants (
      tournament_id TEXT NOT NULL REFERENCES tournaments(id), person TEXT NOT NULL REFERENCES people(id),
      joined {time} NOT NULL, state TEXT NOT NULL, PRIMARY KEY (tournament_id, person))`,
    'CREATE INDEX entrants_person ON entrants(person)',
    `CREATE TABLE tournament_tables (
      tournament_id TEXT NOT NULL REFERENCES tournaments(id), round INTEGER NOT NULL, number INTEGER NOT NULL,
      table_id TEXT NOT NULL REFERENCES tables(id), PRIMARY KEY (tournament_id, round, number))`,
    `CREATE TABLE tournament_byes (
      tournament_id TEXT NOT NULL REFERENCES tournaments(id), round INTEGER NOT NULL,
      person TEXT NOT NULL REFERENCES people(id), PRIMARY KEY (tournament_id, round, person))`,
  ],
  [
    // What somebody waits to play; table_id once there is one. `matched` keeps a wish from being granted twice.
    `CREATE TABLE wishes (
      person TEXT PRIMARY KEY REFERENCES people(id), game TEXT NOT NULL, length TEXT NOT NULL, least INTEGER NOT NULL,
      most INTEGER NOT NULL, rated INTEGER NOT NULL, bots_after INTEGER, since {time} NOT NULL, seen {time} NOT NULL,
      table_id TEXT)`,
    'CREATE INDEX wishes_since ON wishes(since)',
    `CREATE TABLE matched (
      person TEXT NOT NULL, since {time} NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, since))`,
  ],
  [
    // Moves that spectators are behind, and whether they may have a bot estimate the chances.
    'ALTER TABLE tables ADD COLUMN delay INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE tables ADD COLUMN chances INTEGER NOT NULL DEFAULT 0',
  ],
  [
    // 'each', 'daily' or 'weekly'; quiet hours are minutes of the day in the zone; digest_due: when the next one is sent.
    "ALTER TABLE people ADD COLUMN letters TEXT NOT NULL DEFAULT 'each'",
    "ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC'",
    'ALTER TABLE people ADD COLUMN quiet_from INTEGER',
    'ALTER TABLE people ADD COLUMN quiet_until INTEGER',
    'ALTER TABLE people ADD COLUMN quiet_deadline INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE people ADD COLUMN digest_due {time}',
    'CREATE INDEX people_digest ON people(digest_due) WHERE digest_due IS NOT NULL',
    // What somebody is told when their quiet hours end, where a seat is named only as long as it is asked.
    `CREATE TABLE postponed (
      id {id}, person TEXT NOT NULL, message TEXT NOT NULL, table_id TEXT, seat INTEGER, until {time} NOT NULL)`,
    'CREATE INDEX postponed_until ON postponed(until, id)',
    'CREATE INDEX postponed_person ON postponed(person)',
  ],
  [
    // The mark of the network somebody came from: tables that are set for them count there too.
    'ALTER TABLE wishes ADD COLUMN origin TEXT',
    'CREATE INDEX wishes_origin ON wishes(origin)',
    'ALTER TABLE tournaments ADD COLUMN origin TEXT',
    'CREATE INDEX tournaments_origin ON tournaments(origin, status)',
    // Who asked to be somebody's friend.
    'CREATE INDEX friends_asked ON friends(other, agreed)',
  ],
];
