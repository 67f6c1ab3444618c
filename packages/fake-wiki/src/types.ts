export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A row as the wiki stores and answers it. */
export type WikiRecord = JsonObject;

/** The wiki's content: the records of each table, over all wikis. */
export type WikiTables = Readonly<Record<TableName, readonly WikiRecord[]>>;

export const tableNames = [
  'broadcasters',
  'company',
  'datapoint',
  'externalmedialink',
  'match',
  'placement',
  'player',
  'series',
  'squadplayer',
  'standingsentry',
  'standingstable',
  'team',
  'teamtemplate',
  'tournament',
  'transfer',
] as const;
export type TableName = (typeof tableNames)[number];

/** Faults of the wiki, or of a machine in between. */
export type Fault =
  /** 429, with Retry-After where seconds are given. */
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds?: number }
  /** Nothing comes. */
  | { readonly kind: 'slow' }
  /** The answer stops in the middle, and the connection stays open. */
  | { readonly kind: 'stalled' }
  | { readonly kind: 'server-error' }
  /** 200 with something that is no JSON. */
  | { readonly kind: 'garbage' }
  /** 200 with nothing at all. */
  | { readonly kind: 'empty' }
  /** 200 with an error beside an empty result. */
  | { readonly kind: 'error-in-200' }
  /** 200 with records that lack what they must have, between good ones. */
  | { readonly kind: 'odd-records' }
  | { readonly kind: 'endless' }
  /** The connection is cut without an answer. */
  | { readonly kind: 'gone' };

/** A received request, whatever its answer. */
export interface Asked {
  readonly at: number;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly status: number;
}

export interface FakeWikiOptions {
  /** The wiki's content at a time. */
  readonly tables: (now: number) => WikiTables;
  /** 0 = any free port. */
  readonly port?: number;
  readonly apiKey?: string;
  /** Milliseconds, as Date.now. */
  readonly now?: () => number;
}

export interface FakeWiki {
  /** Base URL of the API: `http://127.0.0.1:…/api/v3`. */
  readonly url: string;
  readonly apiKey: string;
  /** Every request so far, the oldest first. */
  readonly asked: readonly Asked[];
  /** Most requests under way at once. */
  mostAtOnce(): number;
  /** Sets the fault from now on, or for so many requests; null = none. */
  misbehave(fault: Fault | null, times?: number): void;
  stop(): Promise<void>;
}
