import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin } from '../lib/run.mjs';
import { root } from '../lib/workspace.mjs';

// The gate checks every promise with .oxlintrc.json. These are planted faults of each kind, in a
// place of the server, a page of the browser and a test, with correct code beside them.

const faults = [
  { why: 'a call', line: 'work();' },
  { why: 'a call of another file', line: 'other();' },
  { why: 'a method', line: 'thing.save();' },
  { why: 'a method that may be there', line: 'thing.later?.();' },
  { why: 'then, without what hears the failure', line: 'work().then(() => {});' },
  { why: 'finally, which hands the failure on', line: 'work().finally(() => {});' },
  { why: 'finally after two handlers', line: 'work().finally(() => {}).then(() => {});' },
  { why: 'catch without a handler', line: 'work().catch();' },
  { why: 'several', line: 'Promise.all([work(), work()]);' },
  { why: 'a race', line: 'Promise.race([work()]);' },
  { why: 'a list of promises', line: '[1, 2].map(async () => work());' },
  { why: 'behind a condition', line: 'if (thing.is) work();' },
  { why: 'as the end of a condition', line: 'thing.is && work();' },
  { why: 'a new one', line: 'new Promise((resolve) => resolve(1));' },
  { why: 'asynchronous work for each', line: '[1].forEach(async () => work());', kind: 'misused' },
  { why: 'in a timer', line: 'setInterval(async () => work(), 1000);', kind: 'misused' },
  { why: 'a timer that is handed the work', line: 'setTimeout(work, 1000);', kind: 'misused' },
  { why: 'as a listener', line: "thing.on('x', async () => work());", kind: 'misused' },
  { why: 'a promise as a condition', line: 'if (work()) thing.is = true;', kind: 'misused' },
  { why: 'marked as left alone', line: 'void work();', kind: 'void' },
] as const;

const right = [
  'await work();',
  'work().catch(onError);',
  'work().catch(onError).finally(() => {});',
  'work().then(() => {}, onError);',
  'await work().finally(() => {});',
  'await Promise.all([1, 2].map(async () => work()));',
  'setInterval(() => { work().catch(onError); }, 1000);',
  'const kept = work(); await kept;',
];

const program = (lines: readonly string[]) => `import { other } from './other.ts';
declare const thing: { is: boolean; save(): Promise<void>; later?: () => Promise<void>; on(name: string, hear: () => void): void };
declare function work(): Promise<void>;
declare function setTimeout(work: () => void, ms: number): void;
declare function setInterval(work: () => void, ms: number): void;
declare function onError(error: unknown): void;
export async function run(): Promise<void> {
${lines.join('\n')}
  other;
}
`;
const firstLine = 8;

const places = {
  server: 'apps/server/src/x.ts',
  page: 'apps/web/src/x.ts',
  test: 'apps/server/src/x.test.ts',
};
const lines = [...faults.map(({ line }) => line), ...right.map((line) => `{ ${line} }`)];

let home: string;
/** The rules that each line breaks, by place. */
const found = new Map<string, string[]>();

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'callshot-promises-'));
  writeFileSync(join(home, '.oxlintrc.json'), readFileSync(join(root, '.oxlintrc.json')));
  const compilerOptions = {
    ...{ target: 'ES2023', module: 'ESNext', moduleResolution: 'Bundler', strict: true },
    ...{ lib: ['ES2023'], allowImportingTsExtensions: true, noEmit: true, types: [] },
  };
  writeFileSync(
    join(home, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['apps'] }),
  );
  for (const place of Object.values(places)) {
    const path = join(home, place);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, program(lines));
    writeFileSync(
      join(path, '../other.ts'),
      'export async function other(): Promise<void> { throw new Error(); }\n',
    );
  }
  const { stdout, stderr } = spawnSync(bin('oxlint'), ['--format=unix', '.'], {
    cwd: home,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: bin('tsgolint') },
  });
  if (!/^\d+ problems?$/m.test(stdout)) throw new Error(stdout + stderr);
  for (const [, place = '', line = '', rule = ''] of stdout.matchAll(
    /^(?:\.\/)?(\S+?):(\d+):\d+: .*typescript\((\S+)\)\]$/gm,
  )) {
    const key = `${place}:${Number(line) - firstLine}`;
    found.set(key, [...(found.get(key) ?? []), rule]);
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const foundAt = (place: string, at: number) => found.get(`${place}:${at}`) ?? [];

test.each(faults.map((fault, at) => ({ ...fault, at })))('$why: $line', (fault) => {
  const { at } = fault;
  const kind = 'kind' in fault ? fault.kind : 'floating';
  expect(foundAt(places.server, at), 'in the server').not.toEqual([]);
  if (kind === 'void') expect(foundAt(places.page, at), 'said in a page').toEqual([]);
  else expect(foundAt(places.page, at), 'in a page').not.toEqual([]);
  if (kind === 'floating') expect(foundAt(places.test, at), 'in a test').not.toEqual([]);
});

test.each(right.map((line, at) => ({ line, at })))('right: $line', ({ at }) => {
  for (const place of Object.values(places)) {
    expect(foundAt(place, faults.length + at), place).toEqual([]);
  }
});
