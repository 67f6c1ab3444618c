import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** All of WCAG 2.2 at A and AA. */
const CRITERIA = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4'],
  ...['1.3.5', '1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4'],
  ...['2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3'],
  ...['3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

const page = readFileSync('docs/accessibility.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d[\d., ]*)[^|]*\|[^|]*\| (.+) \|$/gm)].map((row) => ({
  criteria: (row[1] ?? '').match(/\d+\.\d+\.\d+/g) ?? [],
  shown: row[2] ?? '',
}));

test('every criterion stands on the page once', () => {
  expect(rows.flatMap(({ criteria }) => criteria).toSorted()).toEqual(CRITERIA.toSorted());
});

test('each names what shows it, or says that nothing does', () => {
  const silent = rows.filter(
    ({ shown }) => !/`[^`]+\.[cm]?tsx?`|axe|not shown|nothing to show/.test(shown),
  );
  expect(silent).toEqual([]);
});

test('all files that it names are there', () => {
  const named = [...page.matchAll(/`([\w@./-]+\/[\w@./-]+)`/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
