import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { withDeployment } from './deployment.ts';
import { withEmbeddedDeployment } from './embedded-deployment.ts';
import { atLeast, exactly, type Finding, type TroubleOptions } from './finding.ts';
import { fillAmidSaves } from './full-disk-findings.ts';
import type { PostgresServer } from './postgres-server.ts';
import { canMountDisks, type SmallDisk, withSmallDisk } from './small-disk.ts';

/**
 * The disk of the database is full for a while, amid saves. First only the tables' disk is full,
 * then only the write-ahead log's, on which PostgreSQL crashes and stays down. The third case is
 * the one disk of an embedded database.
 */
export async function run({ isBrief }: TroubleOptions): Promise<Finding[]> {
  if (!canMountDisks()) {
    console.error('No right to mount a file system here: what a full disk does is left out');
    return [];
  }
  const fullMs = isBrief ? 1000 : 10_000;
  return [
    ...(await withSmallDisk((disk) => fillTables(disk, fullMs))),
    ...(isBrief ? [] : await withSmallDisk((disk) => fillLog(disk, fullMs))),
    ...(await withSmallDisk((disk) => fillEmbedded(disk, fullMs))),
  ];
}

async function fillTables(disk: SmallDisk, fullMs: number): Promise<Finding[]> {
  const postgres = { folder: disk.folder, walFolder: '/tmp' };
  return withDeployment({ postgres }, async ({ db, servers, postgres: server }) => {
    const pid = server.pid();
    const examined = await fillAmidSaves({ db, servers, disk, fullMs });
    return named('tables full', [
      ...examined.findings,
      exactly('PostgreSQL ended', server.pid() === pid ? 0 : 1, '', 0),
      exactly('pages not answered meanwhile', examined.unread, '', 0),
    ]);
  });
}

async function fillLog(disk: SmallDisk, fullMs: number): Promise<Finding[]> {
  const postgres = { walFolder: disk.folder, settings: { max_wal_size: '64MB' } };
  return withDeployment({ postgres }, async ({ db, servers, postgres: server }) => {
    const service = keepRunning(server);
    try {
      const examined = await fillAmidSaves({
        db,
        servers,
        disk,
        fullMs,
        whileFull: () => switchLogFile(db),
      });
      return named('log full', [
        ...examined.findings,
        atLeast('PostgreSQL ended and was started again', service.starts(), 'times', 1),
      ]);
    } finally {
      await service.stop();
    }
  });
}

const fillEmbedded = (disk: SmallDisk, fullMs: number): Promise<Finding[]> =>
  withEmbeddedDeployment(disk.folder, async ({ db, servers }) => {
    const examined = await fillAmidSaves({
      db,
      servers,
      disk,
      fullMs,
      whileFull: () => switchLogFile(db),
    });
    return named('embedded, disk full', examined.findings);
  });

const named = (way: string, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, name: `${way}: ${finding.name}` }));

/** Uses the rest of the present file of the log up, so that the next one has to be made. */
async function switchLogFile(db: Db): Promise<void> {
  await sql`select pg_switch_wal()`.execute(db).catch(() => {});
}

/** Starts it again whenever it has ended, as a service manager does. */
function keepRunning(postgres: PostgresServer): { starts(): number; stop(): Promise<void> } {
  let isStopped = false;
  let starts = 0;
  const watching = (async () => {
    while (!isStopped) {
      await pause(1000);
      if (isStopped || postgres.isRunning()) continue;
      starts += 1;
      await postgres.start().catch(() => {});
    }
  })();
  return {
    starts: () => starts,
    stop: () => {
      isStopped = true;
      return watching;
    },
  };
}
