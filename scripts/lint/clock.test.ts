import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

// All screens tell the time of day by one clock; the words of surveys are the specification's.
const clocks = ['platform/core/clock.ts', 'community/survey/close-time.ts'];
const src = join(root, 'apps/web/src');
const timeOfDay =
  /\b(?:timeStyle|hourCycle|hour12|hour|minute): ?['"tf]|toLocaleTimeString|slice\(11,/;

test('the time of day is told by core/clock.ts alone', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter(
    (path) =>
      !clocks.includes(path) &&
      !/\.test\.tsx?$/.test(path) &&
      timeOfDay.test(readFileSync(join(src, path), 'utf8')),
  );
  expect(others).toEqual([]);
});
