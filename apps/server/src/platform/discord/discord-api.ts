import type { DiscordSettings } from '../parts.ts';
import { createDiscordLimits, type Route } from './discord-limits.ts';
import { lettersOf } from './small-answer.ts';

export type DiscordAnswer =
  | { readonly kind: 'taken'; readonly body: unknown }
  | { readonly kind: 'limited'; readonly forMs: number; readonly isOfAll: boolean }
  | { readonly kind: 'refused'; readonly status: number; readonly code: number | null }
  /** Discord says that it failed, or says nothing that it may say: it was not done. */
  | { readonly kind: 'failed' }
  /** No connection: the request did not reach Discord. */
  | { readonly kind: 'unreachable' }
  /** Asked and never answered: it may be done. */
  | { readonly kind: 'unanswered' };

export interface WebhookAddress {
  readonly webhookId: string;
  readonly token: string;
}

/** The few calls of Discord's API that messages take. */
export interface DiscordApi {
  /** Whether the operator has a bot; without one nothing but webhooks is called. */
  readonly hasBot: boolean;
  /** The channel of direct messages to an account. */
  openChannel(accountId: string): Promise<DiscordAnswer>;
  /** One with the nonce of a message of the last minutes is that message: it is not said twice. */
  sendMessage(channelId: string, content: string, nonce: string): Promise<DiscordAnswer>;
  post(webhook: WebhookAddress, content: string): Promise<DiscordAnswer>;
}

export interface DiscordApiOptions {
  readonly settings: DiscordSettings;
  /** Names the product to Discord, which turns away callers without a name. */
  readonly publicUrl: string;
  readonly now?: () => number;
}

const discordOrigin = 'https://discord.com';
const answerWithinMs = 8000;
/** A message shows no preview of what it links to. */
const suppressEmbeds = 4;

export function createDiscordApi({ settings, publicUrl, now }: DiscordApiOptions): DiscordApi {
  const { botToken, origin = discordOrigin, timeoutMs = answerWithinMs } = settings;
  // Bot and webhooks have separate rate limits.
  const limitsOf = { bot: createDiscordLimits(now), webhook: createDiscordLimits(now) };

  const call = async (
    route: Route,
    { path, body, authorization }: { path: string; body: object; authorization: string | null },
  ): Promise<DiscordAnswer> => {
    const limits = limitsOf[authorization === null ? 'webhook' : 'bot'];
    const wait = limits.ask(route);
    if (wait !== null) return { kind: 'limited', ...wait };
    const answer = await ask(`${origin}/api/v10${path}`, {
      body: JSON.stringify(body),
      timeoutMs,
      headers: {
        'content-type': 'application/json',
        'user-agent': `DiscordBot (${publicUrl}, 1)`,
        ...(authorization !== null && { authorization }),
      },
    });
    if ('kind' in answer) return answer;
    const limited = limits.learn(route, answer);
    return limited === null ? meaningOf(answer) : { kind: 'limited', ...limited };
  };
  const asBot = async (route: Route, path: string, body: object): Promise<DiscordAnswer> => {
    if (botToken === null) throw new Error('There is no bot');
    return call(route, { path, body, authorization: `Bot ${botToken}` });
  };

  return {
    hasBot: botToken !== null,
    openChannel: (accountId) =>
      asBot({ name: 'open', major: '' }, '/users/@me/channels', { recipient_id: accountId }),
    sendMessage: (channelId, content, nonce) =>
      asBot({ name: 'message', major: channelId }, `/channels/${channelId}/messages`, {
        ...messageOf(content),
        nonce,
        enforce_nonce: true,
      }),
    post: ({ webhookId, token }, content) =>
      call(
        { name: 'webhook', major: webhookId },
        {
          path: `/webhooks/${webhookId}/${token}?wait=true`,
          body: messageOf(content),
          authorization: null,
        },
      ),
  };
}

/** Mentions in the text notify no user. */
const messageOf = (content: string) => ({
  content,
  flags: suppressEmbeds,
  allowed_mentions: { parse: [] },
});

interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

async function ask(
  url: string,
  {
    timeoutMs,
    ...request
  }: { timeoutMs: number; body: string; headers: Readonly<Record<string, string>> },
): Promise<Asked | DiscordAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', signal, ...request });
    const { status, headers } = answer;
    return { status, headers, body: await bodyOf(answer) };
  } catch (error) {
    return { kind: isUnconnected(error) ? 'unreachable' : 'unanswered' };
  }
}

/** Null where it is no JSON, or more than a message can be. */
async function bodyOf(answer: Response): Promise<unknown> {
  const text = await lettersOf(answer);
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function meaningOf({ status, body }: Asked): DiscordAnswer {
  if (status >= 200 && status < 300) return { kind: 'taken', body };
  if (status >= 500 || status < 400) return { kind: 'failed' };
  const code = typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : null;
  return { kind: 'refused', status, code: typeof code === 'number' ? code : null };
}

/** Codes of errors before anything was sent. */
const unconnected: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function isUnconnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && unconnected.has(cause.code);
}
