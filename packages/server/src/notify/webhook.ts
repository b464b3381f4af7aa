import http from 'node:http';
import https from 'node:https';
import { isPublicUrl, publicLookup } from './public-address.ts';

const PATIENCE = 5000;

/** Posts a line in a shape that Discord (`content`) and Slack (`text`) both accept. Follows no redirection. */
export function postWebhook(url: string, line: string): Promise<void> {
  if (!isPublicUrl(url)) return Promise.reject(new Error('the address is not on the public internet'));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const body = JSON.stringify({ content: line, text: line, allowed_mentions: { parse: [] } });
  const request = (url.startsWith('https:') ? https : http).request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Ennead',
    },
    lookup: publicLookup,
    timeout: PATIENCE,
    signal: AbortSignal.timeout(PATIENCE),
  });
  request.on('response', (response) => {
    response.destroy();
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) resolve();
    else reject(new Error(`the webhook answered ${statusCode}`));
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}
