import type { EventChange } from '../../play/events/running/change-event.ts';
import { insertLog } from '../liquipedia/wiki-log.repository.ts';
import { applyStages } from './apply-stages.service.ts';
import { recordsOf } from './stage-records.ts';
import { storeDoubts } from './store-doubts.service.ts';
import { findSyncFacts } from './sync-facts.ts';
import { findWikiMatches, findWikiTables } from './wiki-records.repository.ts';

/** Makes official what follows from the wiki's last word, when staff have said something about it. */
export async function applyStored(change: EventChange): Promise<void> {
  const { trx, event, now } = change;
  const eventId = event.row.id;
  const known = {
    matches: await findWikiMatches(trx, eventId),
    tables: await findWikiTables(trx, eventId),
  };
  const stages = event.stages.map((loaded) => ({
    loaded,
    ...recordsOf(known, loaded),
    places: [],
    gone: [],
  }));
  const applied = await applyStages(change, stages, await findSyncFacts(trx, eventId));
  // Which groups the wiki lacks a look alone can tell.
  const opened = await storeDoubts(change, applied.facts.doubts, applied.doubts, {
    keeps: ['group_gone'],
  });
  await insertLog(trx, eventId, now, [...applied.told, ...opened]);
}
