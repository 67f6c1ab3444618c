import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Answered } from './sent.ts';

type Db = Kysely<Schema>;

/** A time as a parameter, or the database's own. */
type Now = RawBuilder<Date>;

/** A table of messages that wait to be sent. Its columns are named without an alias. */
export interface OutboxTable {
  readonly name: keyof Schema;
  readonly key: string;
  /** It waits, its time has come and nobody has it in hand. */
  isDue(now: Now): RawBuilder<boolean>;
  /** The first is claimed first. */
  readonly order: RawBuilder<unknown>;
  /** The columns that a claim writes. */
  claim(now: Now): RawBuilder<unknown>;
}

const databaseNow: Now = sql`clock_timestamp()`;

export const isAnyDue = ({ name, isDue }: OutboxTable) =>
  sql<boolean>`exists (select from ${sql.table(name)} where ${isDue(databaseNow)})`;

interface Claim {
  readonly most: number;
  /** Left out = by the database's clock. */
  readonly now?: Date;
  /** A condition beside being due; left out = all that are due. */
  readonly among?: RawBuilder<boolean>;
}

/** Claims the next messages: none is claimed by two, and nobody waits for another's claim. */
export async function claimFrom(
  db: Db,
  { name, key, isDue, order, claim }: OutboxTable,
  { most, now, among = sql`true` }: Claim,
): Promise<number[]> {
  const at = now ? sql<Date>`${now}::timestamptz` : databaseNow;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(name)} set ${claim(at)} where ctid = any (array(
      select ctid from ${sql.table(name)} where ${isDue(at)} and ${among}
      order by ${order} limit ${most}::int for update skip locked))
    returning ${sql.ref(key)} as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A table whose claims never run out: a crash can lose a message but never send it twice. */
export interface OnceTable extends OutboxTable {
  /** The rows of this outbox. */
  readonly own: RawBuilder<boolean>;
}

interface Once extends Pick<OnceTable, 'name' | 'key' | 'own' | 'order'> {
  /** When one that was given back is due again. */
  readonly dueFrom: RawBuilder<Date>;
}

export const onceTable = ({ dueFrom, ...table }: Once): OnceTable => ({
  ...table,
  isDue: (now) => sql`(${table.own} and claimed_at is null and outcome is null
    and (not_before is null or ${dueFrom} <= ${now}))`,
  claim: (now) => sql`claimed_at = ${now}`,
});

/** Stores the outcomes of claimed messages; those that were not taken can be claimed again later. */
export async function storeSent(
  db: Db,
  { name, key, own }: OnceTable,
  became: ReadonlyMap<number, Answered>,
  now: Date,
): Promise<void> {
  const columns = Array.from(became, ([id, { sent, problem }]) =>
    typeof sent === 'string'
      ? { id, problem, outcome: sent, notBefore: null, tried: 0 }
      : {
          id,
          problem,
          outcome: null,
          notBefore: new Date(now.getTime() + sent.afterMs),
          tried: Number(sent.isTried),
        },
  );
  await sql`update ${sql.table(name)} m set
      outcome = s.outcome,
      problem = s.problem,
      claimed_at = case when s.outcome is not null then m.claimed_at end,
      not_before = coalesce(s.not_before, m.not_before),
      tries = m.tries + s.tried
    from unnest(${columns.map(({ id }) => id)}::bigint[],
      ${columns.map(({ outcome }) => outcome)}::text[],
      ${columns.map(({ notBefore }) => notBefore)}::timestamptz[],
      ${columns.map(({ tried }) => tried)}::int[],
      ${columns.map(({ problem }) => problem)}::text[]) as s (id, outcome, not_before, tried, problem)
    where m.${sql.ref(key)} = s.id and ${own}
      and m.claimed_at is not null and m.outcome is null`.execute(db);
}
