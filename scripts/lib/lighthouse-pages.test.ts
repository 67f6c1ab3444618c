import { expect, test } from 'vitest';
import { problemsOf, rowOf } from './lighthouse-pages.mjs';

interface Seen {
  readonly performance?: number;
  readonly accessibility?: number;
  readonly seo?: number;
  readonly shift?: number;
  readonly machine?: number;
}

const report = ({
  performance = 0.97,
  accessibility = 1,
  seo = 1,
  shift = 0,
  machine = 2400,
}: Seen) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: accessibility },
    'best-practices': { score: 1 },
    seo: { score: seo },
  },
  audits: { 'cumulative-layout-shift': { numericValue: shift } },
  environment: { benchmarkIndex: machine },
});

test('a report within all limits has no problems', () => {
  expect(problemsOf(report({}))).toEqual({ failed: [], unmeasured: [] });
});

test.each([
  { why: 'slow', seen: { performance: 0.94 }, says: 'performance 94, of at least 95' },
  {
    why: 'one fault of accessibility',
    seen: { accessibility: 0.99 },
    says: 'accessibility 99, of at least 100',
  },
  { why: 'not to be found', seen: { seo: 0.9 }, says: 'seo 90, of at least 100' },
  { why: 'it moves', seen: { shift: 0.03 }, says: 'a layout shift of 0.03, of at most 0.02' },
  {
    why: 'it moves, whatever the machine does',
    seen: { shift: 0.03, machine: 500 },
    says: 'a layout shift of 0.03, of at most 0.02',
  },
  {
    why: 'no figure at all',
    seen: { shift: Number.NaN },
    says: 'a layout shift of NaN, of at most 0.02',
  },
])('$why: a limit is missed', ({ seen, says }) => {
  expect(problemsOf(report(seen))).toEqual({ failed: [says], unmeasured: [] });
});

test('a slow report of a busy machine is neither passed nor failed', () => {
  expect(problemsOf(report({ performance: 0.7, machine: 900 }))).toEqual({
    failed: [],
    unmeasured: ['performance 70, of at least 95, while the machine was busy'],
  });
});

test('a line has a cell below every heading', () => {
  const cells = (line: string) => line.split(/ {2,}/).length;
  expect(cells(rowOf({ name: 'landing', path: '/' }, report({})))).toBe(cells(rowOf()));
});
