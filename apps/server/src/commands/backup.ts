import { resolve } from 'node:path';
import { commandLine } from '@callshot/command-line';
import { removeOldBackups } from '../platform/backup/old-backups.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { runCommand } from '../platform/failures/run-command.ts';
import { productVersion } from '../platform/version.ts';
import { openServerForMaintenance } from './maintenance.ts';

/** `npm run backup -- <folder> [--keep-days N]`: the configured database, while the product runs or not. */
const line = commandLine('backup');
const folder = resolve(process.env.INIT_CWD ?? '.', line.words[0] ?? '');
const keepDays = line.number('keep-days');

await runCommand(async () => {
  const { connectionString, stop } = await openServerForMaintenance(process.env, 'refuse');
  try {
    await backUp(connectionString);
  } finally {
    await stop();
  }
});

async function backUp(connectionString: string): Promise<void> {
  const startedAt = performance.now();
  const { tables } = await writeBackup({ connectionString, folder, productVersion });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${folder}: ${rows} rows of ${tables.length} tables in ${seconds} s`);
  const old = keepDays === null ? [] : removeOldBackups(folder, keepDays, new Date());
  for (const path of old) console.log(`Removed ${path}, older than ${keepDays} days`);
}
