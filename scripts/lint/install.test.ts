import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

interface Locked {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const fits = (wanted: readonly string[] | undefined, own: string): boolean =>
  wanted === undefined || wanted.includes(own);

/** [rule: structure-12] WebAssembly stands in where a system has no binary: Linux has them all. */
const standsIn = /wasm|wasi|@emnapi/;

test('a fresh install adds at most 330 packages', () => {
  const { packages } = read('package-lock.json');
  const added = Object.entries<Locked>(packages).filter(
    ([path, { os, cpu, libc }]) =>
      path.includes('node_modules/') &&
      !standsIn.test(path) &&
      fits(os, 'linux') &&
      fits(cpu, 'x64') &&
      fits(libc, 'glibc'),
  );
  expect(added.length).toBeGreaterThan(100);
  expect(added.length).toBeLessThanOrEqual(330);
});

test.each(['bench/peers', 'tools/checks', 'tools/fonts', 'tools/lighthouse'])(
  '%s shares no dependency with the product',
  (folder) => {
    const { devDependencies } = read(`${folder}/package.json`);
    const own = read('package.json').devDependencies;
    // The client needs a TypeScript of its own.
    const both = Object.keys(devDependencies).filter(
      (name) => name in own && name !== 'typescript',
    );
    expect(both).toEqual([]);
  },
);
