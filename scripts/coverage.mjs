// Holds docs/spec-coverage.md against the contract, the router, the sources, the rule book and the tests.
// With names of rules it lists the tests that show them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFaults, findUnbuilt, list, readCoverage } from './docs/coverage.mjs';
import { findShownRules, isTestFile } from './docs/shown-rules.mjs';
import { filesUnder, root } from './lib/workspace.mjs';

const tests = readTests();
const asked = process.argv.slice(2);
if (asked.length > 0) {
  for (const { path, title, rules } of tests) {
    if (rules.some((rule) => asked.includes(rule))) console.log(`${path} › ${title}`);
  }
} else check();

function check() {
  const rows = readCoverage(read(list) ?? '');
  const faults = findFaults(rows, {
    read,
    calls: readCalls(),
    routes: readRoutes(),
    rules: readRules(),
    tests,
  });
  for (const { line } of findUnbuilt(rows)) console.log(`${list}:${line} is not built yet`);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${rows.length} rows hold`);
}

function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
}

/** From what is printed of the contract, which the gate holds to it. */
function readCalls() {
  const { paths, components } = JSON.parse(read('docs/api/openapi.json'));
  const namesIn = (node, names = new Set(), seen = new Set()) => {
    if (node === null || typeof node !== 'object') return names;
    if (typeof node.$ref === 'string' && !seen.has(node.$ref)) {
      seen.add(node.$ref);
      namesIn(components.schemas[node.$ref.split('/').at(-1)], names, seen);
    }
    for (const name of Object.keys(node.properties ?? {})) names.add(name);
    for (const inner of Object.values(node)) namesIn(inner, names, seen);
    return names;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => {
        const takes = namesIn(call.requestBody);
        for (const { name } of call.parameters ?? []) if (name) takes.add(name);
        const answers = namesIn(call.responses['200']);
        const who = /^Who: ([^.]*)\./.exec(call.description)?.[1] ?? '';
        return [`${method.toUpperCase()} ${path}`, { takes, answers, who }];
      }),
    ),
  );
}

/** The paths of the pages, as the rooms that bring them write them. */
function readRoutes() {
  const sources = readdirSync(join(root, 'apps/web/src'), { recursive: true })
    .filter((file) => file.endsWith('.room.ts'))
    .map((file) => read(`apps/web/src/${file}`));
  const written = sources.flatMap((source) => [
    ...source.matchAll(/\bpage\(\s*(?:(['"`])([^'"`]*)\1|(prefix)\b)/g),
  ]);
  const paths = written.flatMap(([, , path, prefix]) => {
    const shown = (prefix ? '{prefix}' : path)
      .replaceAll(/\$(\{\w+\})/g, '$1')
      .replaceAll(/:(\w+\??)/g, '{$1}');
    const providers = shown.includes('{provider}') ? ['discord', 'google', 'reddit'] : [''];
    return providers.map((provider) => `/${shown.replace('{provider}', provider)}`);
  });
  return new Set(paths);
}

function readRules() {
  const chapters = readdirSync(join(root, 'docs/rules')).map((name) => read(`docs/rules/${name}`));
  return new Set(
    chapters.flatMap((text) => [...text.matchAll(/<a id="([^"]+)">/g)].map(([, name]) => name)),
  );
}

/** The tests whose titles name rules. */
function readTests() {
  return ['apps', 'bench', 'e2e', 'packages', 'scripts', 'seed']
    .flatMap((folder) => [...filesUnder(join(root, folder))])
    .filter(isTestFile)
    .map((path) => relative(root, path))
    .sort()
    .flatMap((path) => findShownRules(read(path)).map((test) => ({ path, ...test })));
}
