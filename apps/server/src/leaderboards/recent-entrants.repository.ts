import { type Kysely, sql } from 'kysely';
import { isKnownReadable } from '../picks/unreadable-entries.repository.ts';
import type { Schema } from '../platform/database/schema.ts';

/** As publicUsername words it: a search must not find out who has which e-mail. */
const shownName = sql<string>`case when u.username like '%@%' then 'player-' || u.id else u.username end`;

/**
 * Distinct submitters, newest first; their picks are nobody's business yet (decisions 191, 260). Who
 * is among the newest of the event is so in the stage that they saved last: of each stage no more are
 * read, however many entered.
 */
export const findRecentEntrants = (
  db: Kysely<Schema>,
  eventId: number,
  limit: number,
  nameContains = '',
) =>
  db
    .selectFrom('eventStages as s')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('entries as e')
          .innerJoin('users as u', 'u.id', 'e.userId')
          .select(['u.id', 'u.username', 'u.nameplateId', 'e.submittedAt'])
          .whereRef('e.eventStageId', '=', 's.id')
          .where('u.isIneligible', '=', false)
          .where(isKnownReadable('e'))
          .where((of) =>
            nameContains === ''
              ? of.val(true)
              : of(shownName, 'ilike', `%${nameContains.replace(/[\\%_]/g, '\\$&')}%`),
          )
          .orderBy('e.submittedAt', 'desc')
          .orderBy('e.userId')
          .limit(limit)
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(['n.id', 'n.username', 'n.nameplateId'])
    .select((eb) => eb.fn.max('n.submittedAt').as('savedAt'))
    .where('s.eventId', '=', eventId)
    .groupBy(['n.id', 'n.username', 'n.nameplateId'])
    .orderBy('savedAt', 'desc')
    .orderBy('n.id')
    .limit(limit)
    .execute();

export type RecentEntrant = Awaited<ReturnType<typeof findRecentEntrants>>[number];
