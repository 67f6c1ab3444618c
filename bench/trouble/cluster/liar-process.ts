import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * A proxy that breaks a promise on purpose, so that the checker can be seen to find it. As "early" it
 * acknowledges a save before the product has committed it. As "keyless" it forgets the key of a save.
 * Its arguments: the fault, its own port, address and port of the real proxy.
 */
const [fault, port, host, toPort] = process.argv.slice(2);
const versions = new Map<string, number>();

createServer((incoming, answer) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const body = Buffer.concat(chunks);
    const isSave = incoming.method === 'POST' && incoming.url?.includes('/picks/save/') === true;
    if (isSave && fault === 'early') return acknowledge(incoming, answer, body);
    const headers = { ...incoming.headers };
    if (isSave && fault === 'keyless') delete headers['idempotency-key'];
    forward({ ...incoming, headers, method: incoming.method, url: incoming.url }, body, answer);
  });
}).listen(Number(port), '0.0.0.0');

/** The version that the save will have if all goes well. */
function acknowledge(incoming: IncomingMessage, answer: ServerResponse, body: Buffer): void {
  const who = `${incoming.url} ${incoming.headers.cookie}`;
  const version = (versions.get(who) ?? 0) + 1;
  versions.set(who, version);
  const text = JSON.stringify({
    ...JSON.parse(body.toString('utf8')),
    version,
    savedAt: new Date().toISOString(),
  });
  answer.writeHead(200, { 'content-type': 'application/json', 'x-request-id': randomUUID() });
  answer.end(text);
  forward({ headers: incoming.headers, method: incoming.method, url: incoming.url }, body, null);
}

interface Forwarded {
  readonly headers: IncomingMessage['headers'];
  readonly method: string | undefined;
  readonly url: string | undefined;
}

function forward(
  { headers, method, url }: Forwarded,
  body: Buffer,
  answer: ServerResponse | null,
): void {
  const call = request({ host, port: Number(toPort), method, path: url, headers }, (response) => {
    if (!answer) return response.resume();
    answer.writeHead(response.statusCode ?? 502, response.headers);
    return response.pipe(answer);
  });
  call.on('error', () => {
    answer?.writeHead(502).end();
  });
  call.end(body);
}
