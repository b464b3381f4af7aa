import Type, { type Static } from 'typebox';
import { closed, Data, Id, Name, nullable, Time } from './common.ts';

/** A person as everyone may see them. */
export const Person = closed({ id: Id, name: Type.String() });
export type Person = Static<typeof Person>;

/** A minute of the day, counted from midnight. */
const MinuteOfDay = Type.Integer({ minimum: 0, maximum: 1439 });

/**
 * PUT /me/notify: when and how often you are told. `letters`: an e-mail for each thing, or a digest every morning or on Mondays.
 * `quiet`: nothing is told between these times of your zone; it waits until they end. `deadline`: a warning that your time
 * runs out comes all the same.
 */
export const NotifyChoices = closed({
  letters: Type.Union([Type.Literal('each'), Type.Literal('daily'), Type.Literal('weekly')]),
  /** A time zone of the IANA database, such as Europe/Kyiv. */
  zone: Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9_+/-]+$' }),
  quiet: nullable(closed({ from: MinuteOfDay, until: MinuteOfDay })),
  deadline: Type.Boolean(),
});
export type NotifyChoices = Static<typeof NotifyChoices>;

/** A person as they see themselves. */
export const Me = closed({
  person: nullable(Person),
  hasPassword: Type.Boolean(),
  passkeys: Type.Array(closed({ id: Type.String(), created: Time, name: Type.String() })),
  webhook: nullable(Type.String()),
  email: nullable(Type.String()),
  /** Nothing is sent before the address was confirmed by the link that went there. */
  emailConfirmed: Type.Boolean(),
  pushes: Type.Integer(),
  /** What messages to them are written in; null: nobody said. */
  language: nullable(Type.String()),
  notify: NotifyChoices,
});
export type Me = Static<typeof Me>;

/** A browser somebody is signed in with. */
export const SessionInfo = closed({
  id: Type.String(),
  /** Browser and system, as far as it told; empty where it did not. */
  device: Type.String(),
  created: Time,
  seen: Time,
  current: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;

/** GET /me/sessions, and what is left after ending some. */
export const SessionList = closed({ sessions: Type.Array(SessionInfo) });
export type SessionList = Static<typeof SessionList>;

/** POST /me/proof: shows again that it is you; or POST /me/proof/passkey with a PasskeyAnswer. */
export const Proof = closed({ password: Type.String({ minLength: 1, maxLength: 200 }) });

/** PATCH /me/passkeys/:id */
export const PasskeyName = closed({ name: Name });

/** POST /email/confirm and /email/stop: the key of a link that was mailed. */
export const EmailKey = closed({ key: Type.String({ minLength: 20, maxLength: 100 }) });

/** POST /people. The session comes as a cookie. */
export const Enter = closed({ name: Name });

/** The key is shown once. `link` opens the page as this person; the key also works as a bearer token. */
export const Entered = closed({ person: Person, key: Type.String(), link: Type.String() });
export type Entered = Static<typeof Entered>;

/** POST /sessions: back in by the key of the private link. */
export const ComeBack = closed({ key: Type.String({ minLength: 20, maxLength: 100 }) });

/** POST /sessions/password: back in after claiming the account. */
export const LogIn = closed({
  login: Type.String({ minLength: 1, maxLength: 40 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});

/** POST /me/password: claims the account. The login is unique, the name need not be. */
export const Claim = closed({
  login: Type.String({ minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9._-]+$' }),
  password: Type.String({ minLength: 10, maxLength: 200 }),
});

/** PATCH /me */
export const Rename = closed({ name: Name });

/** Answers of the browser's passkey dialogue, checked by the WebAuthn library. */
export const PasskeyAnswer = closed({ challenge: Id, response: Data });

/** What the browser's passkey dialogue needs; the challenge id goes back with the answer. */
export const PasskeyQuestion = closed({ challenge: Id, options: Data });
export type PasskeyQuestion = Static<typeof PasskeyQuestion>;

/** POST /me/pushes: a web push subscription as the browser gives it. */
export const PushSubscription = closed({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
  expirationTime: Type.Optional(nullable(Type.Number())),
  keys: closed({
    p256dh: Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_=+/-]*$' }),
    auth: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_=+/-]*$' }),
  }),
});
export type PushSubscription = Static<typeof PushSubscription>;

/** PUT /me/webhook: told when it is your turn, in a shape that Discord and Slack accept. Null turns it off. */
export const Webhook = closed({ url: nullable(Type.String({ maxLength: 1000, pattern: '^https?://' })) });

/** PUT /me/email. Null turns it off. */
export const Email = closed({
  address: nullable(Type.String({ maxLength: 200, pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$' })),
});

/** PUT /me/language: a language as browsers name it (BCP 47), such as 'uk' or 'en-GB'. */
export const Language = closed({
  language: Type.String({ maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' }),
});

/** GET /push-key: how this server can tell people that it is their turn. */
export const Channels = closed({
  /** The key a browser needs to subscribe to web push. */
  key: Type.String(),
  email: Type.Boolean(),
});
export type Channels = Static<typeof Channels>;

/** POST /email/confirm and /email/stop */
export const Confirmed = closed({ address: Type.String() });
export const Stopped = closed({ stopped: Type.Literal(true) });
