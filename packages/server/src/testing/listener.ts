import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http';
import https from 'node:https';

export interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A service somewhere else that keeps what it is sent and answers as it is told. */
export async function startListener(
  answer: (heard: Heard) => { status: number; location?: string },
  tls?: { key: string; cert: string },
) {
  const heard: Heard[] = [];
  const listen: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const one = { path, headers, body: Buffer.concat(chunks) };
      heard.push(one);
      const { status, location } = answer(one);
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  };
  const server = tls === undefined ? http.createServer(listen) : https.createServer(tls, listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    heard,
    close: () => server.close(),
  };
}
