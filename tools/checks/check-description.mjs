// Does with docs/api/openapi.json what a stranger would: has it judged by a linter, prints types from
// it, and compiles a program against them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ensureTools } from '../../scripts/lib/install.mjs';

await ensureTools('tools/checks');
const { createConfig, formatProblems, lintFromString } = await import('@redocly/openapi-core');
const { default: openapiTypescript, astToString } = await import('openapi-typescript');

const here = fileURLToPath(new URL('.', import.meta.url));
const path = fileURLToPath(new URL('../../docs/api/openapi.json', import.meta.url));
const cache = fileURLToPath(new URL('./node_modules/.cache/api-client/', import.meta.url));
const source = readFileSync(path, 'utf8');

const isLinted = await lint();
const isCompiled = await compileClient();
process.exitCode = isLinted && isCompiled ? 0 : 1;

async function lint() {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // Some calls can refuse nothing but a flood.
    rules: { 'operation-4xx-response': 'off' },
  });
  const problems = await lintFromString({ source, absoluteRef: path, config });
  if (problems.length === 0) return true;
  formatProblems(problems, {
    format: 'codeframe',
    totals: { errors: problems.length, warnings: 0, ignored: 0 },
  });
  return false;
}

async function compileClient() {
  const types = await openapiTypescript(JSON.parse(source), { silent: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${cache}description.ts`, astToString(types));
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', here], { stdio: 'inherit' });
  return status === 0;
}
