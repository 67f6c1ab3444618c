import pg from 'pg';

/** Whether the driver can read the address; whether anybody answers there is another question. */
export function isConnectionString(text: string): boolean {
  try {
    new pg.Client({ connectionString: text });
    return true;
  } catch {
    return false;
  }
}
