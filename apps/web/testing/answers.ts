import type { Answer, BodyInput, EndpointKey, ParamsInput, QueryInput } from '@callshot/contract';

/** A call as a page sent it: parameters and what is asked are text, as in an address. */
export interface Sent<K extends EndpointKey> {
  readonly params: Record<keyof ParamsInput<K> & string, string>;
  readonly query: Partial<Record<keyof QueryInput<K> & string, string>>;
  readonly body: BodyInput<K>;
}

/** An expected failure, as the server says it. */
export class Refused {
  readonly status: number;
  readonly body: object;
  constructor(status: number, code: string, title: string, more: object = {}) {
    this.status = status;
    this.body = { code, title, ...more };
  }
}

/** No answer comes: the connection is gone. */
export class Lost {
  readonly isLost = true;
}

type OrRefused<K extends EndpointKey> = Answer<K> | Refused | Lost;
type AnswerTo<K extends EndpointKey> =
  | OrRefused<K>
  | ((sent: Sent<K>) => OrRefused<K> | Promise<OrRefused<K>>);

/** The answers of the server; a call without a row fails the test. */
export type Answers = { readonly [K in EndpointKey]?: AnswerTo<K> };

interface Call {
  readonly key: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
}

type Row = (sent: { params: object; query: object; body: unknown }) => unknown;

let table: Answers = {};
let calls: Call[] = [];
let unanswered: string[] = [];

/** Adds rows to the table of this test. */
export function answer(rows: Answers): void {
  table = { ...table, ...rows };
}

/** The bodies that were sent to a call so far. */
export const sentTo = <K extends EndpointKey>(key: K): BodyInput<K>[] =>
  calls.filter((call) => call.key === key).map(({ body }) => body as BodyInput<K>);

/** The queries that were sent to a call so far. */
export const askedOf = (key: EndpointKey): Record<string, string>[] =>
  calls.filter((call) => call.key === key).map(({ query }) => query);

/** An answer that comes when the test says so. */
export function held<T>(value: T): {
  readonly answer: () => Promise<T>;
  readonly letGo: () => void;
} {
  let letGo: () => void = () => undefined;
  const told = new Promise<T>((resolve) => {
    letGo = () => resolve(value);
  });
  return { answer: () => told, letGo: () => letGo() };
}

/** Begins a test without answers; answers what the last one asked and nothing answered. */
export function startAnew(): string[] {
  const left = unanswered;
  table = {};
  calls = [];
  unanswered = [];
  return left;
}

function matched(method: string, path: string): { key: EndpointKey; params: object } | null {
  for (const key of Object.keys(table) as EndpointKey[]) {
    const [ofMethod, ofPath = ''] = key.split(' ');
    const pattern = new RegExp(`^${ofPath.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const found = ofMethod === method ? pattern.exec(path) : null;
    if (found) return { key, params: found.groups ?? {} };
  }
  return null;
}

/** In the place of `fetch`, for the product's own calls. */
export async function answeringFetch(address: RequestInfo | URL, init?: RequestInit) {
  const { pathname, searchParams } = new URL(String(address), location.origin);
  const method = init?.method ?? 'GET';
  const found = matched(method, pathname);
  if (found === null) {
    unanswered.push(`${method} ${pathname}`);
    return Response.json(
      { code: 'unanswered', title: 'No row answers this call' },
      { status: 501 },
    );
  }
  const query = Object.fromEntries(searchParams);
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  calls.push({ key: found.key, query, body });
  const row: unknown = table[found.key];
  const asked = { params: found.params, query, body };
  const said: unknown = await (typeof row === 'function' ? (row as Row)(asked) : row);
  init?.signal?.throwIfAborted();
  if (said instanceof Lost) throw new TypeError('Failed to fetch');
  if (said instanceof Refused) return Response.json(said.body, { status: said.status });
  return said === undefined ? new Response(null, { status: 204 }) : Response.json(said);
}
