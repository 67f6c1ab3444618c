import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import program from '../package.json' with { type: 'json' };
import { openServerForMaintenance } from './maintenance.ts';
import { BackupProblem } from './platform/backup/backup-problem.ts';
import { removeOldBackups } from './platform/backup/old-backups.ts';
import { writeBackup } from './platform/backup/write-backup.ts';

/** `npm run backup -- <folder> [--keep-days N]`: the configured database, while the product runs or not. */
const { values, positionals } = parseArgs({
  options: { 'keep-days': { type: 'string' } },
  allowPositionals: true,
});
const [given] = positionals;
const keepDays = values['keep-days'] === undefined ? null : Number(values['keep-days']);
const isWrong = keepDays !== null && !(Number.isInteger(keepDays) && keepDays >= 1);
if (given === undefined || positionals.length > 1 || isWrong) {
  console.error('Usage: npm run backup -- <new folder> [--keep-days <days>]');
  process.exit(1);
}
const folder = resolve(process.env.INIT_CWD ?? '.', given);
const { connectionString, stop } = await openServerForMaintenance(process.env);
try {
  const startedAt = performance.now();
  const { tables } = await writeBackup({
    connectionString,
    folder,
    productVersion: program.version,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${folder}: ${rows} rows of ${tables.length} tables in ${seconds} s`);
  const old = keepDays === null ? [] : removeOldBackups(folder, keepDays, new Date());
  for (const path of old) console.log(`Removed ${path}, older than ${keepDays} days`);
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}
