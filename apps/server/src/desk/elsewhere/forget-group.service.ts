import type { Body, RefusalCode } from '@callshot/contract';
import { isElsewhereTable, sourceOf, teamMatchesByHand } from '@callshot/rules';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import {
  changeEvent,
  type EventChange,
  reloaded,
  updateTeamMatches,
} from '../../play/events/running/change-event.ts';
import { insertLog } from '../liquipedia/wiki-log.repository.ts';
import { applyStored } from '../sync/apply-stored.service.ts';
import { afterResults } from '../sync/sync-parts.ts';
import {
  deleteWikiMatches,
  deleteWikiTable,
  findWikiMatches,
  findWikiTables,
} from '../sync/wiki-records.repository.ts';
import type { ElsewhereParts } from './elsewhere-parts.ts';

type Key = 'POST /api/results/forget';
type Group = Pick<Body<Key>, 'eventSubstageId'>;

/** Takes back that a group goes by results from elsewhere; what became official by them stands. */
export async function forgetGroup(
  parts: ElsewhereParts,
  actorUserId: number,
  { eventId, ...group }: Body<Key>,
): Promise<Outcome<null, RefusalCode<Key>>> {
  await parts.seals.currentEvent(eventId);
  const outcome = await changeEvent(parts.db, eventId, (change) =>
    forget(change, actorUserId, group),
  );
  if (outcome === null) return refuse('event_not_found');
  if (outcome.ok) await afterResults(parts, eventId);
  return outcome;
}

async function forget(
  change: EventChange,
  actorUserId: number,
  { eventSubstageId }: Group,
): Promise<Outcome<null, 'not_from_elsewhere'>> {
  const { trx, event, now } = change;
  const eventId = event.row.id;
  const matchIds = (await findWikiMatches(trx, eventId)).flatMap(({ record, ...row }) =>
    row.eventSubstageId === eventSubstageId && sourceOf(record) !== 'wiki' ? [row.matchId] : [],
  );
  const hasTable = (await findWikiTables(trx, eventId)).some(
    (row) => row.eventSubstageId === eventSubstageId && isElsewhereTable(row.record),
  );
  const stage = event.stages.find((one) =>
    one.stage.substages.some((own) => own.eventSubstageId === eventSubstageId),
  );
  if (!stage || (matchIds.length === 0 && !hasTable)) return refuse('not_from_elsewhere');
  await deleteWikiMatches(trx, eventId, matchIds);
  if (hasTable) await deleteWikiTable(trx, eventSubstageId);
  const byHand = stage.byHand.get(eventSubstageId)?.matches ?? [];
  await updateTeamMatches(change, [{ eventSubstageId, teamMatches: teamMatchesByHand(byHand) }]);
  await insertAudit(trx, {
    actorUserId,
    action: 'results.forgotten',
    subjectType: 'event',
    subjectId: eventId,
    before: { eventSubstageId, matches: matchIds.length },
  });
  await insertLog(trx, eventId, now, [`${stage.name}: a group goes by staff’s own word again`]);
  // Its questions go.
  await applyStored(await reloaded(change));
  return done(null);
}
