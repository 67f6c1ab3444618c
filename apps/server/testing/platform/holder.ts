import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.ts';

/** A process that holds an embedded database until it is told to stop; its directory is the argument. */
const [dataDirectory] = process.argv.slice(2);
if (dataDirectory === undefined) throw new Error('Name the data directory.');

try {
  const server = await startEmbeddedPostgres({ dataDirectory });
  process.once('SIGTERM', () => {
    void server.stop().then(() => process.exit(0));
  });
  process.stdout.write(`${server.connectionString}\n`);
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
  process.exit(1);
}
