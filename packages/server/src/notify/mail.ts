import type { Transporter } from 'nodemailer';
import { bucketsPer, takeFrom } from '../bucket.ts';
import type { Config } from '../config.ts';
import { HOUR } from '../time.ts';

/** Letters to one address an hour, whoever causes them. */
const PER_HOUR = 30;
/** A mail server that says nothing for so long is taken for gone: nobody waits for it any longer. */
const PATIENCE = 20_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** How the receiver ends these letters: the sentence and its key; null in the one that asks whether the address is theirs. */
  readonly stop: { readonly words: string; readonly key: string } | null;
}

/** Sends letters, each with a way out; what is too much for one address is left out. */
export function mailer(
  config: Config,
  now: () => number,
  patience = PATIENCE,
): (mail: Mail) => Promise<void> {
  const base = baseOf(config);
  const letters = bucketsPer(HOUR, PER_HOUR, now);
  let transport: Transporter | undefined;
  return async ({ to, subject, text, stop }) => {
    if (config.smtpUrl === undefined || !takeFrom(letters(to.toLowerCase()), now())) return;
    transport ??= (await import('nodemailer')).createTransport(config.smtpUrl);
    const sending = transport.sendMail({
      from: config.mailFrom,
      to,
      subject,
      text: stop === null ? text : `${text}\n\n${stop.words}: ${base}/mail#stop=${stop.key}`,
      headers:
        stop === null
          ? {}
          : {
              'List-Unsubscribe': `<${base}/api/v1/email/stop?key=${stop.key}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
    });
    await within(patience, sending);
  };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the mail server does not answer')), ms);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where links in messages lead. */
export function baseOf(config: Config): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}
