import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { testCertificate } from './certificate.ts';

export interface ReceivedPush {
  /** Path of the subscription it came to. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly payload: unknown;
  /** The claims of a token whose signature is right. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
  readonly signedWith: string;
}

export interface TestBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface TestPushService {
  /** As it stands in PUSH_SERVICES. */
  readonly host: string;
  readonly pushes: readonly ReceivedPush[];
  /** A browser that subscribes here. */
  browser(): TestBrowser;
  /** A browser of another push service, whose messages are not read. */
  browserAt(host: string): TestBrowser;
  /** Answers this status from now on, to all or for one browser; `hang` = never. */
  answer(status: number | 'hang', only?: TestBrowser): void;
  close(): Promise<void>;
}

interface Keys {
  readonly own: ECDH;
  readonly auth: Buffer;
}

/** A real push service on loopback: reads what it gets with the browser's keys, as a browser does. */
export async function testPushService(): Promise<TestPushService> {
  const browsers = new Map<string, Keys>();
  const pushes: ReceivedPush[] = [];
  let status: number | 'hang' = 201;
  const statuses = new Map<string, number | 'hang'>();
  const server = createServer(testCertificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const keys = browsers.get(path);
    if (keys) {
      pushes.push({
        path,
        headers: request.headers,
        payload: JSON.parse(decrypt(Buffer.concat(chunks), keys)),
        ...readVapid(request.headers.authorization ?? ''),
      });
    }
    const answer = statuses.get(path) ?? status;
    if (answer !== 'hang') response.writeHead(keys ? answer : 404).end('x'.repeat(1000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  globalAgent.options.ca = testCertificate.cert;
  const host = `localhost:${port}`;
  const browserAt = (at: string): TestBrowser => {
    const own = createECDH('prime256v1');
    const p256dh = own.generateKeys().toString('base64url');
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    browsers.set(path, { own, auth });
    return {
      endpoint: `https://${at}${path}`,
      keys: { p256dh, auth: auth.toString('base64url') },
    };
  };
  return {
    host,
    pushes,
    browser: () => browserAt(host),
    browserAt,
    answer: (next, only) => {
      if (only === undefined) {
        status = next;
        statuses.clear();
      } else statuses.set(new URL(only.endpoint).pathname, next);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** RFC 8188 with the keys of RFC 8291. */
function decrypt(body: Buffer, { own, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey]);
  const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32));
  const derive = (label: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${label}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** RFC 8292; throws unless the token is signed with the key that stands beside it. */
function readVapid(authorization: string): Pick<ReceivedPush, 'claims' | 'signedWith'> {
  const [, head = '', claims = '', signature = '', signedWith = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(signedWith, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The token is not signed with its key');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), signedWith };
}
