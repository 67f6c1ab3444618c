import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { changeEvent, type EventChange } from '../../play/events/running/change-event.ts';
import { type Look, mapStages } from './map-stages.ts';
import { nextLookOf } from './next-look.ts';
import { type EventWiki, findEventWiki, updateEventWiki } from './sync.repository.ts';
import { findSyncFacts } from './sync-facts.ts';
import { type Applied, takeRecords } from './take-records.service.ts';
import { THE_WIKI } from './teller.ts';
import { findWikiMatches, findWikiTables } from './wiki-records.repository.ts';

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
export const isOvertaken = ({ lastLookAt }: EventWiki, { readAt }: Look): boolean =>
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
  const { applied, after } = await takeRecords(change, stages, {
    known,
    facts,
    readAt: look.readAt,
    teller: THE_WIKI,
  });
  await updateEventWiki(trx, eventId, {
    lastLookAt: look.readAt,
    failure: null,
    nextLookAt: nextLookOf(after.event, stages, now, pollSeconds),
  });
  return applied;
}
