import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface OpenedPicks {
  readonly eventId: number;
  readonly openedByUserId: number;
  /** Owner of the picks. */
  readonly userId: number;
  readonly reason: string;
}

/** Whether they were not open to this Admin yet. */
export async function insertOpenedPicks(db: Kysely<Schema>, opened: OpenedPicks): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('openedPicks')
    .values(opened)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Users whose picks of the event somebody has opened. */
export async function findUsersOpenTo(
  db: Kysely<Schema>,
  eventId: number,
  openedByUserId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('openedPicks')
    .select('userId')
    .where('eventId', '=', eventId)
    .where('openedByUserId', '=', openedByUserId)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Selects users who have opened others' picks in the stage's event: they are on none of its boards. */
export const hasOpenedNone = (
  eb: ExpressionBuilder<Schema & { s: Schema['eventStages']; u: Schema['users'] }, 's' | 'u'>,
) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('openedPicks as o')
        .select('o.userId')
        .whereRef('o.eventId', '=', 's.eventId')
        .whereRef('o.openedByUserId', '=', 'u.id'),
    ),
  );
