import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';

/** Runs `work` on `BENCH_DATABASE_URL`, or on an embedded server that lives as long as it does. */
export async function withDatabase<T>(work: (connectionString: string) => Promise<T>): Promise<T> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return work(given);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'callshot-bench-'));
  const server = await startEmbeddedPostgres({ dataDirectory });
  try {
    return await work(server.connectionString);
  } finally {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
