import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

const src = join(root, 'apps/web/src');

test('no style asks the whole page what it has: every press would restyle the page', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(100);
  // A page is printed once.
  const asking = files.filter(
    (file) =>
      !file.endsWith('print.css') &&
      /(?:^|[^.\w-])(?:body|:root):has\(/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(asking, 'usePageMark (platform/ui/page/page-mark.ts) says it instead').toEqual([]);
});
