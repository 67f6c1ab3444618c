import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** A game holds a few hundred events in its life. */
const namesAtMost = 500;

/** Events of a game that are not archived, the latest first; none of this page of its wiki. */
export const findEventNames = (db: Db, gameId: GameId, wiki: string, pageId: number) =>
  db
    .selectFrom('events as e')
    .select(['e.id', 'e.nameOverride as name'])
    .where('e.gameId', '=', gameId)
    .where('e.archivedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('eventWikis as w')
            .select('w.eventId')
            .whereRef('w.eventId', '=', 'e.id')
            .where('w.wiki', '=', wiki)
            .where('w.pageId', '=', pageId),
        ),
      ),
    )
    .orderBy('e.startsAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(namesAtMost)
    .execute();

/** The format of an event, and of each of its stages the places, else the teams that stand there so far. */
export async function findPlayedFormat(db: Db, eventId: number) {
  const event = await db
    .selectFrom('events')
    .select('formatJson')
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event) return null;
  const rows = await db
    .selectFrom('eventStages as s')
    .innerJoin('eventSubstages as u', 'u.eventStageId', 's.id')
    .leftJoin('eventTeams as t', 't.eventSubstageId', 'u.id')
    .select(['s.stageIndex', 'u.id', 'u.places'])
    .select(({ fn }) => fn.count<number>('t.teamId').as('teams'))
    .where('s.eventId', '=', eventId)
    .groupBy(['s.stageIndex', 'u.id', 'u.places'])
    .execute();
  return { json: event.formatJson, substages: rows };
}
