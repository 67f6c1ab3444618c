import type { GameId } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;
/** A game holds a few hundred events in its life; lists stay bounded all the same. */
const listAtMost = 1000;

/** Events of a game in the order in which they begin, with what tells whether they have begun. */
export const findGameEvents = (db: Db, gameId: GameId) =>
  db
    .selectFrom('events as e')
    .leftJoin('eventStages as s', (join) =>
      join.onRef('s.eventId', '=', 'e.id').onRef('s.stageIndex', '=', 'e.stage'),
    )
    .select(['e.id', 'e.nameOverride', 'e.language', 'e.translations'])
    .select(['e.startsAt', 'e.endsAt', 'e.finishedAt', 'e.lockAt'])
    .select(['s.openedAt', 's.sealedAt'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('eventStages as x')
            .whereRef('x.eventId', '=', 'e.id')
            .where('x.sealedAt', 'is not', null)
            .select('x.id'),
        )
        .$castTo<boolean>()
        .as('isSealed'),
    )
    .where('e.gameId', '=', gameId)
    .where('e.archivedAt', 'is', null)
    .orderBy('e.startsAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(listAtMost)
    .execute();

export type GameEventRow = Awaited<ReturnType<typeof findGameEvents>>[number];

/**
 * Which of these events one of these users has an entry in. Users are looked up one after the other, and
 * the first who is found is enough: other ways would read the entries of a million.
 */
export async function findEnteredEvents(
  db: Db,
  eventIds: readonly number[],
  userIds: readonly number[],
): Promise<number[]> {
  if (eventIds.length === 0 || userIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select e.id from unnest(${eventIds}::int[]) as e (id)
    cross join lateral (
      select from event_stages s
      cross join unnest(${userIds}::int[]) as m (user_id)
      cross join lateral (
        select from entries n
        where n.event_stage_id = s.id and n.user_id = m.user_id limit 1
      ) as found
      where s.event_id = e.id limit 1
    ) as entered`.execute(db);
  return rows.map(({ id }) => id);
}
