import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../bench/trouble/free-port.ts';
import { waitUntil } from '../../bench/trouble/wait-until.ts';
import { root } from '../lib/workspace.mjs';
import { makeDirectory, startProcess, type TestProcess } from './test-process.ts';

// An uncaught error is logged in one line. A rejection has no other effect; an exception ends the
// process.

const data = makeDirectory();
const planted = { NODE_OPTIONS: `--import ${join(root, 'scripts/processes/plant-failures.mjs')}` };

async function startProduct() {
  const [port, metrics] = [await freePort(), await freePort()];
  const product = startProcess([process.execPath, 'scripts/start.mjs', '--empty'], {
    ...planted,
    ...{ PORT: String(port), HOST: '127.0.0.1', METRICS_PORT: String(metrics) },
    ...{ CALLSHOT_DATA: data, DRAIN_SECONDS: '1' },
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  await waitUntil('the product is ready', 120_000, async () => {
    if (product.child.exitCode !== null) throw new Error(product.said());
    return isReady();
  });
  const rejections = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(/^callshot_unhandled_rejections_total (\d+)$/m.exec(text)?.[1]);
  };
  return { product, isReady, rejections };
}

/** Logged failures, one object a line. */
const logged = ({ said }: TestProcess) =>
  said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ err }) => err?.message.startsWith('planted'));

test('a promise that fails alone is logged and counted, and the product stays', async () => {
  const { product, isReady, rejections } = await startProduct();
  expect(await rejections()).toBe(0);
  product.child.kill('SIGUSR2');
  await waitUntil('both are logged', 10_000, () => logged(product).length === 2);
  for (const line of logged(product)) {
    expect(line).toMatchObject({ level: 'error', err: { name: 'Error' } });
    expect(line.err.stack).toContain('plant-failures.mjs');
  }
  expect(await rejections()).toBe(2);
  expect(await isReady()).toBe(true);
  product.child.kill('SIGTERM');
  expect((await product.ended).code).toBe(0);
});

test('after an exception that nobody caught the product stops in order, and says that it failed', async () => {
  const { product } = await startProduct();
  product.child.kill('SIGURG');
  const { code } = await product.ended;
  expect(code).toBe(1);
  expect(logged(product)).toMatchObject([
    { level: 'fatal', err: { message: 'planted: in a timer' } },
  ]);
  expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false);
});

const commands = [
  ['seed'],
  ['backup', join(data, 'of-it')],
  ['blocks', 'verify'],
  ['audit', 'verify'],
  ['load', '--entries', '10', '--yes'],
  ['wiki'],
  ['replay'],
];

async function startCommand(words: readonly string[], by: 'promise' | 'timer') {
  const [name = '', ...others] = words;
  const env = { ...planted, CALLSHOT_DATA: data, FAIL_BY: by, PORT: String(await freePort()) };
  return startProcess([process.execPath, `scripts/${name}.mjs`, ...others], env);
}

test.each(commands)(
  '%s tells an exception that nobody caught, in a line and by its exit code',
  async (...words) => {
    const failing = await startCommand(words, 'timer');
    expect((await failing.ended).code).toBe(1);
    expect(logged(failing)).toMatchObject([{ level: 'fatal' }]);
  },
);

test('a command goes on after a promise that failed alone, and does not say that all is well', async () => {
  const failing = await startCommand(['audit', 'verify'], 'promise');
  const { code, said } = await failing.ended;
  expect(code).toBe(1);
  expect(said).toContain('All rows are as written.');
  expect(logged(failing)).toMatchObject([{ level: 'error' }, { level: 'error' }]);
});
