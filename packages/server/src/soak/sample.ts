import { ServerMessage } from '@ennead/wire';
import { checked } from '@ennead/wire/check';

/** One message in so many is held against the protocol. */
const ONE_IN = 16;

/**
 * Reads messages of a server. The first of every kind is held against the protocol, and then one in sixteen: to check all
 * of them takes longer than the server needs to send them, and on one machine it would wait for that.
 */
export function sampleReader(): (text: string) => ServerMessage {
  const inProtocol = checked(ServerMessage);
  const read = new Map<string, number>();
  return (text) => {
    const message = JSON.parse(text) as ServerMessage;
    const before = read.get(message.type) ?? 0;
    read.set(message.type, before + 1);
    return before % ONE_IN === 0 ? inProtocol(message) : message;
  };
}
