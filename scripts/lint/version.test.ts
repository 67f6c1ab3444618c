import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readJson = (path: string) => JSON.parse(read(path));

const { version, workspaces } = readJson('package.json');
const folders = (workspaces as readonly string[]).flatMap((place) =>
  place.endsWith('/*')
    ? readdirSync(join(root, place.slice(0, -2))).map((name) => place.replace('*', name))
    : [place],
);
const packages = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));

test('one version stands everywhere', () => {
  const lock = readJson('package-lock.json');
  const found = [
    readJson('.release-please-manifest.json')['.'],
    lock.version,
    lock.packages[''].version,
    ...packages.map((folder) => readJson(`${folder}/package.json`).version),
    ...packages.map((folder) => lock.packages[folder].version),
    /^## \[?([\d.]+)/m.exec(read('CHANGELOG.md'))?.[1],
  ];
  expect(new Set(found)).toEqual(new Set([version]));
});

test('a release writes the version of every package, and in the lock file', () => {
  const { packages: released } = readJson('release-please-config.json');
  const written = released['.']['extra-files'].map(
    ({ path, jsonpath }: { path: string; jsonpath: string }) => `${path} ${jsonpath}`,
  );
  expect(written).toEqual(
    expect.arrayContaining(
      packages.flatMap((folder) => [
        `${folder}/package.json $.version`,
        `package-lock.json $.packages['${folder}'].version`,
      ]),
    ),
  );
});
