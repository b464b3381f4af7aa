import type { CDPSession, Page } from 'playwright-core';

interface Authenticator {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

/** A passkey store of the browser, without a finger to press. */
export async function authenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

export async function copyPasskeys(from: Authenticator, to: Authenticator): Promise<void> {
  const { authenticatorId } = to;
  const { credentials } = await from.session.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  });
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId, credential });
}
