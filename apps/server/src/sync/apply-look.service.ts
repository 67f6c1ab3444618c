import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { changeEvent, type EventChange } from '../events/change-event.ts';
import { loadEvent } from '../events/event-stages.repository.ts';
import type { Schema } from '../platform/database/schema.ts';
import { applyStages } from './apply-stages.service.ts';
import { followTimes } from './follow-times.service.ts';
import { type Look, mapStages, type StageRecords } from './map-stages.ts';
import { nextLookOf } from './next-look.ts';
import { storeDoubts } from './store-doubts.service.ts';
import { findEventWiki, insertLog, updateEventWiki } from './sync.repository.ts';
import {
  deleteWikiMatches,
  findWikiMatches,
  findWikiTables,
  upsertWikiMatches,
  upsertWikiTable,
} from './wiki-records.repository.ts';

/** What came of a look. */
export interface Applied {
  readonly hasResults: boolean;
  /** The lock, a start or the end moved. */
  readonly hasMoved: boolean;
  /** The wiki says something else of some match than before. */
  readonly hasNews: boolean;
}

/**
 * Makes official what a look at the wiki brings, under the event's exclusive lock; whatever was applied
 * before changes nothing, so that any process may do it again. Null = the event follows nothing.
 */
export async function applyLook(
  db: Kysely<Schema>,
  eventId: number,
  look: Look,
  pollSeconds: number,
): Promise<Applied | null> {
  const event = await loadEvent(db, eventId);
  const wiki = await findEventWiki(db, eventId);
  if (!event || !wiki) return null;
  const known = {
    matches: await findWikiMatches(db, eventId),
    tables: await findWikiTables(db, eventId),
  };
  const stages = await mapStages(event, wiki, look, known);
  return changeEvent(db, eventId, (change) => apply(change, stages, look, pollSeconds));
}

async function apply(
  change: EventChange,
  stages: readonly StageRecords[],
  look: Look,
  pollSeconds: number,
): Promise<Applied> {
  const { trx, event, now } = change;
  const eventId = event.row.id;
  const hasNews = await storeRecords(change, stages, look);
  const times = await followTimes(change, stages);
  const applied = await applyStages(change, stages);
  const opened = await storeDoubts(change, applied.doubts);
  const after = await loadEvent(trx, eventId);
  if (!after) throw new Error(`Event ${eventId} is gone`);
  await insertLog(trx, eventId, now, [...times.told, ...applied.told, ...opened]);
  await updateEventWiki(trx, eventId, {
    lastLookAt: look.readAt,
    failure: null,
    nextLookAt: nextLookOf(after, stages, now, pollSeconds),
  });
  return { hasResults: applied.hasChanged, hasMoved: times.hasMoved, hasNews };
}

/** Keeps what is new; answers whether anything was. */
async function storeRecords(
  { trx, event }: EventChange,
  stages: readonly StageRecords[],
  { readAt }: Look,
): Promise<boolean> {
  const eventId = event.row.id;
  const stored = new Map((await findWikiMatches(trx, eventId)).map((row) => [row.matchId, row]));
  const rows = stages.flatMap(({ loaded, said }) =>
    said.map((one) => ({ ...one, eventStageId: loaded.id })),
  );
  const news: typeof rows = [];
  for (const [at, row] of rows.entries()) {
    const { match, ...place } = row;
    const known = stored.get(match.matchId);
    if (!known || sayingOf(known) !== sayingOf({ ...place, record: match })) news.push(row);
    if (at % comparedAtOnce === comparedAtOnce - 1) await nextTurn();
  }
  await upsertWikiMatches(trx, eventId, news, readAt);
  const followed = new Set(rows.map(({ match }) => match.matchId));
  await deleteWikiMatches(
    trx,
    eventId,
    [...stored.keys()].filter((matchId) => !followed.has(matchId)),
  );
  const tables = new Map(
    (await findWikiTables(trx, eventId)).map((row) => [row.eventSubstageId, row.record]),
  );
  for (const { eventSubstageId, table } of stages.flatMap((stage) => stage.tables)) {
    if (isSame(tables.get(eventSubstageId), table)) continue;
    await upsertWikiTable(trx, { eventId, eventSubstageId, readAt }, table);
  }
  return news.length > 0;
}

/** Records with all their maps are long. */
const comparedAtOnce = 8;

const sayingOf = (row: {
  readonly eventSubstageId: number;
  readonly place: string | null;
  readonly isSwapped: boolean;
  readonly record: unknown;
}): string => ordered([row.eventSubstageId, row.place, row.isSwapped, row.record]);

const isSame = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

/** The database keeps no order of keys. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
