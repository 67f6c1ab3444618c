import type { Kysely } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Events that a user has picks in. */
export async function findAllEnteredEvents(db: Kysely<Schema>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('entries as n')
    .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
    .select('s.eventId')
    .distinct()
    .where('n.userId', '=', userId)
    .execute();
  return rows.map(({ eventId }) => eventId);
}

/** Versions of these events, to find the changed ones. */
export const findAllVersions = (db: Kysely<Schema>, eventIds: readonly number[]) =>
  db
    .selectFrom('events')
    .select(['id', 'version', 'officialVersion', 'entrantsVersion', 'matchesVersion'])
    .where('id', '=', anyOf(eventIds))
    .execute();

/** Events whose boards will be asked for: being played, those that locked last first. */
const playedAtMost = 20;

export async function findAllPlayed(db: Kysely<Schema>): Promise<number[]> {
  const rows = await db
    .selectFrom('events as e')
    .select('e.id')
    .where('e.finishedAt', 'is', null)
    .where('e.archivedAt', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('eventStages as s')
          .select('s.id')
          .whereRef('s.eventId', '=', 'e.id')
          .where(({ or, eb: is }) =>
            or([is('s.sealedAt', 'is not', null), is('s.partsSealedAt', 'is not', null)]),
          ),
      ),
    )
    .orderBy('e.lockAt', (order) => order.desc().nullsLast())
    .limit(playedAtMost)
    .execute();
  return rows.map(({ id }) => id);
}
