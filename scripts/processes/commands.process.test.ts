import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { type CommandName, readCommandLine } from '@callshot/command-line';
import { commands } from '@callshot/command-line/commands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onDatabase, withDatabaseName } from '../../apps/server/testing/platform/database-names.ts';
import { type PostgresServer, startPostgres } from '../../bench/trouble/postgres-server.ts';
import { drawnWith, shareOf } from '../../packages/rules/fixtures/test-share.ts';
import { root } from '../lib/workspace.mjs';
import { makeDirectory, startProcess } from './test-process.ts';

// Operators read one sentence that names the setting at fault.

const home = makeDirectory();
const place = (name: string): string => join(home, name);
let postgres: PostgresServer;
let occupied: Server;

/** A server that asks for passwords, with a role that owns a database and one that owns nothing. */
beforeAll(async () => {
  const rules = place('pg_hba.conf');
  writeFileSync(
    rules,
    [
      'host all callshot 127.0.0.1/32 trust',
      'host all banned 127.0.0.1/32 reject',
      'host all all 127.0.0.1/32 scram-sha-256',
    ].join('\n'),
  );
  postgres = await startPostgres({ settings: { hba_file: rules } });
  for (const statement of [
    "create role owner login password 'right'",
    "create role guest login password 'right'",
    'create role banned login',
    'create database callshot owner owner',
    'create database elsewhere',
  ]) {
    await onDatabase(postgres.connectionString, statement);
  }
  occupied = createServer();
  await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve));
  writeFileSync(place('a-file'), '');
  mkdirSync(place('a-folder'));
  mkdirSync(place('good-backup'));
  const manifest = JSON.stringify(emptyBackup);
  const sum = createHash('sha256').update(manifest).digest('hex');
  writeFileSync(place('good-backup/manifest.json'), manifest);
  writeFileSync(place('good-backup/SHA256SUMS'), `${sum}  manifest.json\n`);
});

afterAll(async () => {
  occupied?.close();
  await postgres?.remove();
});

const emptyBackup = {
  ...{ format: 1, takenAt: '2026-11-21T00:00:00.000Z', productVersion: '0.1.0' },
  ...{ postgresVersion: '18.0', migrations: [], tables: [], sequences: [], leftOut: [] },
};

const as = (login: string, database = 'callshot'): Record<string, string> => ({
  DATABASE_URL: withDatabaseName(postgres.connectionString, database).replace(
    'callshot@',
    `${login}@`,
  ),
});
const occupiedPort = (): string => {
  const address = occupied.address();
  return typeof address === 'object' && address !== null ? String(address.port) : '';
};

/** The program that an npm command runs, without npm's own lines. */
const script = (name: string, ...words: string[]): string[] => [
  process.execPath,
  `scripts/${name}.mjs`,
  ...words,
];
const start = ['--empty'];

interface Failure {
  readonly why: string;
  readonly command: readonly string[];
  readonly env?: () => Record<string, string>;
  readonly says: RegExp;
}

const onDatabaseFailures: readonly Omit<Failure, 'command'>[] = [
  {
    why: 'a wrong password',
    env: () => as('owner:wrong'),
    says: /refuses the password.*DATABASE_URL/,
  },
  {
    why: 'no password',
    env: () => as('owner'),
    says: /asks for a password: DATABASE_URL has none/,
  },
  { why: 'a role that is not let in', env: () => as('banned:x'), says: /pg_hba\.conf/ },
  {
    why: 'a missing database',
    env: () => as('owner:right', 'none'),
    says: /no such database.*createdb.*DATABASE_URL/,
  },
  {
    why: 'a server that does not answer',
    env: () => ({ DATABASE_URL: 'postgresql://owner@127.0.0.1:1/callshot' }),
    says: /cannot be reached.*DATABASE_URL/,
  },
  {
    why: 'a server that there is not',
    env: () => ({ DATABASE_URL: 'postgresql://owner@nosuch.invalid/callshot' }),
    says: /cannot be reached.*DATABASE_URL/,
  },
  {
    why: 'an address that is none',
    env: () => ({ DATABASE_URL: 'postgresql://owner:p#ss@127.0.0.1/callshot' }),
    says: /^DATABASE_URL is no address.*%23/,
  },
];
const databaseCommands: readonly (readonly string[])[] = [
  script('start', ...start),
  script('backup', 'a-backup'),
  script('restore', place('good-backup')),
  script('blocks', 'verify'),
  script('load', '--entries', '10'),
  script('seed'),
];

