import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
const [, list = ''] = /const askedOfEveryServer = \[([^\]]*)\]/.exec(config) ?? [];
const patterns = [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);

/** `{a,b}` as each of its words. */
function alternatives(pattern: string): string[] {
  const [whole, words] = /\{([^}]+)\}/.exec(pattern) ?? [];
  if (whole === undefined || words === undefined) return [pattern];
  return words.split(',').flatMap((word) => alternatives(pattern.replace(whole, word)));
}

function hasFile(path: string): boolean {
  if (!path.includes('*')) return existsSync(join(root, path));
  const folder = join(root, dirname(path));
  const ending = path.slice(path.indexOf('*') + 1);
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith(ending));
}

test('every pattern of what a given database server is asked finds files', () => {
  expect(patterns.length).toBeGreaterThan(5);
  const lost = patterns.flatMap(alternatives).filter((path) => !hasFile(path));
  expect(lost).toEqual([]);
});
