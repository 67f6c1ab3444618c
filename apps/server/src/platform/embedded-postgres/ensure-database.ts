import pg from 'pg';
import { superuser } from './cluster.ts';

/** Creates the product's database in a fresh cluster. */
export async function ensureDatabase(socketDirectory: string): Promise<void> {
  const client = new pg.Client({ host: socketDirectory, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [superuser]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(superuser)}`);
  } finally {
    await client.end();
  }
}
