import type { Result } from '@ennead/kernel';
import { ask } from '../../table/remote/api.ts';
import type { Me } from '../../table/remote/protocol.ts';

/** What the browser's passkey dialogue needs; the challenge goes back with the answer. */
export interface PasskeyQuestion {
  readonly challenge: string;
  readonly options: unknown;
}

/** How this server can tell people that it is their turn. */
export interface Channels {
  /** The key a browser needs to subscribe to web push. */
  readonly key: string;
  readonly email: boolean;
}

export const rename = (name: string) => ask<Me>('PATCH', '/me', { name });
/** A new private link; the old one ends. */
export const newLink = () => ask<{ readonly link: string }>('POST', '/me/link');
export const claim = (login: string, password: string) =>
  ask<Me>('POST', '/me/password', { login, password });
export const logIn = (login: string, password: string) =>
  ask<Me>('POST', '/sessions/password', { login, password });
export const signOut = () => ask<Me>('DELETE', '/sessions');

export const askToRegister = () => ask<PasskeyQuestion>('POST', '/me/passkeys/question');
export const askToSignIn = () => ask<PasskeyQuestion>('POST', '/sessions/passkey/question');
export const keepPasskey = (challenge: string, response: unknown) =>
  ask<Me>('POST', '/me/passkeys', { challenge, response });
export const signInByPasskey = (challenge: string, response: unknown) =>
  ask<Me>('POST', '/sessions/passkey', { challenge, response });

export const channels = () => ask<Channels>('GET', '/push-key');
export const addPush = (subscription: PushSubscriptionJSON) => {
  const { endpoint, expirationTime = null, keys } = subscription;
  return ask<Me>('POST', '/me/pushes', { endpoint, expirationTime, keys });
};
export const dropPushes = () => ask<Me>('DELETE', '/me/pushes');
export const setWebhook = (url: string | null) => ask<Me>('PUT', '/me/webhook', { url });
export const setEmail = (address: string | null) => ask<Me>('PUT', '/me/email', { address });

/** What every part of the account hands back. */
export type Changed = Result<Me>;
