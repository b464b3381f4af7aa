import { type InputKind, isRecord, readJson } from '@ennead/kernel';
import { CallId, type ClientMessage } from '@ennead/wire';
import { clientMessage } from '@ennead/wire/check';
import { Compile } from 'typebox/compile';

const MESSAGE: InputKind = { what: 'The message', code: 'bad-message', depth: 4, values: 50, text: 1000 };
const isCallId = Compile(CallId);

/** A message that is in the protocol, or what one that is not can be answered by. */
export type Heard =
  | { readonly message: ClientMessage }
  | { readonly message: null; readonly id: string | null };

export function readMessage(text: string): Heard {
  const answer = readAnswer(text);
  if (answer !== undefined) return { message: answer };
  const read = readJson(text, MESSAGE);
  const data: unknown = read.ok ? read.value : undefined;
  return clientMessage.Check(data) ? { message: data } : { message: null, id: idIn(data) };
}

/** The call that a message makes, if it makes one. */
export function callIn(text: string): string | null {
  const read = readJson(text, MESSAGE);
  return read.ok ? idIn(read.value) : null;
}

function idIn(data: unknown): string | null {
  const id = isRecord(data) ? data.id : null;
  return isCallId.Check(id) ? id : null;
}

/**
 * An answer as our page and most clients write it, which is nearly every message there is. It says no more than its schema
 * (`Decide` in the protocol) and takes a fifth of the time; whatever it does not fit is read like any other message.
 */
const ANSWER =
  /^\{"type":"decide","id":"([\w-]{1,64})","table":"([\w-]{8,64})","seat":(\d|1[0-5]),"number":(0|[1-9]\d{0,8}),"option":(?:"([ !#-[\]-~]{0,200})"|(-?(?:0|[1-9]\d{0,8})))\}$/;

function readAnswer(text: string): Extract<ClientMessage, { type: 'decide' }> | undefined {
  const found = ANSWER.exec(text);
  if (found === null) return undefined;
  const [, id = '', table = '', seat, number, word, figure] = found;
  // The zero of JSON has no sign.
  const option = word ?? Number(figure) + 0;
  return { type: 'decide', id, table, seat: Number(seat), number: Number(number), option };
}
