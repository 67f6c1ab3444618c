import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type Db = Kysely<Schema>;
type Row = Schema['discordWays'];

export type Way = Row['way'];
export type WayProblem = NonNullable<Row['problem']>;

/** Whether a way may be gone now. */
export async function isWayResting(db: Db, way: Way): Promise<boolean> {
  const row = await db
    .selectFrom('discordWays')
    .select(sql<boolean>`coalesce(rests_until > clock_timestamp(), false)`.as('isResting'))
    .where('way', '=', way)
    .executeTakeFirst();
  return row?.isResting ?? false;
}

/** Nothing goes that way for so long; what is wrong is told staff until it works again. */
export async function restWay(
  db: Db,
  way: Way,
  { forMs, problem }: { readonly forMs: number; readonly problem: WayProblem | null },
): Promise<void> {
  await sql`
    update discord_ways set
      rests_until = greatest(rests_until, clock_timestamp() + ${forMs}::float8 * interval '1 millisecond'),
      problem = coalesce(${problem}, problem),
      problem_since = case when ${problem}::text is null then problem_since
        when problem = ${problem} then problem_since else clock_timestamp() end
    where way = ${way}`.execute(db);
}

/** Rests twice as long after every failure in a row; those at the same time are one. */
export async function restAfterFailure(
  db: Db,
  way: Way,
  {
    firstMs,
    longestMs,
    toldFrom,
  }: {
    readonly firstMs: number;
    readonly longestMs: number;
    /** Staff hear of it from this failure on. */
    readonly toldFrom: number;
  },
): Promise<void> {
  await sql`
    update discord_ways set
      failures = failures + 1,
      rests_until = clock_timestamp() + least(${longestMs}::float8,
        ${firstMs}::float8 * 2 ^ least(failures, 30)) * interval '1 millisecond',
      problem = case when failures + 1 >= ${toldFrom}::int then 'outage' else problem end,
      problem_since = case when failures + 1 >= ${toldFrom}::int and problem is distinct from 'outage'
        then clock_timestamp() else problem_since end
    where way = ${way} and (rests_until is null or rests_until <= clock_timestamp())`.execute(db);
}

/** It works, or there is no reason any more to think that it does not. */
export async function clearWay(db: Db, way: Way): Promise<void> {
  await db
    .updateTable('discordWays')
    .set({ restsUntil: null, failures: 0, problem: null, problemSince: null })
    .where('way', '=', way)
    .where((eb) => eb.or([eb('failures', '>', 0), eb('problem', 'is not', null)]))
    .execute();
}

/** A token may be another one since the process began again. */
export async function wakeWay(db: Db, way: Way): Promise<void> {
  await db.updateTable('discordWays').set({ restsUntil: null }).where('way', '=', way).execute();
}
