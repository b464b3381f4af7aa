import type { Result } from '@ennead/kernel';
import type { Channels, Me, NotifyChoices, PasskeyQuestion, SessionList } from '@ennead/wire';
import { ask } from '../../table/remote/api.ts';

export const rename = (name: string) => ask<Me>('PATCH', '/me', { name });
/** A new private link; the old one ends. */
export const newLink = () => ask<{ readonly link: string }>('POST', '/me/link');
export const claim = (login: string, password: string) =>
  ask<Me>('POST', '/me/password', { login, password });
export const logIn = (login: string, password: string) =>
  ask<Me>('POST', '/sessions/password', { login, password });
export const sessions = () => ask<SessionList>('GET', '/me/sessions');
export const endSession = (id: string) => ask<SessionList>('DELETE', `/me/sessions/${id}`);
export const endOtherSessions = () => ask<SessionList>('DELETE', '/me/sessions');
export const prove = (password: string) => ask<Me>('POST', '/me/proof', { password });
export const proveByPasskey = (challenge: string, response: unknown) =>
  ask<Me>('POST', '/me/proof/passkey', { challenge, response });
export const namePasskey = (id: string, name: string) =>
  ask<Me>('PATCH', `/me/passkeys/${encodeURIComponent(id)}`, { name });
export const removePasskey = (id: string) => ask<Me>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`);
export const confirmEmail = (key: string) =>
  ask<{ readonly address: string }>('POST', `/email/confirm?key=${encodeURIComponent(key)}`);
export const stopEmail = (key: string) => ask<unknown>('POST', `/email/stop?key=${encodeURIComponent(key)}`);
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
export const setNotify = (choices: NotifyChoices) => ask<Me>('PUT', '/me/notify', choices);
export const setEmail = (address: string | null) => ask<Me>('PUT', '/me/email', { address });

/** What every part of the account hands back. */
export type Changed = Result<Me>;

/** Does something that may want proof first, and again once it is given. */
export type WithProof = <T>(what: () => Promise<Result<T>>) => Promise<Result<T>>;
