import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectionStringOn } from './cluster.ts';
import { openHomeDirectory } from './home-directory.ts';
import { readPostmasterFile } from './previous-server.ts';
import { commandLineOf, isProcessAlive } from './processes.ts';
import { chooseServerUser } from './server-user.ts';

/** The address of a product that serves this data directory; null = none. */
export function findRunningServer(dataDirectory: string): string | null {
  if (!existsSync(dataDirectory)) return null;
  const home = openHomeDirectory(dataDirectory, () =>
    chooseServerUser(join(dataDirectory, 'cluster')),
  );
  const cluster = join(home, 'cluster');
  const file = readPostmasterFile(cluster);
  const isServed =
    file?.status === 'ready' &&
    isProcessAlive(file.pid) &&
    commandLineOf(file.pid).includes(cluster);
  return isServed ? connectionStringOn(file.socketDirectory) : null;
}
