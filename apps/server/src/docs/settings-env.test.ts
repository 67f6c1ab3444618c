import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingRows } from '../app/config.ts';
import { printSettingsEnv } from './settings-env.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const namesIn = (text: string) => text.match(/\b[A-Z][A-Z0-9_]+(?==)/g) ?? [];

test('containers are given each setting once: by compose.yaml, by the image or by the printed file', () => {
  const { environment, entrypoint } = parse(read('compose.yaml'))['x-callshot'];
  const ofImage = /^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '';
  const set = new Set([
    ...Object.keys(environment),
    ...namesIn(entrypoint.join(' ')),
    ...namesIn(ofImage),
    // The proxy and the healthcheck count on its default.
    'PORT',
  ]);
  const printed = printSettingsEnv()
    .split('\n')
    .flatMap((line) => (line.startsWith('#') ? [] : namesIn(line)));
  const all = settingRows.flatMap(({ names }) => names);
  expect(printed.toSorted()).toEqual(all.filter((name) => !set.has(name)).toSorted());
});
