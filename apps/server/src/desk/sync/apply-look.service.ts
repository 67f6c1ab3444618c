import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { correctionOf } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { changeEvent, type EventChange, reloaded } from '../../play/events/running/change-event.ts';
import { insertLog } from '../liquipedia/wiki-log.repository.ts';
import { applyStages } from './apply-stages.service.ts';
import { correctionText } from './correction-text.ts';
import { followTimes, lockIfBegun } from './follow-times.service.ts';
import { type Known, type Look, mapStages, type StageRecords } from './map-stages.ts';
import { nextLookOf } from './next-look.ts';
import { storeDoubts } from './store-doubts.service.ts';
import { storeStageFacts } from './store-stage-facts.service.ts';
import { storeTeamMatches } from './store-team-matches.service.ts';
import { type EventWiki, findEventWiki, updateEventWiki } from './sync.repository.ts';
import { findSyncFacts } from './sync-facts.ts';
import {
  deleteWikiMatches,
  findWikiMatches,
  findWikiTables,
  type NewWikiMatch,
  upsertWikiMatches,
  upsertWikiTable,
  type WikiMatchRow,
} from './wiki-records.repository.ts';

export interface Applied {
  readonly hasResults: boolean;
  /** Known matches changed: they decide what can still come. */
  readonly hasMatches: boolean;
  /** The lock, a start or the end moved. */
  readonly hasMoved: boolean;
  /** The wiki says something else of some match than before. */
  readonly hasNews: boolean;
}

/**
 * Applies a look at the wiki to official results, under the event's exclusive lock. Applying it
 * again changes nothing, so any process may repeat it. Null = the event follows no tournament.
 */
export async function applyLook(
  db: Kysely<Schema>,
  eventId: number,
  look: Look,
  pollSeconds: number,
): Promise<Applied | null> {
  return changeEvent(db, eventId, async (change) => {
    const wiki = await findEventWiki(change.trx, eventId);
    if (!wiki) return null;
    return isOvertaken(wiki, look) ? NOTHING : apply(change, wiki, look, pollSeconds);
  });
}

/** Looks of two processes may come in the other order than they were asked for. */
const isOvertaken = ({ lastLookAt }: EventWiki, { readAt }: Look): boolean =>
  lastLookAt !== null && readAt < lastLookAt;

const NOTHING: Applied = {
  hasResults: false,
  hasMatches: false,
  hasMoved: false,
  hasNews: false,
};

async function apply(
  change: EventChange,
  wiki: EventWiki,
  look: Look,
  pollSeconds: number,
): Promise<Applied> {
  const { trx, event, now } = change;
  const eventId = event.row.id;
  const known = {
    matches: await findWikiMatches(trx, eventId),
    tables: await findWikiTables(trx, eventId),
  };
  const facts = await findSyncFacts(trx, eventId);
  const stages = await mapStages(event, wiki, look, { ...known, teamIdOf: facts.teamIdOf });
  const { hasNews, corrected } = await storeRecords(change, stages, known, look);
  const times = await followTimes(change, stages, known.matches);
  const timed = times.hasMoved ? await reloaded(change) : change;
  const placed = await storeStageFacts(timed, stages, facts);
  const applied = await applyStages(placed, stages, facts);
  const locked = await lockIfBegun(applied.change, event);
  const after = locked.length > 0 ? await reloaded(applied.change) : applied.change;
  const opened = await storeDoubts(after, applied.facts.doubts, applied.doubts);
  const hasMatches = await storeTeamMatches(after, stages, known.matches, applied.facts);
  const told = [...times.told, ...corrected, ...applied.told, ...locked, ...opened];
  await insertLog(trx, eventId, now, told);
  await updateEventWiki(trx, eventId, {
    lastLookAt: look.readAt,
    failure: null,
    nextLookAt: nextLookOf(after.event, stages, now, pollSeconds),
  });
  const hasMoved = times.hasMoved || locked.length > 0;
  return { hasResults: applied.hasChanged, hasMatches, hasMoved, hasNews };
}

/** Keeps what is new, and tells of what was published otherwise. */
async function storeRecords(
  { trx, event }: EventChange,
  stages: readonly StageRecords[],
  known: Known,
  { readAt }: Look,
): Promise<{ readonly hasNews: boolean; readonly corrected: readonly string[] }> {
  const eventId = event.row.id;
  const stored = new Map(known.matches.map((row) => [row.matchId, row]));
  const rows = stages.flatMap(({ loaded, said }) =>
    said.map((one): NewWikiMatch => {
      const { place, match } = one;
      // Official results of a bracket are public, so staff are asked before they change.
      const correctedFrom =
        place === null ? correctionOf(stored.get(match.matchId)?.record, match) : null;
      return { ...one, eventStageId: loaded.id, correctedFrom };
    }),
  );
  const news: NewWikiMatch[] = [];
  for (const [at, row] of rows.entries()) {
    if (!isKnown(stored.get(row.match.matchId), row)) news.push(row);
    if (at % comparedAtOnce === comparedAtOnce - 1) await nextTurn();
  }
  await upsertWikiMatches(trx, eventId, news, readAt);
  const followed = new Set(rows.map(({ match }) => match.matchId));
  await deleteWikiMatches(
    trx,
    eventId,
    [...stored.keys()].filter((matchId) => !followed.has(matchId)),
  );
  const tables = new Map(known.tables.map((row) => [row.eventSubstageId, row.record]));
  for (const { eventSubstageId, table } of stages.flatMap((stage) => stage.tables)) {
    if (isDeepStrictEqual(tables.get(eventSubstageId), table)) continue;
    await upsertWikiTable(trx, { eventId, eventSubstageId, readAt }, table);
  }
  return { hasNews: news.length > 0, corrected: rows.flatMap(correctionText) };
}

/** Records with all their maps are long. */
const comparedAtOnce = 8;

const isKnown = (before: WikiMatchRow | undefined, { match, ...place }: NewWikiMatch): boolean =>
  before !== undefined &&
  before.eventSubstageId === place.eventSubstageId &&
  before.place === place.place &&
  before.isSwapped === place.isSwapped &&
  isDeepStrictEqual(before.record, match);
