export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A row as the wiki stores and answers it. */
export type WikiRecord = JsonObject;

/** What the wiki holds: the records of each of its tables, of all wikis together. */
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

/** What the wiki, or somebody in between, may do wrong instead of answering. */
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

/** A request that arrived, whatever became of it. */
export interface Asked {
  readonly at: number;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly status: number;
}

export interface FakeWikiOptions {
  /** What the wiki holds when it is asked. */
  readonly tables: (now: number) => WikiTables;
  /** 0 = any free port. */
  readonly port?: number;
  readonly apiKey?: string;
  /** Milliseconds, as Date.now. */
  readonly now?: () => number;
}

export interface FakeWiki {
  /** Where the interface begins: `http://127.0.0.1:…/api/v3`. */
  readonly url: string;
  readonly apiKey: string;
  /** Every request so far, the oldest first. */
  readonly asked: readonly Asked[];
  /** How many requests were ever under way at once. */
  mostAtOnce(): number;
  /** What goes wrong from now on, or for so many requests; null = nothing. */
  misbehave(fault: Fault | null, times?: number): void;
  stop(): Promise<void>;
}
