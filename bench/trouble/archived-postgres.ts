import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const bin = '/usr/lib/postgresql/15/bin';

/** PostgreSQL 15 with pgBackRest, set up as docs/operating/recovery.md says, in a folder of its own. */
export interface ArchivedPostgres {
  readonly url: string;
  backUp(): void;
  /** Stops the server, keeps its folder and brings the database back as it was at an instant. */
  restore(instant: string): void;
  /** The folder that the newest restore kept, as a server of its own. */
  startDamaged(): Promise<string>;
  remove(): void;
}

export async function startArchivedPostgres(): Promise<ArchivedPostgres> {
  const folder = mkdtempSync('/tmp/callshot-recovery-');
  const [port, otherPort] = [await freePort(), await freePort()];
  const data = join(folder, 'main');
  const config = join(folder, 'pgbackrest.conf');
  const log = join(folder, 'postgres.log');
  for (const name of ['repo', 'log', 'lock']) mkdirSync(join(folder, name));
  writeFileSync(
    config,
    `[global]
repo1-path=${folder}/repo
repo1-retention-full=2
log-path=${folder}/log
lock-path=${folder}/lock
start-fast=y
compress-type=gz

[callshot]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${folder}
`,
  );
  execFileSync('chown', ['-R', 'postgres', folder]);
  const kept: string[] = [];
  const backRest = (...words: readonly string[]) =>
    asPostgres('pgbackrest', `--config=${config}`, '--stanza=callshot', ...words);
  const control = (...words: readonly string[]) =>
    asPostgres(`${bin}/pg_ctl`, '-D', data, '-l', log, '-w', ...words);
  const psql = (text: string) =>
    asPostgres(`${bin}/psql`, '-h', folder, '-p', String(port), '-d', 'postgres', '-c', text);
  asPostgres(`${bin}/initdb`, '-D', data, '-k', '--locale=C.UTF-8', '-E', 'UTF8', '-A', 'trust');
  appendFileSync(
    join(data, 'postgresql.conf'),
    `port=${port}
listen_addresses='127.0.0.1'
unix_socket_directories='${folder}'
archive_mode=on
archive_timeout=60s
archive_command='pgbackrest --config=${config} --stanza=callshot archive-push %p'
`,
  );
  control('start');
  psql("create role callshot login createrole password 'secret'");
  psql('create database callshot owner callshot');
  backRest('stanza-create');
  backRest('check');
  const stop = (each: string) => {
    try {
      asPostgres(`${bin}/pg_ctl`, '-D', each, '-m', 'immediate', 'stop');
    } catch {
      // It was not started.
    }
  };
  return {
    url: `postgresql://callshot:secret@127.0.0.1:${port}/callshot`,
    backUp: () => backRest('--type=full', 'backup'),
    restore: (instant) => {
      // The last segment of the log is archived before the server stops.
      control('-m', 'fast', 'stop');
      const damaged = join(folder, `damaged${kept.length}`);
      renameSync(data, damaged);
      kept.push(damaged);
      mkdirSync(data, { mode: 0o700 });
      execFileSync('chown', ['postgres', data]);
      backRest('--type=time', `--target=${instant}`, '--target-action=promote', 'restore');
      control('start');
    },
    startDamaged: async () => {
      const damaged = kept[0] ?? '';
      const options = `-p ${otherPort} -c archive_mode=off`;
      asPostgres(`${bin}/pg_ctl`, '-D', damaged, '-l', log, '-w', '-o', options, 'start');
      return `postgresql://callshot:secret@127.0.0.1:${otherPort}/callshot`;
    },
    remove: () => {
      for (const each of [data, ...kept]) stop(each);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Neither the server nor pgBackRest runs as root. */
function asPostgres(program: string, ...words: readonly string[]): void {
  const user = ['--reuid=postgres', '--regid=postgres', '--init-groups', '--reset-env'];
  execFileSync('setpriv', [...user, program, ...words], {
    cwd: '/tmp',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
