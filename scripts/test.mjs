import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { gate } from './lib/gate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, run } from './lib/run.mjs';
import { openSystemPostgres } from './lib/system-postgres.mjs';
import { root } from './lib/workspace.mjs';

begin('test');
await ensureInstalled();

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
const headline = (name) => console.log(`\n== ${name}`);

/** A step that passes or fails as a whole. */
async function step(name, work) {
  headline(name);
  const isPassed = await work().catch((error) => {
    console.error(error);
    return false;
  });
  if (isPassed) passed += 1;
  else failed += 1;
}

/** A suite that counts its own tests; one that ran none has failed. */
async function suite(name, command, file, countsOf, env = {}) {
  headline(name);
  const [program, ...args] = command;
  const code = await run(program, args, { env });
  const report = join(results, file);
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) failed += 1;
}

const vitest = (project, file) => [
  bin('vitest'),
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, file)}`,
];
const countsOfVitest = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
});
const countsOfPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
});

for (const { name, command } of gate) {
  const [program, ...args] = command;
  await step(name, async () => (await run(program, args)) === 0);
}
await step('build', () => ensureBuilt().then(() => true));
await step('size of the first load', async () => (await run('node', ['scripts/size.mjs'])) === 0);
await suite('unit tests', vitest('unit', 'unit.json'), 'unit.json', countsOfVitest);
await suite(
  'database and HTTP tests on the embedded PostgreSQL',
  vitest('database', 'embedded.json'),
  'embedded.json',
  countsOfVitest,
  { TEST_DATABASE_URL: '' },
);
let system = null;
await step('a PostgreSQL server of this machine', async () => {
  system = await openSystemPostgres();
  if (!system) console.log('There is none: the suite ran on the embedded one only.');
  return true;
});
if (system) {
  await suite(
    'database and HTTP tests on a PostgreSQL server',
    vitest('database', 'system.json'),
    'system.json',
    countsOfVitest,
    { TEST_DATABASE_URL: system.url },
  );
  await system.stop();
}
await suite(
  'the product and its commands as processes',
  vitest('processes', 'processes.json'),
  'processes.json',
  countsOfVitest,
);
await suite(
  'trouble, briefly',
  ['node', 'scripts/trouble.mjs', '--brief', `--report=${join(results, 'trouble.json')}`],
  'trouble.json',
  (report) => report,
);
await step('a browser for the browser tests', () => ensureChromium().then(() => true));
await suite(
  'browser tests',
  [bin('playwright'), 'test', '--reporter=list,json'],
  'browser.json',
  countsOfPlaywright,
  { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'browser.json') },
);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
