import { createServer, type Socket } from 'node:net';

/** A mail server that keeps what it is sent. */
export async function startMailbox() {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let letter: string | null = null;
    socket.write('220 mailbox\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').slice(0, -1)) {
        if (letter !== null) {
          if (line !== '.') letter += `${line}\n`;
          else {
            letters.push(letter);
            letter = null;
            socket.write('250 kept\r\n');
          }
        } else if (line === 'DATA') {
          letter = '';
          socket.write('354 go on\r\n');
        } else socket.write('250 mailbox\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    letters,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Subject and text of a letter, as its reader sees them. */
export function opened(letter: string): { subject: string; text: string } {
  const end = letter.indexOf('\n\n');
  const head = letter.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  const body = letter.slice(end + 2);
  const [, subject = ''] = /^Subject: (.*)$/m.exec(head) ?? [];
  const text = /^Content-Transfer-Encoding: base64$/m.test(head)
    ? Buffer.from(body, 'base64').toString()
    : unquoted(body.replaceAll('=\n', ''));
  return {
    subject: subject.replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=\s*/g, (_, way, word) => decoded(way, word)),
    text,
  };
}

const decoded = (way: string, word: string) =>
  way === 'B' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' '));
const unquoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();
