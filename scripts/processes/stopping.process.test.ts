import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandLineOf } from '../../apps/server/src/platform/embedded-postgres/processes.ts';
import { freePort } from '../../bench/trouble/free-port.ts';
import { waitUntil } from '../../bench/trouble/wait-until.ts';
import { drawnWith, shareOf } from '../../packages/rules/fixtures/test-share.ts';
import {
  makeDirectory,
  signalGroup,
  startProcess,
  survivorsOf,
  type TestProcess,
  type Tree,
  treeOf,
} from './test-process.ts';

// `npm start` is npm, a shell and the product: whichever is stopped, nothing is left of any.

const data = makeDirectory();

interface Running {
  readonly npm: TestProcess;
  readonly tree: Tree;
  /** The process of the tree whose command line looks so. */
  pidOf(form: RegExp): number;
}

async function startProduct(): Promise<Running> {
  const port = await freePort();
  const env = { PORT: String(port), HOST: '127.0.0.1', CALLSHOT_DATA: data };
  const npm = startProcess(['npm', 'start', '--', '--empty'], env);
  await waitUntil('the product is ready', 120_000, async () => {
    if (npm.child.exitCode !== null) throw new Error(npm.said());
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  });
  const tree = treeOf(npm.child.pid ?? 0);
  const pidOf = (form: RegExp): number => {
    const found = [...tree.marks.keys()].filter((pid) => form.test(commandLineOf(pid)));
    expect(found, `processes that look like ${form}`).toHaveLength(1);
    return found[0] ?? 0;
  };
  return { npm, tree, pidOf };
}

const shell = /^sh -c node scripts\/start/;
const node = /^(\S*\/)?node scripts\/start/;

const ways: readonly [how: string, stop: (running: Running) => void][] = [
  ['Ctrl-C', ({ npm }) => signalGroup(npm.child, 'SIGINT')],
  ['a terminal that closes', ({ npm }) => signalGroup(npm.child, 'SIGHUP')],
  ['SIGTERM to npm', ({ npm }) => void npm.child.kill('SIGTERM')],
  ['SIGHUP to the product', ({ pidOf }) => process.kill(pidOf(node), 'SIGHUP')],
  ['kill -9 of npm', ({ npm }) => void npm.child.kill('SIGKILL')],
  ['kill -9 of the shell', ({ pidOf }) => process.kill(pidOf(shell), 'SIGKILL')],
  ['kill -9 of the product', ({ pidOf }) => process.kill(pidOf(node), 'SIGKILL')],
];

describe(`nothing is left of npm start after, ${drawnWith}`, () => {
  test.each([...ways.slice(0, 1), ...shareOf(ways.slice(1), 2, 'ways to stop')])(
    '%s',
    async (_, stop) => {
      const running = await startProduct();
      expect(survivorsOf(running.tree).length).toBeGreaterThan(4);
      stop(running);
      await waitUntil('all of it has ended', 20_000, () => survivorsOf(running.tree).length === 0);
      // The database has shut down, rather than been cut off.
      expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false);
    },
  );
});

test('beside the product there are npm, a shell and its database, and nothing of the build', async () => {
  const { tree } = await startProduct();
  const known = [/^npm start/, shell, node, /^\/bin\/sh -c .*scratch=/s, /postgres/];
  const others = [...tree.marks.keys()]
    .map(commandLineOf)
    .filter((line) => line !== '' && !known.some((form) => form.test(line)));
  expect(others).toEqual([]);
});

test('what a command needs in vain is told without a trace', async () => {
  const program = (step: string) =>
    `import { begin } from './scripts/lib/begin.mjs'; import { mustRun } from './scripts/lib/run.mjs';
     import { writeFileSync } from 'node:fs'; begin('build'); ${step}`;
  for (const [step, says] of [
    [
      "await mustRun('sh', ['-c', 'echo no room; exit 3']);",
      /^no room\nsh -c .* ended with code 3/,
    ],
    ["writeFileSync('/proc/nowhere', '');", /^ENOENT.*\/proc\/nowhere/],
  ] as const) {
    const words = [process.execPath, '--input-type=module', '-e', program(step)];
    const { code, said } = await startProcess(words).ended;
    expect(said).toMatch(says);
    expect(said).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  }
});

test('what a command runs ends with it, by whatever death', async () => {
  const runs =
    "import { run } from './scripts/lib/run.mjs'; await run('sh', ['-c', 'sleep 300 & sleep 301']);";
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
    const { child } = startProcess([process.execPath, '--input-type=module', '-e', runs]);
    const isAsleep = () => [...treeOf(child.pid ?? 0).marks.keys()].map(commandLineOf);
    await waitUntil(
      'both sleep',
      10_000,
      () => isAsleep().filter((line) => line.startsWith('sleep')).length === 2,
    );
    const tree = treeOf(child.pid ?? 0);
    child.kill(signal);
    await waitUntil(
      `all of it has ended by ${signal}`,
      10_000,
      () => survivorsOf(tree).length === 0,
    );
  }
});
