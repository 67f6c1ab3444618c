import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hasOpenedNone } from '../picks/opened-picks.repository.ts';
import { isKnownReadable } from '../picks/unreadable-entries.repository.ts';

/**
 * Distinct submitters, newest first, without picks, which are still withheld [rule: boards-15,
 * locks-13]. The newest submitters of the event are among the newest of the stage they saved last,
 * so no more are read of each stage, however many entered.
 */
export const findRecentEntrants = (db: Kysely<Schema>, eventId: number, limit: number) =>
  db
    .selectFrom('eventStages as s')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('entries as e')
          .innerJoin('users as u', 'u.id', 'e.userId')
          .select(['u.id', 'e.submittedAt'])
          .whereRef('e.eventStageId', '=', 's.id')
          .where('u.isIneligible', '=', false)
          .where(hasOpenedNone)
          .where(isKnownReadable('e'))
          .where('e.isPostLock', '=', false)
          .orderBy('e.submittedAt', 'desc')
          .orderBy('e.userId')
          .limit(limit)
          .as('n'),
      (join) => join.onTrue(),
    )
    .select('n.id')
    .select((eb) => eb.fn.max('n.submittedAt').as('savedAt'))
    .where('s.eventId', '=', eventId)
    .groupBy('n.id')
    .orderBy('savedAt', 'desc')
    .orderBy('n.id')
    .limit(limit)
    .execute();

/**
 * The submitters among these users, in the same order. Each entry is found by a query of its own:
 * while statistics are old, a join would read all entries of the stage.
 */
export const findEntrantsByIds = (
  db: Kysely<Schema>,
  eventId: number,
  userIds: readonly number[],
) =>
  db
    .selectFrom('eventStages as s')
    .innerJoin(sql<{ id: number }>`unnest(${userIds}::int[])`.as<'i'>(sql`i(id)`), (join) =>
      join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('entries')
          .select(['userId', 'submittedAt'])
          .whereRef('eventStageId', '=', 's.id')
          .whereRef('userId', '=', 'i.id')
          .where('isPostLock', '=', false)
          .where(isKnownReadable('entries'))
          .limit(1)
          .as('e'),
      (join) => join.onTrue(),
    )
    .innerJoin('users as u', 'u.id', 'e.userId')
    .select(['u.id', 'u.username'])
    .select((eb) => eb.fn.max('e.submittedAt').as('savedAt'))
    .where('s.eventId', '=', eventId)
    .where('u.isIneligible', '=', false)
    .where(hasOpenedNone)
    .groupBy(['u.id', 'u.username'])
    .orderBy('savedAt', 'desc')
    .orderBy('u.id')
    .execute();

export type FoundEntrant = Awaited<ReturnType<typeof findEntrantsByIds>>[number];

/** Names of these users as they are now. */
export const findUsernames = (db: Kysely<Schema>, userIds: readonly number[]) =>
  db.selectFrom('users').select(['id', 'username']).where('id', '=', anyOf(userIds)).execute();
