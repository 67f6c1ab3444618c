import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { keptNameOf } from '../../apps/server/src/platform/web-files/kept-files.ts';

const assets = fileURLToPath(new URL('../../apps/web/dist/assets', import.meta.url));

test('every script and style of the build is kept for pages of other versions', () => {
  const names = readdirSync(assets, { recursive: true })
    .map(String)
    .filter((name) => /\.(js|css)$/.test(name));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => keptNameOf(`/assets/${name}`) === null)).toEqual([]);
});
