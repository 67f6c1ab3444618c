import type { GameId } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

const listedAtMost = 500;

/** Every event of a game, archived ones included, each with where its current stage stands. */
export const findAllDeskEvents = (db: Kysely<Schema>, gameId: GameId) =>
  db
    .selectFrom('events as e')
    .innerJoin('eventStages as s', (join) =>
      join.onRef('s.eventId', '=', 'e.id').onRef('s.stageIndex', '=', 'e.stage'),
    )
    .selectAll('e')
    .select(['s.name as stageName', 's.openedAt', 's.sealedAt'])
    .select((eb) =>
      eb
        .selectFrom('eventStages as a')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('a.eventId', '=', 'e.id')
        .$asScalar()
        .$notNull()
        .as('stageCount'),
    )
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('eventWikis as w').select('w.eventId').whereRef('w.eventId', '=', 'e.id'),
        )
        .as('isFromWiki'),
    )
    .select((eb) =>
      eb
        .selectFrom('wikiDoubts as d')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('d.eventId', '=', 'e.id')
        .where('d.answeredAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('doubtsWaiting'),
    )
    .where('e.gameId', '=', gameId)
    .orderBy('e.startsAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(listedAtMost)
    .execute();

export type DeskEventRow = Awaited<ReturnType<typeof findAllDeskEvents>>[number];

/** Counts open doubts about an event's results. */
export async function countDoubtsWaiting(db: Kysely<Schema>, eventId: number): Promise<number> {
  const { count } = await db
    .selectFrom('wikiDoubts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('eventId', '=', eventId)
    .where('answeredAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Teams that the wiki lists as taking part and that play in no stage of the event yet. */
export const findUnplaced = (db: Kysely<Schema>, eventId: number) =>
  db
    .selectFrom('eventParticipants as p')
    .innerJoin('teams as t', 't.id', 'p.teamId')
    .select(['t.id', 't.name'])
    .where('p.eventId', '=', eventId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('eventTeams as e')
            .innerJoin('eventSubstages as u', 'u.id', 'e.eventSubstageId')
            .innerJoin('eventStages as s', 's.id', 'u.eventStageId')
            .select('e.teamId')
            .where('s.eventId', '=', eventId)
            .whereRef('e.teamId', '=', 'p.teamId'),
        ),
      ),
    )
    .orderBy('t.name')
    .orderBy('t.id')
    .execute();

/** The identity of an event's teams outside of it, with all aliases. */
export const findDeskTeams = (db: Kysely<Schema>, teamIds: readonly number[]) =>
  db
    .selectFrom('teams as t')
    .leftJoin('teamAliases as a', 'a.teamId', 't.id')
    .select(['t.id', 't.externalId', 't.logoSource', 't.isNameManual', 't.isLogoManual'])
    .select(
      sql<string[]>`coalesce(array_agg(a.alias order by a.alias)
        filter (where a.alias is not null), '{}')`.as('aliases'),
    )
    .where('t.id', '=', anyOf(teamIds))
    .groupBy('t.id')
    .execute();

export type DeskTeamRow = Awaited<ReturnType<typeof findDeskTeams>>[number];
