import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longest } from './test-order.mjs';
import { root } from './workspace.mjs';

test.each(longest)('%s, which begins early, is there', (path) => {
  expect(existsSync(join(root, path))).toBe(true);
});
