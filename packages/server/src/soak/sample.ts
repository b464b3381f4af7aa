import { type Moved, ServerMessage } from '@ennead/wire';
import { checked } from '@ennead/wire/check';

/** One message in so many is held against the protocol. */
const ONE_IN = 16;

/** What is read of a step at once: what is asked now, and where the game stands. The rest is read when somebody wants it. */
export type Heard = Exclude<ServerMessage, Moved> | HeardMove;
export type HeardMove = Pick<
  Moved,
  'type' | 'table' | 'seat' | 'number' | 'moment' | 'decisions' | 'outcome'
> & { rest(): Pick<Moved, 'changed' | 'removed'> };

/**
 * Reads messages of a server. The first of every kind is held against the protocol, and then one in sixteen: to check all
 * of them takes longer than the server needs to send them, and on one machine it would wait for that. For the same reason
 * the long part of a step is left as it came.
 */
export function sampleReader(): (text: string) => Heard {
  const inProtocol = checked(ServerMessage);
  const read = new Map<string, number>();
  return (text) => {
    const type = typeOf(text);
    const before = read.get(type) ?? 0;
    read.set(type, before + 1);
    if (before % ONE_IN === 0) return heard(inProtocol(JSON.parse(text)));
    return (type === 'moved' ? glanceAt(text) : undefined) ?? heard(JSON.parse(text) as ServerMessage);
  };
}

function heard(message: ServerMessage): Heard {
  return message.type === 'moved' ? { ...message, rest: () => message } : message;
}

const HEAD = '{"type":"';

/** The server writes the type first; where it does not, the message is read for it. */
function typeOf(text: string): string {
  if (!text.startsWith(HEAD)) return (JSON.parse(text) as ServerMessage).type;
  return text.slice(HEAD.length, text.indexOf('"', HEAD.length));
}

const STORY = ',"facts":[';

/** Reads a step up to its facts; undefined where something that is wanted stands after them. */
function glanceAt(text: string): HeardMove | undefined {
  const end = text.indexOf(STORY);
  if (end < 0) return undefined;
  try {
    const head = JSON.parse(`${text.slice(0, end)}}`) as Omit<HeardMove, 'rest'>;
    if (head.decisions === undefined || head.outcome === undefined) return undefined;
    return Object.assign(head, { rest: () => JSON.parse(text) as Moved });
  } catch {
    return undefined;
  }
}
