import { resolve } from 'node:path';
import { openServerForMaintenance } from './maintenance.ts';
import { BackupProblem } from './platform/backup/backup-problem.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';

/** `npm run restore -- <folder>`: into the configured database, which must be empty. */
const [given, ...others] = process.argv.slice(2);
if (given === undefined || others.length > 0) {
  console.error('Usage: npm run restore -- <folder of a backup>');
  process.exit(1);
}
const folder = resolve(process.env.INIT_CWD ?? '.', given);
const { connectionString, stop } = await openServerForMaintenance(process.env);
try {
  const startedAt = performance.now();
  const { tables, takenAt } = await restoreBackup({ connectionString, folder });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${rows} rows of ${tables.length} tables, as of ${takenAt}, in ${seconds} s.`);
  console.log('Sessions are not part of a backup: everybody signs in again.');
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}
