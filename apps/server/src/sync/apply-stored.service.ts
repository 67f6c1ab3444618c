import type { EventChange } from '../events/change-event.ts';
import { loadEvent } from '../events/event-stages.repository.ts';
import { insertLog } from '../liquipedia/wiki-log.repository.ts';
import { applyStages } from './apply-stages.service.ts';
import { recordsOf } from './stage-sync.ts';
import { storeDoubts } from './store-doubts.service.ts';
import { findWikiMatches, findWikiTables } from './wiki-records.repository.ts';

/** Makes official what follows from the wiki's last word, when staff have said something about it. */
export async function applyStored(change: EventChange): Promise<void> {
  const { trx, now } = change;
  const eventId = change.event.row.id;
  const event = await loadEvent(trx, eventId);
  if (!event) throw new Error(`Event ${eventId} is gone`);
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
  const applied = await applyStages({ ...change, event }, stages);
  // Which groups the wiki lacks a look alone can tell.
  const opened = await storeDoubts(change, applied.doubts, { keeps: ['group_gone'] });
  await insertLog(trx, eventId, now, [...applied.told, ...opened]);
}