/** Those that make what is missing. */
const makers: readonly (readonly string[])[] = [
  script('start', ...start),
  script('restore', place('good-backup')),
  script('load'),
  script('seed'),
];

const failures: readonly Failure[] = [
  // One function names all failures; every command has to reach it.
  ...databaseCommands.flatMap((command, at) => {
    const asked = at === 0 ? onDatabaseFailures : shareOf(onDatabaseFailures, 1, command.join(' '));
    return asked.map((failure) => ({ ...failure, command }));
  }),
  ...[...makers, script('blocks', 'verify'), script('audit', 'verify')].map((command) => ({
    why: 'a role without rights',
    command,
    env: () => as('guest:right'),
    says: /too few rights.*owner of the database/,
  })),
  ...makers.map((command) => ({
    why: 'a data folder that cannot be',
    command,
    env: () => ({ CALLSHOT_DATA: place('a-file/data') }),
    says: /a-file\S* cannot be written or read: a part of its path is a file.*CALLSHOT_DATA/,
  })),
  ...[script('backup', 'a-backup'), script('blocks', 'verify'), script('audit', 'verify')].map(
    (command) => ({
      why: 'a data folder that there is not',
      command,
      env: () => ({ CALLSHOT_DATA: place('mistyped') }),
      says: /no database of Callshot in \S+mistyped: correct CALLSHOT_DATA/,
    }),
  ),
  {
    why: 'a port in use',
    command: script('start', ...start),
    env: () => ({ ...as('owner:right'), HOST: '127.0.0.1', PORT: occupiedPort() }),
    says: /^Port \d+ is in use by another program.*with PORT\.$/,
  },
  {
    why: "another machine's address",
    command: script('start', ...start),
    env: () => ({ ...as('owner:right'), HOST: '192.0.2.1', PORT: '0' }),
    says: /^HOST is not an address of this machine .*192\.0\.2\.1.*0\.0\.0\.0/,
  },
  {
    why: 'a host that there is not',
    command: script('start', ...start),
    env: () => ({ ...as('owner:right'), HOST: 'nosuch.invalid', PORT: '0' }),
    says: /^HOST is not an address of this machine, but "nosuch\.invalid"/,
  },
  {
    why: 'a setting that is none',
    command: script('start', ...start),
    env: () => ({ PUBLIC_URL: 'callshot.example' }),
    says: /^PUBLIC_URL must be an address/,
  },
  {
    why: 'a setting that is none',
    command: script('backup', 'a-backup'),
    env: () => ({ PORT: 'http' }),
    says: /^PORT must be a number/,
  },
  {
    why: 'two options that exclude each other',
    command: script('start', '--empty', '--demo'),
    says: /^--empty and --demo exclude each other/,
  },
  { why: 'no folder', command: script('backup'), says: /^Say which: <new folder> is missing/ },
  {
    why: 'a wrong number',
    command: script('backup', 'x', '--keep-days', 'many'),
    says: /^--keep-days must be a whole number/,
  },
  {
    why: 'a folder that is there',
    command: script('backup', place('a-folder')),
    env: () => as('owner:right'),
    says: /a-folder is there already/,
  },
  {
    why: 'a folder that cannot be',
    command: script('backup', place('a-file/backup')),
    env: () => as('owner:right'),
    says: /a-file\/backup cannot be written or read/,
  },
  {
    why: 'a database of something else',
    command: script('backup', place('other')),
    env: () => as('owner:right', 'elsewhere'),
    says: /has no tables of Callshot/,
  },
  {
    why: 'a folder that is no backup',
    command: script('restore', place('a-folder')),
    env: () => ({ CALLSHOT_DATA: place('not-made') }),
    says: /a-folder is not a backup/,
  },
  { why: 'no such verb', command: script('blocks', 'verfy'), says: /^It is verify or rebuild/ },
  {
    why: 'no such event',
    command: script('blocks', 'verify', '--event', '999'),
    env: () => as('owner:right'),
    says: /^There is no event 999/,
  },
  {
    why: 'an instant without its time zone',
    command: script('recovered', '--at', '2026-11-21T18:30:00'),
    env: () => as('owner:right'),
    says: /^--at is the recovered instant with its time zone.*not "2026-11-21T18:30:00"/,
  },
  {
    why: 'a head that is none',
    command: script('audit', 'verify', '--head', 'last'),
    says: /^--head is what verify or the log printed.*not "last"/,
  },
  {
    why: 'too many',
    command: script('load', '--entries', '9999999'),
    says: /^--entries must be a whole number from 1 to 5000000/,
  },
  {
    why: 'no such trouble',
    command: script('trouble', 'nosuch'),
    says: /^There is no "nosuch" among .*rolling/,
  },
  {
    why: 'no such bench',
    command: script('bench', 'nosuch'),
    says: /^There is no "nosuch" among .*serving/,
  },
];

