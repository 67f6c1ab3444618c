import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

const folder = join(root, 'docs/dev');
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
/** Code as a page shows it, under the name of the file that the types are checked of. */
const shown = pages.flatMap((page) =>
  [
    ...readFileSync(join(folder, page), 'utf8').matchAll(
      /^```tsx?\n(?:\/\/ samples\/(\S+)\n)?([\s\S]*?)^```$/gm,
    ),
  ].map(([, name = 'none', text = '']) => ({ page, name, text })),
);

test.each(shown)('$page shows $name as it compiles', ({ name, text }) => {
  expect(text).toBe(readFileSync(join(folder, 'samples', name), 'utf8'));
  expect(text.split('\n').length).toBeLessThan(30);
});

test('every sample is shown, and all of them are compiled', () => {
  const samples = readdirSync(join(folder, 'samples'));
  expect(shown.map(({ name }) => name).toSorted()).toEqual(samples.toSorted());
  const included = (path: string): string[] =>
    JSON.parse(readFileSync(join(root, path), 'utf8')).include;
  expect(included('apps/server/tsconfig.json')).toContain('../../docs/dev/samples/*.ts');
  expect(included('apps/web/tsconfig.json')).toContain('../../docs/dev/samples/*.tsx');
});
