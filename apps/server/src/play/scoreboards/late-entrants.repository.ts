import type { Kysely } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Late entrants of these stages, by id. */
export async function findLateUsers(
  db: Kysely<Schema>,
  stageIds: readonly number[],
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('entries')
    .select('userId')
    .distinct()
    .where('lateShare', 'is not', null)
    .where('eventStageId', '=', anyOf(stageIds))
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** All entries of these users in these stages, late or not. */
export const findEntriesOf = (
  db: Kysely<Schema>,
  stageIds: readonly number[],
  userIds: readonly number[],
) =>
  db
    .selectFrom('entries')
    .select(['eventStageId', 'userId', 'slots', 'layoutFingerprint', 'submittedAt', 'lateShare'])
    .where('eventStageId', '=', anyOf(stageIds))
    .where('userId', '=', anyOf(userIds))
    .execute();

export type LateUsersEntry = Awaited<ReturnType<typeof findEntriesOf>>[number];
