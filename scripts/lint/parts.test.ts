import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

/** [rule: structure-13] Parts that the catalogue cannot show, and why. */
const WITHOUT: Readonly<Record<string, string>> = {};

const source = join(root, 'apps/web/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?:^|\/)ui\/(?:.*\/)?[^/]+\.tsx$/.test(file),
);
const nameOf = (file: string) => file.replace(/^.*\/|\..*$/g, '');
/** Files without elements (`.ts`) are hooks and helpers: nothing is to be seen of them. */
const drawn = files.filter((file) => !/\.(?:test|parts)\.tsx$/.test(file)).map(nameOf);

test('every part of ui has its states in a file beside it', () => {
  expect(drawn.length).toBeGreaterThan(30);
  const missing = files
    .filter((file) => drawn.includes(nameOf(file)) && !/\.(?:test|parts)\.tsx$/.test(file))
    .filter((file) => !files.includes(join(dirname(file), `${nameOf(file)}.parts.tsx`)))
    .map(nameOf)
    .filter((name) => !(name in WITHOUT));
  expect(missing).toEqual([]);
});

test('no file of states has lost its part', () => {
  const left = files.filter((file) => file.endsWith('.parts.tsx')).map(nameOf);
  expect(left.filter((name) => !drawn.includes(name))).toEqual([]);
  expect(Object.keys(WITHOUT).filter((name) => !drawn.includes(name))).toEqual([]);
});
