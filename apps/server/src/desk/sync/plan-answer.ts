import { type PickSet, proposalsOf } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { findStage } from '../../play/events/loaded-event.ts';
import type { DoubtRow } from './doubts.repository.ts';
import { stageSyncOf } from './stage-sync.ts';
import { findSyncFacts } from './sync-facts.ts';

/** The official results with the likeliest answer to a doubt; refused where the wiki's word has changed since. */
export async function planAnswer(
  db: Kysely<Schema>,
  event: LoadedEvent,
  now: Date,
  doubt: Pick<DoubtRow, 'key' | 'eventStageId' | 'teamKey' | 'teamIds'>,
): Promise<Outcome<{ eventStageId: number; picks: PickSet }, 'doubt_not_found'>> {
  const { eventStageId } = doubt;
  const loaded = findStage(event, eventStageId);
  if (!loaded) return refuse('doubt_not_found');
  const sync = await stageSyncOf(db, event, loaded, now, await findSyncFacts(db, event.row.id));
  if (!proposalsOf(sync).doubts.some(({ key }) => key === doubt.key)) {
    return refuse('doubt_not_found');
  }
  const applied = new Set([...sync.applied, doubt.key]);
  const teamIdOf = (key: string) =>
    key === doubt.teamKey ? (doubt.teamIds[0] ?? null) : sync.teamIdOf(key);
  return done({ eventStageId, picks: proposalsOf({ ...sync, teamIdOf, applied }).official });
}
