import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBuckets, limitHeaders } from './discord-buckets.ts';
import { type CheckedMessage, checkMessage, type DiscordError } from './discord-message-checks.ts';
import { messagesPage } from './discord-messages-page.ts';
import type {
  DiscordFault,
  FakeDiscordApi,
  FakeDiscordApiOptions,
  Limits,
  RouteName,
  SentMessage,
} from './discord-types.ts';
import { readText, sendJsonText, sendPage } from './http.ts';

const ownLimits: Limits = {
  global: { most: 50, perMs: 1000 },
  open: { most: 10, perMs: 10_000 },
  message: { most: 5, perMs: 5000 },
  webhook: { most: 5, perMs: 2000 },
};

const agentForm = /^DiscordBot \(\S+, \S+\)$/;
const snowflake = /^\d{17,20}$/;
const error = (status: number, code: number, message: string): DiscordError => ({
  status,
  code,
  message,
});

/** Strict about everything that it is asked: who asks, how often, and in which form. */
export async function startFakeDiscordApi({
  now = Date.now,
  limits: given = {},
  globalWaitMs = 30_000,
}: FakeDiscordApiOptions = {}): Promise<FakeDiscordApi> {
  const limits = { ...ownLimits, ...given };
  const botToken = `${randomBytes(18).toString('base64url')}.${randomBytes(24).toString('base64url')}`;
  const webhookId = '1230984567123098456';
  // The same after a restart: an operator may have saved the webhook's address.
  const webhookToken = createHash('sha512').update(webhookId).digest('base64url').slice(0, 68);
  const count = createBuckets(now);
  const messages: SentMessage[] = [];
  const closed = new Map<string, number>();
  const accountOf = new Map<string, string>();
  const nonces = new Map<string, object>();
  let lastId = 1_300_000_000_000_000_000n;
  let calls = 0;
  let fault: { readonly name: DiscordFault; left: number } | null = null;
  let isRevoked = false;
  let isDeleted = false;

  const newId = (): string => {
    lastId += 1n;
    return String(lastId);
  };
  const nextFault = (): DiscordFault | null => {
    if (fault === null) return null;
    const { name } = fault;
    fault.left -= 1;
    if (fault.left <= 0) fault = null;
    return name;
  };

  /** Handlers of the routes, after the caller was checked. */
  const answers: Record<RouteName, (major: string, body: Body) => object | DiscordError> = {
    open: (_major, { recipient_id: accountId, ...others }) => {
      if (typeof accountId !== 'string' || !snowflake.test(accountId)) {
        return error(400, 50_033, 'Invalid Recipient(s)');
      }
      if (Object.keys(others).length > 0) return error(400, 50_035, 'Invalid Form Body');
      const known = [...accountOf].find(([, account]) => account === accountId)?.[0];
      const id = known ?? newId();
      accountOf.set(id, accountId);
      return { id, type: 1, recipients: [{ id: accountId }] };
    },
    message: (channelId, body) => {
      const accountId = accountOf.get(channelId);
      if (accountId === undefined) return error(404, 10_003, 'Unknown Channel');
      const checked = checkMessage(body, 'bot');
      if ('code' in checked) return checked;
      const code = closed.get(accountId);
      if (code !== undefined) return error(403, code, 'Cannot send messages to this user');
      return take(checked, accountId);
    },
    webhook: (_major, body) => {
      const checked = checkMessage(body, 'webhook');
      return 'code' in checked ? checked : take(checked, null);
    },
  };

  const take = (checked: CheckedMessage, accountId: string | null): object => {
    const { content, pings, nonce, isNonceEnforced } = checked;
    const said = isNonceEnforced && nonce !== null ? nonces.get(nonce) : undefined;
    if (said) return said;
    const message = { id: newId(), type: 0, content };
    if (nonce !== null) nonces.set(nonce, message);
    messages.push({ content, pings, accountId });
    return message;
  };

  /** Only the bot and holders of a webhook's address may call. */
  const turnAway = (route: Found, request: IncomingMessage): DiscordError | null => {
    if (!agentForm.test(request.headers['user-agent'] ?? '')) {
      return error(403, 40_333, 'internal network error');
    }
    if (route.name === 'webhook') {
      const isKnown = route.major === webhookId && !isDeleted;
      if (!isKnown) return error(404, 10_015, 'Unknown Webhook');
      return route.token === webhookToken ? null : error(401, 50_027, 'Invalid Webhook Token');
    }
    const isBot = request.headers.authorization === `Bot ${botToken}` && !isRevoked;
    return isBot ? null : error(401, 0, '401: Unauthorized');
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'GET' && url.pathname === '/') {
      return sendPage(response, 200, messagesPage(messages, [...accountOf.values()], closed));
    }
    const [, person, change] = /^\/people\/(\d+)\/(open|close)$/.exec(url.pathname) ?? [];
    if (request.method === 'POST' && person !== undefined) {
      if (change === 'close') closed.set(person, 50_007);
      else closed.delete(person);
      response.writeHead(303, { location: '/' }).end();
      return;
    }
    calls += 1;
    const text = await readText(request);
    const route = request.method === 'POST' ? findRoute(url) : null;
    if (route === null) return tell(response, error(404, 0, '404: Not Found'));
    const failing = nextFault();
    if (failing !== null && failing !== 'lost') return fail(response, failing, globalWaitMs);
    const refusal = turnAway(route, request);
    if (refusal !== null) return tell(response, refusal);
    const all = count('global', limits.global);
    if (all.isOver && route.name !== 'webhook') {
      return limit(response, { forMs: all.resetAfterMs, isGlobal: true });
    }
    const counted = count(`${route.name} ${route.major}`, limits[route.name]);
    const headers = limitHeaders(`bucket-${route.name}`, limits[route.name], counted, now());
    if (counted.isOver) {
      return limit(response, { forMs: counted.resetAfterMs, isGlobal: false, headers });
    }
    const body = bodyOf(request, text);
    const answer = 'code' in body ? body : answers[route.name](route.major, body.fields);
    if (failing === 'lost') {
      response.destroy();
      return;
    }
    if ('code' in answer) return tell(response, answer as DiscordError, headers);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJsonText(response, 200, JSON.stringify(answer));
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    botToken,
    webhookAddress: `https://discord.com/api/webhooks/${webhookId}/${webhookToken}`,
    messages,
    calls: () => calls,
    closeMessages: (accountId, code = 50_007) => closed.set(accountId, code),
    openMessages: (accountId) => closed.delete(accountId),
    forgetChannels: () => accountOf.clear(),
    revokeToken: (next) => {
      isRevoked = next;
    },
    deleteWebhook: (next) => {
      isDeleted = next;
    },
    misbehave: (name, times = Number.POSITIVE_INFINITY) => {
      fault = name === null ? null : { name, left: times };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Body = Readonly<Record<string, unknown>>;

interface Found {
  readonly name: RouteName;
  readonly major: string;
  readonly token?: string;
}

function findRoute({ pathname, searchParams }: URL): Found | null {
  if (pathname === '/api/v10/users/@me/channels') return { name: 'open', major: '' };
  const [, channel] = /^\/api\/v10\/channels\/(\d+)\/messages$/.exec(pathname) ?? [];
  if (channel !== undefined) return { name: 'message', major: channel };
  const [, major, token] = /^\/api\/v10\/webhooks\/(\d+)\/([\w-]+)$/.exec(pathname) ?? [];
  // Without `wait` the answer would not say whether the post was taken.
  if (major === undefined || token === undefined || searchParams.get('wait') !== 'true')
    return null;
  return { name: 'webhook', major, token };
}

function bodyOf(request: IncomingMessage, text: string): { readonly fields: Body } | DiscordError {
  const isJson = request.headers['content-type'] === 'application/json';
  try {
    const fields: unknown = isJson ? JSON.parse(text) : null;
    if (typeof fields === 'object' && fields !== null) return { fields: fields as Body };
  } catch {
    // Refused below.
  }
  return error(400, 50_109, 'The request body contains invalid JSON.');
}

function tell(
  response: ServerResponse,
  { status, code, message }: DiscordError,
  headers: Readonly<Record<string, string>> = {},
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendJsonText(response, status, JSON.stringify({ message, code }));
}

interface Over {
  readonly forMs: number;
  readonly isGlobal: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

function limit(response: ServerResponse, { forMs, isGlobal, headers = {} }: Over): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('retry-after', Math.ceil(forMs / 1000));
  response.setHeader('x-ratelimit-scope', isGlobal ? 'global' : 'user');
  if (isGlobal) response.setHeader('x-ratelimit-global', 'true');
  const body = {
    message: 'You are being rate limited.',
    retry_after: forMs / 1000,
    global: isGlobal,
  };
  sendJsonText(response, 429, JSON.stringify(body));
}

function fail(response: ServerResponse, fault: DiscordFault, globalWaitMs: number): void {
  const failing: Partial<Record<DiscordFault, () => void>> = {
    outage: () => sendPage(response, 502, '<h1>Bad gateway</h1>'),
    garbage: () => sendPage(response, 200, '<h1>Hello</h1>'),
    'server-error': () => tell(response, error(500, 0, '500: Internal Server Error')),
    'global-limit': () => limit(response, { forMs: globalWaitMs, isGlobal: true }),
    'shut-out': () => {
      response.setHeader('retry-after', Math.ceil(globalWaitMs / 1000));
      sendPage(response, 429, '<h1>You are being rate limited</h1>');
    },
  };
  failing[fault]?.();
}
