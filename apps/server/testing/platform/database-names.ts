import pg from 'pg';

/** The same server, another database. */
export function withDatabaseName(connectionString: string, name: string): string {
  return connectionString.replace(/^([^?]*\/)[^/?]*(\?.*)?$/, `$1${name}$2`);
}

/** Runs one statement on the given database, on a connection of its own. */
export async function onDatabase(connectionString: string, statement: string): Promise<void> {
  await queryOn(connectionString, statement);
}

/** The names of all databases of the server. */
export async function databasesOn(connectionString: string): Promise<string[]> {
  const { rows } = await queryOn(connectionString, 'select datname from pg_database');
  return rows.map(({ datname }) => datname);
}

/** Keeps the other workers of the run out until the work is done. */
export async function inTurn(connectionString: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await work();
  } finally {
    await client.end();
  }
}

async function queryOn(connectionString: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
