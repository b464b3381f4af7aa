/** By plural category; the last of them serves where one is missing. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** What the server writes to people. {game}, {site} and {link} are filled in. */
const en = {
  language: 'en',
  games: { ankh: 'Ankh', kemet: 'Kemet' } as Readonly<Record<string, string>>,
  turn: { subject: 'Your turn in {game}', text: 'It’s your turn in {game}' },
  bot: {
    subject: 'A bot is playing for you in {game}',
    text: 'A bot is playing your seat in {game} while you’re away. You can take it back',
  },
  plan: {
    subject: 'Your plan in {game} no longer fits',
    text: 'It’s your turn in {game}: the answer you planned isn’t possible any more',
  },
  invitation: { subject: '{name} invites you to {game}', text: '{name} invites you to a game of {game}' },
  round: {
    subject: 'Round {round} of {name} has begun',
    text: 'Round {round} of {name} has begun, and your game of {game} is waiting',
  },
  match: {
    subject: 'Your game of {game} has begun',
    text: 'We found players, and your game of {game} has begun',
  },
  deadline: {
    subject: '{time} left for your turn in {game}',
    text: 'You have {time} left for your turn in {game}',
  },
  digest: {
    subject: 'Your games',
    turns: 'Your turn:',
    invitations: 'Invitations:',
    requests: 'Friend requests',
    over: 'Finished games:',
    place: 'place {place}',
    settings: 'Change how often this email comes',
  },
  since: {
    line: 'Since your last turn: {list}.',
    turns: { one: '{count} turn by rivals', other: '{count} turns by rivals' } as Forms,
    battles: { one: '{count} battle of yours', other: '{count} battles of yours' } as Forms,
    pieces: { other: '{count} of your pieces lost' } as Forms,
    places: { other: '{count} of your monuments lost' } as Forms,
    points: { other: 'your points {count}' } as Forms,
  },
  stop: 'Stop these emails',
  confirm: {
    subject: 'Is this your email address?',
    text: 'Someone who plays at {site} wants to get an email at this address when it’s their turn.\n\nIf that’s you, confirm it here: {link}\n\nIf not, do nothing. You won’t get another email.',
  },
};

export default en;
export type Words = typeof en;
