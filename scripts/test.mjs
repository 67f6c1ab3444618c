import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { begin } from './lib/begin.mjs';
import { ensureTestBrowsers } from './lib/chromium.mjs';
import { gate } from './lib/gate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, runAside } from './lib/run.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';
import { openSystemPostgres } from './lib/system-postgres.mjs';
import { judged, renderTotals, resultOfPlaywright, resultOfVitest } from './lib/test-results.mjs';
import { root } from './lib/workspace.mjs';

const line = begin('test');
const asksAll = line.has('all');
await ensureInstalled();
keepScratchInMemory();
// Every suite reads them, see packages/rules/fixtures/test-share.ts.
process.env.TEST_ALL = asksAll ? '1' : '';
process.env.TEST_SEED ??= String(randomInt(2 ** 31));
console.log(`Samples are drawn with TEST_SEED=${process.env.TEST_SEED}.`);

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const told = [];

/** Suites run beside each other: what one says is shown when it has ended, in one piece. */
async function show(name, work) {
  const startedAt = performance.now();
  const { output, ...result } = await work().catch((error) => ({
    output: `${error.stack}\n`,
    passed: 0,
    failed: [error.message],
  }));
  told.push({ name, ...result });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`\n== ${name} (${seconds} s)\n${output}`);
}

/** A step that passes or fails as a whole. */
const step = (name, [program, ...args], env = {}) =>
  show(name, async () => {
    const { code, output } = await runAside(program, args, { env });
    return { output, ...(code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [''] }) };
  });

/** A suite that counts its own tests. */
const suite = (name, [program, ...args], file, resultOf, env = {}) =>
  show(name, async () => {
    const { code, output } = await runAside(program, args, { env });
    const report = join(results, file);
    const result = existsSync(report)
      ? resultOf(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: [] };
    return { output, ...judged(result, code) };
  });

const vitest = (name, project, file, { workers, env } = {}) =>
  suite(
    name,
    [
      bin('vitest'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      `--outputFile.json=${join(results, file)}`,
    ],
    file,
    resultOfVitest,
    env,
  );

async function testOnGivenServer() {
  const system = await openSystemPostgres();
  if (!system) {
    console.log('\nThis machine has no PostgreSQL server: the embedded one alone is asked.');
    return;
  }
  await vitest('database tests on a PostgreSQL server', 'database', 'system.json', {
    env: { TEST_DATABASE_URL: system.url },
  });
  await system.stop();
}

async function checkTree() {
  for (const { name, command, env } of gate) await step(name, command, env);
}

async function testInBrowsers() {
  const shard = line.text('shard');
  await suite(
    'browser tests',
    [
      ...[bin('playwright'), 'test', '--retries=1', '--reporter=list,json'],
      ...(shard ? [`--shard=${shard}`] : []),
    ],
    'browser.json',
    resultOfPlaywright,
    { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'browser.json') },
  );
}

/** They wait for the server a third of the time: one worker more than there are cores fills it. */
const testOnEmbeddedServer = () =>
  vitest('database tests on the embedded PostgreSQL', 'database', 'embedded.json', {
    workers: availableParallelism() + 1,
    env: { TEST_DATABASE_URL: '' },
  });

const installBrowsers = () =>
  show('browsers', async () => {
    await ensureTestBrowsers();
    return { output: '', passed: 1, failed: [] };
  });

const testComponents = () => vitest('component tests', 'components', 'components.json');

async function testProduct() {
  await step('build', ['node', 'scripts/build.mjs']);
  await vitest('the product and its commands as processes', 'processes', 'processes.json');
  await installBrowsers();
  await step('size of the first load', ['node', 'scripts/size.mjs']);
  await smokeBenches();
}

async function smokeBenches() {
  await suite(
    'benches at their smallest size',
    ['node', 'scripts/bench.mjs', '--smoke', `--report=${join(results, 'benches.json')}`],
    'benches.json',
    (report) => report,
  );
}

const makeTrouble = (...wanted) =>
  suite(
    'trouble, briefly',
    [
      ...['node', 'scripts/trouble.mjs', '--brief', `--report=${join(results, 'trouble.json')}`],
      ...wanted,
    ],
    'trouble.json',
    (report) => report,
  );

const testUnits = () => vitest('unit tests', 'unit', 'unit.json');

// Steps without timing run side by side. The product's own time limits are tested on a free
// machine.
async function runEverything() {
  await Promise.all([
    checkTree()
      .then(testProduct)
      .then(testComponents)
      // Whatever is cached without telling other processes is found in each run.
      .then(() => (asksAll ? testOnGivenServer() : makeTrouble('agreement'))),
    testUnits().then(testOnEmbeddedServer),
  ]);
  if (asksAll) await makeTrouble();
  await testInBrowsers();
}

/** The names stand in packages/command-line, which refuses others. */
const parts = {
  check: checkTree,
  unit: testUnits,
  database: testOnEmbeddedServer,
  'database-server': testOnGivenServer,
  product: testProduct,
  components: () => installBrowsers().then(testComponents),
  trouble: () => makeTrouble(),
  browsers: () => installBrowsers().then(testInBrowsers),
};

if (line.words.length === 0) await runEverything();
for (const name of line.words) await parts[name]();

console.log(`\n${renderTotals(told)}`);
process.exitCode = told.length === 0 || told.some(({ failed }) => failed.length > 0) ? 1 : 0;
