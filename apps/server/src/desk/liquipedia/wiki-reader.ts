import { createHash } from 'node:crypto';
import { done, type Outcome } from '../../platform/outcome.ts';
import type { Parts, WikiSettings } from '../../platform/parts.ts';
import { findDatabaseNow } from './database-now.repository.ts';
import { findKept, type KeptAnswer, keepAnswer } from './kept-answers.repository.ts';
import type { Take } from './parse-envelope.ts';
import type { WikiFailure } from './wiki-failure.ts';
import type { WikiLine } from './wiki-line.ts';

/** All records of a table that meet the conditions. */
export interface WikiQuery {
  readonly wiki: string;
  readonly table: string;
  readonly conditions: string;
  /** Stable, so that pages of it fit together. */
  readonly order: string;
  /** The columns that are read. */
  readonly columns: readonly string[];
  /** The page that it is about; empty = none. */
  readonly subject: string;
  /** Reduces a record to the fields that are kept; default: all. */
  readonly take?: Take;
}

/** Records as the wiki had them at an instant. */
export interface WikiRecords {
  readonly records: readonly unknown[];
  /** By the database's clock. */
  readonly readAt: Date;
  /** Why they are not newer, where they should be. */
  readonly failure: WikiFailure | null;
}

export interface ReadOptions {
  /** Greatest age of a cached answer. 0 neither reads nor fills the cache. */
  readonly freshSeconds: number;
  /** So many of the hour's requests are left to others. */
  readonly leaves?: number;
}

export type WikiRead =
  | Outcome<WikiRecords, never>
  | { readonly ok: false; readonly failure: WikiFailure };

export interface WikiReader {
  /** As fresh as asked for, else as it is kept, else why there is nothing. */
  read(query: WikiQuery, options: ReadOptions): Promise<WikiRead>;
}

/** The most that the wiki sends at once. */
export const pageSize = 1000;
export const pagesAtMost = 20;

export function createWikiReader(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  settings: WikiSettings | null,
  line: WikiLine | null,
): WikiReader {
  const underway = new Map<string, Promise<WikiRead>>();

  const readNew = async (query: WikiQuery, options: ReadOptions): Promise<WikiRead> => {
    const key = keyOf(query, settings);
    const isKept = options.freshSeconds > 0;
    const isFresh = (kept: KeptAnswer | null): kept is KeptAnswer =>
      kept !== null && !kept.isStale && kept.ageSeconds < options.freshSeconds;
    const kept = isKept ? await findKept(db, key) : null;
    if (isFresh(kept)) return done(recordsOf(kept, null));
    if (line === null) return orKept(kept, { code: 'not_configured' });
    const askedAt = await findDatabaseNow(db);
    const records = new Map<string, unknown>();
    const keep = async () => {
      const { wiki, subject } = query;
      const read = JSON.stringify([...records.values()]);
      await keepAnswer(db, { key, wiki, subject, records: read, askedAt });
    };
    let isWhole = false;
    for (let page = 0; !isWhole; page += 1) {
      const answer = await line.ask(requestOf(query, page), {
        leaves: options.leaves ?? 0,
        // Another process may have asked the same while this one waited.
        isNeeded: async (trx) => page > 0 || !isKept || !isFresh(await findKept(trx, key)),
        keep: async (answered) => {
          const before = records.size;
          for (const record of answered) records.set(nameOf(record), record);
          const isLast = page === pagesAtMost - 1;
          // A page without new records: the server ignores paging.
          const isEnd = answered.length < pageSize || records.size === before;
          if (isLast && !isEnd) log.warn({ query }, 'The wiki has more than is read');
          isWhole = isEnd || isLast;
          if (isWhole && isKept) await keep();
        },
      });
      if (answer === null) return readNew(query, options);
      if (!answer.ok) return orKept(kept, answer.failure);
    }
    return done({ records: [...records.values()], readAt: askedAt, failure: null });
  };

  return {
    read: (query, options) => {
      const name = `${options.freshSeconds} ${JSON.stringify(query)}`;
      const before = underway.get(name);
      if (before) return before;
      const reading = readNew(query, options).finally(() => underway.delete(name));
      underway.set(name, reading);
      return reading;
    },
  };
}

const orKept = (kept: KeptAnswer | null, failure: WikiFailure): WikiRead =>
  kept === null ? { ok: false, failure } : done(recordsOf(kept, failure));

const recordsOf = ({ records, askedAt }: KeptAnswer, failure: WikiFailure | null): WikiRecords => ({
  records: JSON.parse(records),
  readAt: askedAt,
  failure,
});

export const requestOf = (
  { wiki, table, conditions, order, columns, take }: WikiQuery,
  page: number,
) => ({
  table,
  take,
  parameters: {
    wiki,
    conditions,
    query: columns.join(','),
    order,
    limit: String(pageSize),
    offset: String(page * pageSize),
  },
});

/** A demo's answers are not those of the wiki itself. */
const keyOf = ({ subject: _, ...query }: WikiQuery, settings: WikiSettings | null): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([settings?.isDemo ?? false, query]))
    .digest();

/** A record that moved between two pages comes twice. */
export function nameOf(record: unknown): string {
  const { objectname, match2id, pageid } = Object(record);
  if (typeof match2id === 'string' && match2id !== '') return `${pageid} ${match2id}`;
  return typeof objectname === 'string' && objectname !== '' ? objectname : JSON.stringify(record);
}
