import type { Answer, BodyInput, EndpointKey, ParamsInput, QueryInput } from '@callshot/contract';
import {
  ApiError,
  isUnanswered,
  NETWORK_FAILURE,
  TOO_SLOW,
  UNEXPECTED_ANSWER,
} from './api-error.ts';
import {
  AWAY_AFTER_MS,
  answersAreOf,
  isOnline,
  noteAnswer,
  noteFailure,
  noteOfBefore,
  noteSilence,
} from './connection.ts';
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';
import { retold, withOwnFaults } from './sentences.ts';
import { noteServerTime } from './server-clock.ts';
import { startTimeLimit, type TimeLimit } from './time-limit.ts';
import { m } from './words/messages.js';

export { ApiError } from './api-error.ts';

/** Ids are text in an address; numbers are taken as well. */
type AddressValues<T> = { [P in keyof T]: T[P] | number };
type Part<N extends string, T> = [T] extends [undefined]
  ? unknown
  : object extends T
    ? { [P in N]?: T }
    : { [P in N]: T };

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Asks for this game instead of the one on screen. */
  gameId?: number;
  idempotencyKey?: string;
  /** For what may take longer than any other call. */
  limitMs?: number;
  /** Codes that the caller answers itself: nothing else is shown for them. */
  handles?: readonly string[];
  /** A form: it says every failure where people typed, but for a session that has ended. */
  isToldInPlace?: boolean;
  /** A background call: its failure is thrown and nothing is shown. */
  isSilent?: boolean;
}

export type CallInput<K extends EndpointKey> = CallOptions &
  Part<'params', AddressValues<ParamsInput<K>>> &
  Part<'query', AddressValues<QueryInput<K>>> &
  Part<'body', BodyInput<K>>;

type CallArguments<K extends EndpointKey> =
  object extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

interface Surroundings {
  gameId(): number;
  /** The user the page is for; undefined = a visitor, or not known yet. */
  userId(): number | undefined;
  /** Called exactly once for every failed call that its caller does not answer. */
  onFailure(error: ApiError): void;
  /** Called whenever an answer says why this browser is logged out. */
  onSessionEnd(end: string): void;
}

let surroundings: Surroundings = {
  gameId: () => 1,
  userId: () => undefined,
  onFailure: () => undefined,
  onSessionEnd: () => undefined,
};

export function configureApi(next: Surroundings): void {
  surroundings = next;
}

/** Calls the server. Throws ApiError; the screen's text for a failure is decided in one place. */
export async function call<K extends EndpointKey>(
  key: K,
  ...[input]: CallArguments<K>
): Promise<Answer<K>> {
  const loose = (input ?? {}) as LooseInput;
  const slow = setTimeout(suspect, AWAY_AFTER_MS);
  try {
    const answer = (await sendPatiently(key, loose)) as Answer<K>;
    if (answersAreOf() === null) noteAnswer();
    else suspect();
    return answer;
  } catch (error) {
    if (error instanceof ApiError) {
      if (isUnanswered(error)) {
        noteFailure();
        suspect();
      } else noteAnswer();
      if (!isAnswered(key, error, loose)) surroundings.onFailure(error);
    }
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

const suspect = (): void => {
  if (isOnline()) noteSilence(ask);
};

/** Is never answered by a cache on the way. */
const ask = (): void =>
  void call('GET /api/user/currentUser', { isSilent: true }).catch(() => undefined);

const isRead = (key: string): boolean => key.startsWith('GET ');

/** Whether the caller says itself what went wrong, or the page that it is out of reach. */
const isAnswered = (key: string, error: ApiError, input: CallOptions): boolean =>
  input.isSilent === true ||
  (isRead(key) && isUnanswered(error)) ||
  input.handles?.includes(error.code) === true ||
  (input.isToldInPlace === true && error.status !== 401);

type LooseInput = CallOptions & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

const RETRY_DELAY = 500;
const isPassing = ({ code, status }: ApiError) => code === NETWORK_FAILURE || status === 502;

/** The timeout of a call; a call that takes longer says so. */
const LIMIT_MS = 15_000;

/** A read that met a short interruption is asked once more before anybody is told. */
async function sendPatiently(key: string, input: LooseInput): Promise<unknown> {
  try {
    return await send(key, input);
  } catch (error) {
    if (!(error instanceof ApiError) || !isPassing(error) || !isRead(key)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  return send(key, input);
}

async function send(key: string, input: LooseInput): Promise<unknown> {
  const [method = 'GET', path = ''] = key.split(' ');
  const headers: Record<string, string> = { Game: String(input.gameId ?? surroundings.gameId()) };
  const userId = surroundings.userId();
  if (userId) headers.User = String(userId);
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
  const limit = startTimeLimit(input.limitMs ?? LIMIT_MS, input.signal);
  try {
    const address = addressOf(path, input);
    if (method !== 'GET') dropEarlyAnswers();
    const early = takeEarlyAnswer(address, limit.signal);
    const response = await (early ??
      fetch(address, {
        method,
        headers,
        credentials: 'same-origin',
        body: input.body === undefined ? null : JSON.stringify(input.body),
        signal: limit.signal,
      }));
    noteServerTime(response);
    if (response.ok) noteOfBefore(response.headers.get('Of-Before'));
    const ended = response.headers.get('Session-Ended');
    if (ended) surroundings.onSessionEnd(ended);
    return response.ok ? await bodyOf(response) : await refuse(key, response);
  } catch (error) {
    throw error instanceof ApiError ? error : lost(error, limit, input.signal);
  } finally {
    limit.end();
  }
}

/** The error for a missing or partial answer. */
function lost(error: unknown, limit: TimeLimit, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error;
  if (limit.isOver()) {
    return new ApiError({ status: 0, code: TOO_SLOW, title: m.notInTime() });
  }
  const title = isOnline() ? m.unreachable() : m.noInternet();
  return new ApiError({ status: 0, code: NETWORK_FAILURE, title });
}

function addressOf(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return filled;
  return `${filled}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (response.status === 204) return null;
  const body = parsed(text);
  if (body === undefined) throw new ApiError({ status: 502, code: UNEXPECTED_ANSWER });
  return withOwnFaults(body);
}

async function refuse(key: string, response: Response): Promise<never> {
  const body = parsed(await response.text());
  const said = typeof body === 'object' && body !== null ? await retold(key, body) : {};
  throw new ApiError({ ...said, status: response.status });
}

/** undefined = no JSON: a page of something between here and the server. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
