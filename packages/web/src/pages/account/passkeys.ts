import type { Result } from '@ennead/kernel';
import type { Me, PasskeyQuestion } from '@ennead/wire';
import { askToRegister, askToSignIn, keepPasskey, proveByPasskey, signInByPasskey } from './api.ts';

/** Passkeys need https (or this very machine) and a browser that knows them. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Claims the account: the browser makes a passkey, the server keeps its public half. */
export async function addPasskey(): Promise<Result<Me>> {
  return answer(await askToRegister(), keepPasskey, (options) =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );
}

/** Comes back as whoever the chosen passkey belongs to. */
export function usePasskey(): Promise<Result<Me>> {
  return showPasskey(signInByPasskey);
}

/** Shows again who one is. */
export function proveWithPasskey(): Promise<Result<Me>> {
  return showPasskey(proveByPasskey);
}

async function showPasskey(send: typeof signInByPasskey): Promise<Result<Me>> {
  return answer(await askToSignIn(), send, (options) =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );
}

async function answer(
  question: Result<PasskeyQuestion>,
  send: (challenge: string, response: unknown) => Promise<Result<Me>>,
  dialogue: (options: unknown) => Promise<Credential | null>,
): Promise<Result<Me>> {
  if (!question.ok) return question;
  const { challenge, options } = question.value;
  try {
    const credential = await dialogue(options);
    if (credential instanceof PublicKeyCredential) return send(challenge, credential.toJSON());
  } catch {
    // Closed, timed out, or nothing to choose from: browsers do not tell which.
  }
  return { ok: false, problem: { code: 'passkey-cancelled', message: '' } };
}