const named = failures.map((failure) => ({
  ...failure,
  command: failure.command,
  name: failure.command
    .slice(1)
    .map((word) => word.replace(home, '…'))
    .join(' '),
}));

test.each(named)(
  `$name, $why: one sentence and the way out, ${drawnWith}`,
  async ({ command, env, says }) => {
    const { code, said } = await startProcess(command, env?.()).ended;
    const text = said.trim();
    expect(text).toMatch(says);
    expect(text.split('\n'), text).toHaveLength(1);
    expect(text).not.toMatch(/^\s+at |node:|Error:/m);
    expect(code).toBeGreaterThan(0);
  },
);

test('what was refused has made nothing', () => {
  for (const name of ['mistyped', 'not-made', 'other', 'a-backup']) {
    expect(existsSync(place(name)), name).toBe(false);
  }
  expect(existsSync(join(root, 'a-backup'))).toBe(false);
});

describe('every command of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const ours = Object.entries<string>(scripts).filter(([, line]) =>
    line.startsWith('node scripts/'),
  );

  test('is known', () => {
    expect(ours.map(([name]) => name).toSorted()).toEqual(Object.keys(commands).toSorted());
  });

  const called = (name: string) =>
    /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`;
  const wordsOf = (line: string) => line.replace('node', process.execPath).split(' ');

  test.each(ours)('%s says first what it does not know', async (name, line) => {
    const wrong = await startProcess([...wordsOf(line), '--nonsense']).ended;
    expect(wrong.said.trim()).toBe(
      `There is no option --nonsense. \`${called(name)} -- --help\` tells what there is.`,
    );
    expect(wrong.code).toBe(2);
  });

  test.each(ours)('the help of %s tells of all its options', (name) => {
    const read = readCommandLine(name as CommandName, ['--help']);
    const text = read.kind === 'help' ? read.text : '';
    expect(text).toContain(`Usage: ${called(name)}`);
    const { options = {} } = commands[name as CommandName] as { options?: object };
    for (const option of Object.keys(options)) expect(text).toContain(`--${option}`);
  });

  test.each(shareOf(ours, 2, 'help'))(`%s shows its help, ${drawnWith}`, async (_, line) => {
    const help = await startProcess([...wordsOf(line), '--help']).ended;
    expect(help.code).toBe(0);
    expect(help.said).toMatch(/^Usage: npm /m);
  });
});
