import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { withNames } from '../../../play/events/event-words.ts';

type Db = Kysely<Schema>;

/** Older notices are not sent: a server that was down for longer skips them. */
const newsFor = sql`interval '24 hours'`;
/** Far more than two games ever have open at once. */
const atMost = 500;

/** Whether an event may have a notice that is due: one that is open, or ended lately. */
export const isNoticePossible = sql<boolean>`exists (
  select from events where archived_at is null and (
    (finished_at is null and lock_at > clock_timestamp())
    or finished_at > clock_timestamp() - ${newsFor}))`;

/** Current stages that can be picked at this instant, whose lock is near or which opened lately. */
export async function findAllOpenStages(db: Db, now: Date) {
  const rows = await db
    .selectFrom('events as e')
    .innerJoin('eventStages as s', (join) =>
      join.onRef('s.eventId', '=', 'e.id').onRef('s.stageIndex', '=', 'e.stage'),
    )
    .select([
      'e.id as eventId',
      'e.gameId',
      'e.nameOverride',
      'e.language',
      'e.translations',
      'e.lockAt',
    ])
    .select([
      's.id as eventStageId',
      's.stageIndex',
      's.name as stageName',
      's.opening',
      's.openedAt',
    ])
    .where('e.archivedAt', 'is', null)
    .where('e.finishedAt', 'is', null)
    .where('s.sealedAt', 'is', null)
    .where('s.openedAt', '<=', now)
    .where('e.lockAt', '>', now)
    .where((eb) =>
      eb.or([
        sql<boolean>`s.opened_at > ${now}::timestamptz - ${newsFor}`,
        sql<boolean>`e.lock_at <= ${now}::timestamptz + interval '24 hours'`,
      ]),
    )
    .orderBy('e.lockAt')
    .orderBy('e.id')
    .limit(atMost)
    .execute();
  return rows.map(withNames);
}

export type OpenStage = Awaited<ReturnType<typeof findAllOpenStages>>[number];

/** Events that ended lately and whose results were not told since: one that is resumed ends anew. */
export async function findAllUntoldResults(db: Db, now: Date) {
  const rows = await db
    .selectFrom('events as e')
    .select(['e.id as eventId', 'e.gameId', 'e.nameOverride', 'e.language', 'e.translations'])
    .select('e.finishedAt')
    .$narrowType<{ finishedAt: Date }>()
    .where('e.archivedAt', 'is', null)
    .where('e.finishedAt', '<=', now)
    .where(sql<boolean>`e.finished_at > ${now}::timestamptz - ${newsFor}`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notices as o')
            .select('o.id')
            .whereRef('o.eventId', '=', 'e.id')
            .whereRef('o.createdAt', '>=', 'e.finishedAt')
            .where('o.kind', '=', 'results'),
        ),
      ),
    )
    .orderBy('e.id')
    .limit(atMost)
    .execute();
  return rows.map(withNames);
}

/** Notices of these subjects, with their time and lock. */
export const findAllTold = (db: Db, subjects: readonly string[]) =>
  db
    .selectFrom('notices')
    .select(['subject', 'createdAt', 'lockAt'])
    .where('subject', '=', anyOf(subjects))
    .execute();
