import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authorizePage, problemPage } from './authorize-page.ts';
import { checkAuthorization, checkClient, checkGrant, hasOwnAgent } from './checks.ts';
import { readForm, sendEndlessly, sendJson, sendJsonText, sendPage } from './http.ts';
import type {
  Answering,
  Client,
  FakeProvider,
  FakeProviderOptions,
  Fault,
  Grant,
  Manners,
  Person,
} from './types.ts';

const names = ['Nova', 'Pixel', 'Rook'];
const tokenLifetimeMs = 10 * 60_000;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

/** A provider as a real HTTP server on loopback. */
export async function startFakeProvider(
  manners: Manners,
  { publicUrl, now = Date.now }: FakeProviderOptions,
): Promise<FakeProvider> {
  const client = newClient(manners.name);
  const otherClient = newClient(`other-${manners.name}`);
  const clients = [client, otherClient];
  const redirectUris = manners.pages.map((page) => `${publicUrl}/${page}-${manners.name}`);
  const people = new Map(names.map((name) => [name, personNamed(manners.name, name)]));
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  let fault: Fault | null = null;
  let origin = '';
  const answering = (): Answering => ({ origin, fault, now: now() });

  const authorize = async ({ request, response, url }: Exchange): Promise<void> => {
    const asked = request.method === 'POST' ? await readForm(request) : url.searchParams;
    const problem = checkAuthorization(manners, asked, { clients, redirectUris });
    if (problem !== null) return sendPage(response, 400, problemPage(problem));
    if (request.method !== 'POST') {
      return sendPage(response, 200, authorizePage(manners.title, names, asked));
    }
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    if (fault === 'wrong-issuer') back.searchParams.set('iss', 'https://issuer.example');
    else if (manners.isIssuerTold) back.searchParams.set('iss', origin);
    if (asked.has('cancel')) back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', grantTo(asked));
    response.writeHead(302, { location: back.href }).end();
  };

  const grantTo = (asked: URLSearchParams): string => {
    const name = asked.get('person') ?? '';
    const code = randomBytes(16).toString('base64url');
    codes.set(code, {
      person: people.get(name) ?? personNamed(manners.name, name),
      clientId: asked.get('client_id') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
      challenge: asked.get('code_challenge'),
      nonce: asked.get('nonce'),
      scopes: (asked.get('scope') ?? '').split(' '),
      issuedAt: now(),
    });
    return code;
  };

  const exchangeCode = async ({ request, response }: Exchange): Promise<void> => {
    const form = await readForm(request);
    if (fault === 'slow') return;
    if (fault === 'server-error') return sendPage(response, 500, 'Out of order');
    if (fault === 'garbage') return sendJsonText(response, 200, '<!doctype html><p>Not today');
    if (fault === 'endless') return sendEndlessly(response);
    const caller = checkClient(manners, request, form, clients);
    if (caller === null) return sendJson(response, 401, { error: 'invalid_client' });
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const problem = checkGrant(manners, grant, { form, caller, now: now() });
    if (grant === undefined || problem !== null) {
      return sendJson(response, 400, { error: 'invalid_grant', error_description: problem });
    }
    const token = randomBytes(16).toString('base64url');
    tokens.set(token, { ...grant, issuedAt: now() });
    sendJson(response, 200, {
      access_token: token,
      token_type: 'bearer',
      expires_in: tokenLifetimeMs / 1000,
      scope: grant.scopes.join(' '),
      ...manners.tokenExtras?.(grant, answering()),
    });
  };

  const tellProfile = ({ request, response }: Exchange): void => {
    const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const grant = token === undefined ? undefined : tokens.get(token);
    const isGood =
      grant !== undefined &&
      now() - grant.issuedAt < tokenLifetimeMs &&
      fault !== 'expired-token' &&
      hasOwnAgent(manners, request);
    if (isGood) sendJson(response, 200, manners.profileOf?.(grant, answering()) ?? {});
    else sendJson(response, 401, { message: 'Unauthorized', error: 401 });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const exchange = { request, response, url };
    const { paths } = manners;
    const document = manners.documents?.(answering())[url.pathname];
    const work = async (): Promise<void> => {
      if (url.pathname === paths.authorize) return authorize(exchange);
      if (url.pathname === paths.token && request.method === 'POST') return exchangeCode(exchange);
      if (url.pathname === paths.profile) return tellProfile(exchange);
      if (document !== undefined) return sendJson(response, 200, document);
      sendJson(response, 404, { error: 'not_found' });
    };
    work().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    ...client,
    otherClient,
    addPerson: (person) => people.set(person.name, person),
    misbehave: (next) => {
      fault = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Ids and secrets hold `-` and `_`, as the real ones do. */
const newClient = (name: string): Client => ({
  clientId: `${name}_client-${randomBytes(6).toString('hex')}`,
  clientSecret: `${randomBytes(12).toString('hex')}-_${randomBytes(12).toString('hex')}`,
});

/** The same name is the same person, also after a restart. */
const personNamed = (provider: string, name: string): Person => ({
  id: BigInt(`0x${createHash('sha256').update(`${provider} ${name}`).digest('hex').slice(0, 14)}`)
    .toString()
    .padStart(18, '1'),
  name,
});
