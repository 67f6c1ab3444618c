import { done, type Outcome } from '../../platform/outcome.ts';
import type { WikiSettings } from '../../platform/parts.ts';
import { parseEnvelope, type Take } from './parse-envelope.ts';
import type { FailedLook } from './wiki-failure.ts';

/** One request, by the name of its table and its parameters. */
export interface WikiRequest {
  readonly table: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Reduces a record to the fields that are kept; default: all. */
  readonly take?: Take | undefined;
}

export type Asked =
  | Outcome<readonly unknown[], never>
  | { readonly ok: false; failure: FailedLook };

/** A page of a thousand matches has about ten megabytes. */
const mostBytes = 48 * 2 ** 20;
export const defaultTimeoutMs = 20_000;

/** Asks the wiki once: it ends in time, follows no redirect, and its answer has an end. */
export async function askWiki(settings: WikiSettings, request: WikiRequest): Promise<Asked> {
  const signal = AbortSignal.timeout(settings.timeoutMs ?? defaultTimeoutMs);
  try {
    const answer = await fetch(addressOf(settings.url, request), {
      headers: {
        accept: 'application/json',
        'accept-encoding': 'gzip',
        authorization: `Apikey ${settings.apiKey}`,
        'user-agent': `Callshot/1 (${settings.contact})`,
      },
      redirect: 'manual',
      signal,
    });
    const { status, headers } = answer;
    const text = await readText(answer);
    if (text === null) return failed('unreadable', 'an answer without end');
    return await judge(status, text, waitOf(headers), request.take);
  } catch (error) {
    return failed('down', signal.aborted ? 'it took too long' : reasonOf(error));
  }
}

/** Spaces as `%20`: a `+` is a plus to it. */
function addressOf(url: string, { table, parameters }: WikiRequest): string {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${url}/${table}?${query.join('&')}`;
}

/** Null = it has more bytes than anything that was asked for; counted as they are unpacked. */
async function readText(answer: Response): Promise<string | null> {
  if (answer.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of answer.body) {
    length += chunk.length;
    if (length > mostBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function judge(
  status: number,
  text: string,
  waitSeconds: number | null,
  take: Take | undefined,
): Promise<Asked> {
  const body = await parseEnvelope(text, take);
  const error = tellErrors(body?.error);
  const told = error ?? `status ${status}`;
  const isRateLimit = status === 429 || /rate limit/i.test(told);
  if (isRateLimit) return failed('limited', told, waitSeconds);
  if (status === 401 || status === 403) return failed('key_refused', told, waitSeconds);
  if (status >= 400 && status < 500) return failed('refused', told, waitSeconds);
  if (status !== 200) return failed('down', told, waitSeconds);
  if (error !== null) return failed('refused', told, waitSeconds);
  return body?.records ? done(body.records) : failed('unreadable', 'no list of results');
}

/** Errors of the envelope; null = none. */
function tellErrors(errors: unknown): string | null {
  const told = [errors].flat().filter((error) => typeof error === 'string' && error !== '');
  return told.length === 0 ? null : told.join('; ').slice(0, 300);
}

/** A day at most: a date far ahead would switch the wiki off for good. */
const longestWaitSeconds = 86_400;

/** `Retry-After`, in seconds or as a date. */
function waitOf(headers: Headers): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (text === '') return null;
  const sentAt = Date.parse(headers.get('date') ?? '') || Date.now();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - sentAt) / 1000;
  if (!Number.isFinite(seconds)) return null;
  return Math.min(longestWaitSeconds, Math.max(1, Math.ceil(seconds)));
}

const failed = (
  code: FailedLook['code'],
  told: string,
  waitSeconds: number | null = null,
): Asked => ({ ok: false, failure: { code, told, waitSeconds } });

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : null;
  return typeof code === 'string' ? code : 'the connection broke';
}
