import { resolve } from 'node:path';
import { commandLine } from '@callshot/command-line';
import { requireBackup } from '../platform/backup/checksums.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { runCommand } from '../platform/failures/run-command.ts';
import { openServerForMaintenance } from './maintenance.ts';

/** `npm run restore -- <folder>`: into the configured database, which must be empty. */
const line = commandLine('restore');
const folder = resolve(process.env.INIT_CWD ?? '.', line.words[0] ?? '');

await runCommand(async () => {
  // Before a database is begun for nothing.
  requireBackup(folder);
  const { connectionString, stop } = await openServerForMaintenance(process.env, 'make');
  try {
    await restore(connectionString);
  } finally {
    await stop();
  }
});

async function restore(connectionString: string): Promise<void> {
  const startedAt = performance.now();
  const { tables, takenAt } = await restoreBackup({ connectionString, folder });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${rows} rows of ${tables.length} tables, as of ${takenAt}, in ${seconds} s.`);
  console.log('Sessions are not part of a backup: everybody signs in again.');
}
