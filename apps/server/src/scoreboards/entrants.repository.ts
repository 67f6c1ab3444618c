import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const batch = 5000;

/** One sealed stage's entries in user order, a few thousand at a time. */
export async function* streamEntries(db: Kysely<Schema>, eventStageId: number) {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('entries')
      .select(['userId', 'slots', 'submittedAt', 'isPostLock', 'layoutFingerprint'])
      .where('eventStageId', '=', eventStageId)
      .where('userId', '>', after)
      .orderBy('userId')
      .limit(batch)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.userId;
  }
}

/** Names of the users that may stand on a board; who can no longer sign in keeps the place. */
export async function* streamEligible(db: Kysely<Schema>, userIds: readonly number[]) {
  for (let from = 0; from < userIds.length; from += batch) {
    yield await db
      .selectFrom('users')
      .select(['id', 'username', 'nameplateId'])
      .where('id', 'in', userIds.slice(from, from + batch))
      .where('isIneligible', '=', false)
      .execute();
  }
}

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
