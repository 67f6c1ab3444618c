import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const pageSize = 200;
/** More than a person makes; a program that saves all day must not fill the memory of the server. */
const mostRevisions = 1000;

/** Which entries a user has, without the picks. */
export const findAllEntryStages = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('entries as n')
    .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
    .select(['s.eventId', 's.id as eventStageId'])
    .where('n.userId', '=', userId)
    .orderBy('s.eventId')
    .orderBy('s.stageIndex')
    .limit(10_000)
    .execute();

export const findEntry = (db: Kysely<Schema>, eventStageId: number, userId: number) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('eventStageId', '=', eventStageId)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** The first thousand revisions of an entry, a page at a time. */
export async function* streamRevisions(db: Kysely<Schema>, eventStageId: number, userId: number) {
  let after = 0;
  for (let read = 0; read < mostRevisions; read += pageSize) {
    const rows = await db
      .selectFrom('entryRevisions')
      .selectAll()
      .where('eventStageId', '=', eventStageId)
      .where('userId', '=', userId)
      .where('version', '>', after)
      .orderBy('version')
      .limit(pageSize)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.version;
  }
}
