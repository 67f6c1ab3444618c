import { type Kysely, sql } from 'kysely';
import { isAwardShown } from '../../account/accounts/users/shown-awards.repository.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Events with a sealed entry of a user who is here; archived ones are left out. */
const enteredEvents = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('events as e')
    .where('e.archivedAt', 'is', null)
    .where(sql<boolean>`exists (select from event_stages s
      join entries n on n.event_stage_id = s.id and n.user_id = ${userId}::int
      where s.event_id = e.id and s.sealed_at is not null)`)
    .where(sql<boolean>`exists (select from users u
      where u.id = ${userId}::int and u.disabled_at is null and u.deleted_at is null)`);

export async function countEnteredEvents(db: Kysely<Schema>, userId: number): Promise<number> {
  const { count } = await enteredEvents(db, userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type EnteredEvent = Awaited<ReturnType<typeof findEnteredEvents>>[number];

/** With what was frozen when the trophy was given. */
export const findEnteredEvents = (
  db: Kysely<Schema>,
  userId: number,
  from: number,
  count: number,
) =>
  enteredEvents(db, userId)
    .leftJoin('awards as a', (join) =>
      join.onRef('a.eventId', '=', 'e.id').on('a.userId', '=', userId).on(isAwardShown('a')),
    )
    .select(['e.id as eventId', 'e.nameOverride', 'e.language', 'e.translations'])
    .select(['e.gameId', 'e.rewardTypeId'])
    .select(['e.startsAt', 'e.finishedAt'])
    .select(['a.trophyTypeId', 'a.rank', 'a.entrants', 'a.percentile', 'a.totalScore'])
    .select(
      sql<boolean>`exists (select from awards o
        where o.event_id = a.event_id and o.rank = a.rank and o.user_id <> a.user_id)`.as('isTied'),
    )
    .orderBy('e.startsAt', 'desc')
    .orderBy('e.id', 'desc')
    .offset(from)
    .limit(count)
    .execute();
