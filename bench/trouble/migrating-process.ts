import { type Kysely, sql } from 'kysely';
import * as migrations from '../../apps/server/migrations/index.ts';
import { migrateAtStart } from '../../apps/server/src/platform/database/migrate.ts';

/** Migrates as a start does, with one more migration that takes its time between two writes. */
const slow = {
  up: async (trx: Kysely<unknown>) => {
    await sql`create table slow_migration (step int not null)`.execute(trx);
    await sql`insert into slow_migration values (1)`.execute(trx);
    await sql`select pg_sleep(${Number(process.env.SLOW_SECONDS)}::float8)`.execute(trx);
    await sql`insert into slow_migration values (2)`.execute(trx);
  },
};
await migrateAtStart(process.env.DATABASE_URL ?? '', { ...migrations, '9999-slow': slow });
