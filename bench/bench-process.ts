import { stopDatabaseServer } from './bench-database.ts';
import { runHere } from './one-bench.ts';

// Sends the rows of the one bench that it is started for.
const ran = await runHere(process.argv[2] ?? '');
await stopDatabaseServer();
process.send?.(ran, () => process.exit());
