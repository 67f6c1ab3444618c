import type { WikiDetails } from '@callshot/rules';
import { done, type Outcome } from '../../platform/outcome.ts';
import { matchColumns } from './reading/match-records.ts';
import { wikiSource } from './reading/read-stages.ts';
import { entryColumns, tableColumns } from './reading/read-tables.ts';
import { placementColumns } from './reading/read-teams.ts';
import { readTournaments, tournamentColumns } from './reading/tournament-records.ts';
import type { WikiFailure } from './wiki-failure.ts';
import { onPages } from './wiki-pages.ts';
import type { ReadOptions, WikiQuery, WikiReader, WikiRecords } from './wiki-reader.ts';

/** A value as old as its oldest part. */
export interface WikiLook<T> {
  readonly value: T;
  readonly readAt: Date;
  /** Why it is not newer, where it should be. */
  readonly failure: WikiFailure | null;
}

export type Looked<T> =
  | Outcome<WikiLook<T>, never>
  | { readonly ok: false; readonly failure: WikiFailure };

export const tournamentQuery = (wiki: string, conditions: string, subject: string): WikiQuery => ({
  wiki,
  table: 'tournament',
  conditions: `${conditions} AND [[namespace::0]]`,
  order: 'startdate ASC, pageid ASC',
  columns: tournamentColumns,
  subject,
});

const stageTables = {
  match: { columns: [...matchColumns, 'parent'], order: 'pageid ASC, objectname ASC' },
  standingstable: { columns: [...tableColumns, 'parent'], order: 'pageid ASC, objectname ASC' },
  standingsentry: { columns: [...entryColumns, 'parent'], order: 'pageid ASC, objectname ASC' },
  placement: { columns: placementColumns, order: 'pageid ASC, objectname ASC' },
} as const;

export const stageQuery = (
  wiki: string,
  table: keyof typeof stageTables,
  conditions: string,
  subject: string,
): WikiQuery => ({ wiki, table, conditions, subject, ...stageTables[table] });

/** By the page's id, which survives its moves, and then by the name that it has now. */
export async function readWhole(
  reader: WikiReader,
  wiki: string,
  pageId: number,
  options: ReadOptions,
): Promise<Looked<WikiDetails | null>> {
  const subject = String(pageId);
  const own = await reader.read(tournamentQuery(wiki, `[[pageid::${pageId}]]`, subject), options);
  if (!own.ok) return own;
  const { read, leftOut } = await readTournaments(own.value.records, wiki);
  const tournament = read.find((one) => one.pageId === pageId);
  if (!tournament) return lookOf(null, [own.value]);
  const conditions = onPages([tournament.pageName], [pageId]);
  const parts: WikiRecords[] = [];
  for (const table of ['match', 'standingstable', 'standingsentry', 'placement'] as const) {
    const part = await reader.read(stageQuery(wiki, table, conditions, subject), options);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  const [matches = [], tables = [], entries = [], placements = []] = parts.map(
    ({ records }) => records,
  );
  const stages = await wikiSource.read({ matches, tables, entries, placements });
  const all = [...leftOut, ...stages.leftOut];
  return lookOf({ tournament, ...stages, leftOut: all }, [own.value, ...parts]);
}

/** As old as the oldest of its parts. */
export function lookOf<T>(value: T, parts: readonly WikiRecords[]): Looked<T> {
  const oldest = parts.toSorted((a, b) => a.readAt.getTime() - b.readAt.getTime())[0];
  if (!oldest) throw new Error('Nothing was read');
  const failure = parts.find((part) => part.failure !== null)?.failure ?? null;
  return done({ value, readAt: oldest.readAt, failure });
}
