import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** As publicUsername words it: a search must not find out who has which e-mail. */
const shownName = sql<string>`case when u.username like '%@%' then 'player-' || u.id else u.username end`;

/** Distinct submitters, newest first; their picks are nobody's business yet (decisions 191, 260). */
export const findRecentEntrants = (
  db: Kysely<Schema>,
  eventId: number,
  limit: number,
  nameContains = '',
) =>
  db
    .selectFrom('entries as n')
    .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
    .innerJoin('users as u', 'u.id', 'n.userId')
    .select(['u.id', 'u.username', 'u.nameplateId'])
    .select((eb) => eb.fn.max('n.submittedAt').as('savedAt'))
    .where('s.eventId', '=', eventId)
    .where('u.isIneligible', '=', false)
    .where((eb) =>
      nameContains === ''
        ? eb.val(true)
        : eb(shownName, 'ilike', `%${nameContains.replace(/[\\%_]/g, '\\$&')}%`),
    )
    .groupBy('u.id')
    .orderBy('savedAt', 'desc')
    .orderBy('u.id')
    .limit(limit)
    .execute();

export type RecentEntrant = Awaited<ReturnType<typeof findRecentEntrants>>[number];
