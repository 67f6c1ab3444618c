import type { Answer, BodyInput, EndpointKey, ParamsInput, QueryInput } from '@callshot/contract';
import { ApiError, NETWORK_FAILURE, UNEXPECTED_ANSWER } from './api-error.ts';
import { noteServerTime } from './server-clock.ts';

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
  /** Called exactly once for every failed call that its caller does not answer. */
  onFailure(error: ApiError): void;
}

let surroundings: Surroundings = { gameId: () => 1, onFailure: () => undefined };

export function configureApi(next: Surroundings): void {
  surroundings = next;
}

/** Calls the server. Throws ApiError; what people see of a failure is decided in one place. */
export async function call<K extends EndpointKey>(
  key: K,
  ...[input]: CallArguments<K>
): Promise<Answer<K>> {
  const loose = (input ?? {}) as LooseInput;
  try {
    return (await sendPatiently(key, loose)) as Answer<K>;
  } catch (error) {
    if (error instanceof ApiError && !isAnswered(error, loose)) surroundings.onFailure(error);
    throw error;
  }
}

/** Whether the caller says itself what went wrong. */
const isAnswered = (error: ApiError, input: CallOptions): boolean =>
  input.isSilent === true ||
  input.handles?.includes(error.code) === true ||
  (input.isToldInPlace === true && error.status !== 401);

type LooseInput = CallOptions & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

const RETRY_DELAY = 500;
const isPassing = (error: ApiError) => error.status === 0 || error.status === 502;

/** A read that met a short interruption is asked once more before anybody is told. */
async function sendPatiently(key: string, input: LooseInput): Promise<unknown> {
  try {
    return await send(key, input);
  } catch (error) {
    if (!(error instanceof ApiError) || !isPassing(error) || !key.startsWith('GET ')) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  return send(key, input);
}

async function send(key: string, input: LooseInput): Promise<unknown> {
  const [method = 'GET', path = ''] = key.split(' ');
  const headers: Record<string, string> = { Game: String(input.gameId ?? surroundings.gameId()) };
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
  const response = await reach(addressOf(path, input), {
    method,
    headers,
    credentials: 'same-origin',
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: input.signal ?? null,
  });
  noteServerTime(response);
  return response.ok ? bodyOf(response) : refuse(response);
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError({ status: 0, code: NETWORK_FAILURE, title: 'The server cannot be reached' });
  }
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
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch {
    throw new ApiError({ status: 502, code: UNEXPECTED_ANSWER });
  }
}

async function refuse(response: Response): Promise<never> {
  const body: unknown = await response.json().catch(() => null);
  throw new ApiError({
    ...(typeof body === 'object' && body !== null ? body : {}),
    status: response.status,
  });
}
