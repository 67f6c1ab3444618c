import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate } from '../lib/gate.mjs';
import { bin } from '../lib/run.mjs';
import { root } from '../lib/workspace.mjs';

// The gate's own command on planted faults, under the checkout's own projects: rules for sources, for
// tests and for pages differ.

const unchecked = 'export const list: string[] = []; export const first: string = list[0];';

const faults = [
  {
    file: 'packages/rules/src/a.ts',
    text: 'export const id = process.pid;',
    why: 'rules know no Node',
  },
  { file: 'packages/rules/src/b.ts', text: 'export const at = document;', why: 'nor a page' },
  {
    file: 'packages/rules/src/c.test.ts',
    text: unchecked,
    why: 'tests have a project of their own',
  },
  {
    file: 'packages/rules/src/d.ts',
    text: 'const unused = 1; export {};',
    why: 'what nothing uses',
  },
  { file: 'apps/web/src/a.tsx', text: unchecked, why: 'a page' },
  {
    file: 'seed/src/a.ts',
    text: "import { A } from './b.ts'; export const f = (a: A) => a;",
    why: 'an import that only names a type',
  },
  { file: 'bench/a.ts', text: unchecked, why: 'what runs beside the product' },
  {
    file: 'scripts/a.test.ts',
    text: '// @ts-expect-error\nexport const fine = 1;',
    why: 'an excuse that excuses nothing',
  },
];

const right = [
  { file: 'packages/rules/src/e.ts', text: 'export const fine: number = 1;' },
  { file: 'apps/web/src/b.ts', text: 'export const fine = document.title;' },
  { file: 'seed/src/b.ts', text: 'export type A = 1;' },
];

/** As much of installed types as the projects name. */
const installed = [
  { file: 'node_modules/@types/node/index.d.ts', text: 'declare const process: { pid: 1 };' },
  { file: 'node_modules/vite/client.d.ts', text: 'export {};' },
  { file: '.gitignore', text: 'node_modules' },
];

const projects = [
  ...['tsconfig.base.json', 'tsconfig.json', 'tsconfig.tools.json', '.oxlintrc.json'],
  ...['packages/rules/tsconfig.json', 'packages/rules/tsconfig.test.json'],
  ...['apps/web/tsconfig.json', 'seed/tsconfig.json'],
];

let home: string;
let said: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'callshot-types-'));
  for (const file of projects) cpSync(join(root, file), join(home, file));
  for (const { file, text } of [...faults, ...right, ...installed]) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), `${text}\n`);
  }
  const step = gate.find(({ name }) => name.includes('types'));
  const [program = '', ...args] = step?.command ?? [];
  const { stdout } = spawnSync(program, ['--format=unix', ...args], {
    cwd: home,
    encoding: 'utf8',
    timeout: 50_000,
    env: { ...process.env, OXLINT_TSGOLINT_PATH: bin('tsgolint') },
  });
  said = stdout;
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test.each(faults)('$why: $file', ({ file }) => {
  expect(said).toContain(`${file}:`);
});

test.each(right)('right: $file', ({ file }) => {
  expect(said).not.toContain(`${file}:`);
});
