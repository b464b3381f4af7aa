import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ClientMessage, ServerMessage } from './socket.ts';

/** What somebody sent, if it is in the protocol. */
export const clientMessage = Compile(ClientMessage);

const serverMessage = Compile(ServerMessage);

/** A message of the server; one that is not in the protocol throws. */
export function readServerMessage(text: string): ServerMessage {
  return inProtocol(serverMessage, JSON.parse(text) as unknown);
}

/** The checker of anything that crosses the wire: what does not fit its schema throws and says where. */
export function checked<T extends TSchema>(schema: T): (value: unknown) => Static<T> {
  const compiled = Compile(schema);
  return (value) => inProtocol(compiled, value);
}

interface Checker<T> {
  Check(value: unknown): value is T;
  Errors(value: unknown): readonly { readonly instancePath: string; readonly message: string }[];
}

function inProtocol<T>(checker: Checker<T>, value: unknown): T {
  if (checker.Check(value)) return value;
  const problems = checker.Errors(value).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(
    `not in the protocol: ${problems.slice(0, 5).join('; ')}: ${JSON.stringify(value).slice(0, 300)}`,
  );
}
