import { post, type Reach } from './post.ts';

/** The longest text that Discord takes. */
const LONGEST = 2000;

/** Posts a line in a shape that Discord (`content`) and Slack (`text`) both accept, and that calls nobody by @name. */
export async function postWebhook(reach: Reach, url: string, line: string): Promise<void> {
  const text = line.slice(0, LONGEST);
  const body = JSON.stringify({ content: text, text, allowed_mentions: { parse: [] } });
  const status = await post(reach, { url, headers: { 'content-type': 'application/json' }, body });
  if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`);
}
