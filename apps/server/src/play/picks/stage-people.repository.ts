import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { currentStage, type LoadedEvent } from '../events/loaded-event.ts';
import { isKnownReadable } from './unreadable-entries.repository.ts';

/**
 * Counts the users who picked the current stage, and those who picked an earlier one but not this
 * one.
 */
export async function countPeopleOfStage(
  db: Kysely<Schema>,
  event: LoadedEvent,
): Promise<{ picked: number; missing: number }> {
  const { id } = currentStage(event);
  const earlier = event.stages.slice(0, event.row.stage).map((stage) => stage.id);
  const { picked } = await db
    .selectFrom('entries as n')
    .select((eb) => eb.fn.countAll<number>().as('picked'))
    .where('n.eventStageId', '=', id)
    .where(isKnownReadable('n'))
    .executeTakeFirstOrThrow();
  const { missing } = await db
    .selectFrom('entries as n')
    .select((eb) => eb.fn.count<number>('n.userId').distinct().as('missing'))
    .where('n.eventStageId', '=', anyOf(earlier))
    .where(sql<boolean>`not exists (select from entries c
      where c.event_stage_id = ${id} and c.user_id = n.user_id and ${isKnownReadable('c')})`)
    .executeTakeFirstOrThrow();
  return { picked, missing };
}

/** Users with picks, by stage of an event. Stages without picks are left out. */
export async function countPickedByStage(
  db: Kysely<Schema>,
  eventId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('entries as n')
    .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
    .select(['s.id', (eb) => eb.fn.countAll<number>().as('picked')])
    .where('s.eventId', '=', eventId)
    .where(isKnownReadable('n'))
    .groupBy('s.id')
    .execute();
  return new Map(rows.map(({ id, picked }) => [id, picked]));
}

/** Users who entered the event after a lock. */
export async function countLateEntrants(db: Kysely<Schema>, eventId: number): Promise<number> {
  const { late } = await db
    .selectFrom('entries as n')
    .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
    .select((eb) => eb.fn.count<number>('n.userId').distinct().as('late'))
    .where('s.eventId', '=', eventId)
    .where('n.lateShare', 'is not', null)
    .executeTakeFirstOrThrow();
  return late;
}
