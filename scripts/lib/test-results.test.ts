import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judged, renderTotals, resultOfPlaywright, resultOfVitest } from './test-results.mjs';
import { root } from './workspace.mjs';

const inVitest = (title: string, status: string, ...ancestorTitles: string[]) => ({
  ancestorTitles,
  title,
  status,
});

test('of a vitest run each failed test is named, and each file that could not be run', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: join(root, 'apps/a.test.ts'),
        status: 'failed',
        assertionResults: [
          inVitest('one', 'passed'),
          inVitest('two', 'failed', 'both'),
          inVitest('three', 'failed'),
        ],
      },
      { name: join(root, 'apps/b.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: join(root, 'apps/c.test.ts'),
        status: 'passed',
        assertionResults: [inVitest('four', 'passed')],
      },
    ],
  };
  expect(resultOfVitest(report)).toEqual({
    passed: 2,
    failed: ['apps/a.test.ts › both › two', 'apps/a.test.ts › three', 'apps/b.test.ts'],
  });
});

test('of a playwright run each failed test is named with its browser, and what is no test', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status, at) => ({ status, projectName: ['desktop', 'phone'][at] })),
  });
  const report = {
    stats: { expected: 2, flaky: 1, unexpected: 2 },
    errors: [{ message: 'no browser\n    at somewhere' }],
    suites: [
      {
        title: 'picks.spec.ts',
        specs: [spec('picks', 'flaky', 'unexpected')],
        suites: [{ title: 'late', specs: [spec('locks', 'unexpected', 'expected')] }],
      },
    ],
  };
  expect(resultOfPlaywright(report)).toEqual({
    passed: 3,
    failed: [
      'picks.spec.ts › picks [phone]',
      'picks.spec.ts › late › locks [desktop]',
      'no browser',
    ],
    unsteady: ['picks.spec.ts › picks [desktop]'],
  });
});

test('two tests may waver in a run, and three fail it', () => {
  const waver = (count: number) =>
    resultOfPlaywright({
      stats: { expected: 0, flaky: count, unexpected: 0 },
      errors: [],
      suites: Array.from({ length: count }, (_, at) => ({
        title: `${at}.spec.ts`,
        specs: [{ title: 'one', tests: [{ status: 'flaky', projectName: 'phone' }] }],
      })),
    });
  expect(waver(2)).toMatchObject({ failed: [], unsteady: { length: 2 } });
  expect(waver(3)).toMatchObject({
    failed: ['3 tests passed only when asked again, at most 2 may'],
    unsteady: { length: 3 },
  });
});

describe('a suite has failed', () => {
  test.each([
    { why: 'that names a failed test', failed: ['a'], passed: 1, code: 1, told: ['a'] },
    {
      why: 'that ended badly after its tests',
      ...{ failed: [], passed: 1, code: 1, told: ['ended with code 1, see above'] },
    },
    { why: 'that ran none', failed: [], passed: 0, code: 0, told: ['ran no test'] },
    { why: 'never when all is well', failed: [], passed: 1, code: 0, told: [] },
  ])('$why', ({ failed, passed, code, told }) => {
    expect(judged({ failed, passed }, code)).toEqual({ passed, failed: told });
  });
});

test('the totals are followed by a line for whatever failed or wavered', () => {
  const text = renderTotals([
    { name: 'types', passed: 0, failed: [''] },
    { name: 'unit tests', passed: 3, failed: ['a.test.ts › one', 'a.test.ts › two'] },
    { name: 'build', passed: 1, failed: [] },
    { name: 'browser tests', passed: 2, failed: [], unsteady: ['b.spec.ts › one'] },
  ]);
  expect(text.split('\n')).toEqual([
    '6 passed, 3 failed',
    '~ browser tests › b.spec.ts › one: passed only when asked again',
    '✗ types',
    '✗ unit tests › a.test.ts › one',
    '✗ unit tests › a.test.ts › two',
  ]);
});
