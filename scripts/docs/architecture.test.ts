import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** [rule: structure-14] Their rooms know no capability, or are no rooms. */
const told = ['platform', 'app', 'commands', 'docs'];

const roomsOf = (app: string): string[] =>
  foldersIn(`apps/${app}/src`)
    .filter((area) => !told.includes(area))
    .flatMap((area) => foldersIn(`apps/${app}/src/${area}`).map((room) => `${area}/${room}`))
    .sort();

/** The lines of the tree, by area: '  events    sw  their lists' */
function linesOf(letter: string): string[] {
  let area = '';
  const found: string[] = [];
  for (const line of text.split('\n')) {
    area = /^[a-z]+$/.exec(line)?.[0] ?? area;
    const [, room, where] = /^ {2}([a-z-]+) +([sw]+) {2}/.exec(line) ?? [];
    if (room && where?.includes(letter)) found.push(`${area}/${room}`);
  }
  return found.sort();
}

describe('ARCHITECTURE.md', () => {
  test('can be read in one sitting', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_288);
  });

  test.each([
    { app: 'server', letter: 's' },
    { app: 'web', letter: 'w' },
  ])('has a line for every room of the $app, and no other', ({ app, letter }) => {
    expect(linesOf(letter)).toEqual(roomsOf(app));
  });

  test('names every room of the rules and every area', () => {
    const words = new Set(text.split(/[\s,:;]+/));
    const named = [
      ...foldersIn('packages/rules/src'),
      ...foldersIn('apps/server/src'),
      ...foldersIn('apps/web/src'),
    ];
    expect(named.filter((name) => !words.has(name))).toEqual([]);
  });
});
