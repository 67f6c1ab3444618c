import pg from 'pg';

/** The same server, another database. */
export function withDatabaseName(connectionString: string, name: string): string {
  return connectionString.replace(/^([^?]*\/)[^/?]*(\?.*)?$/, `$1${name}$2`);
}

/** Runs one statement on the given database, on a connection of its own. */
export async function onDatabase(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
