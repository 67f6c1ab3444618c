import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@callshot/rules';
import { expect, test } from 'vitest';
import { manifestOf } from './web-manifests.ts';
import { allLanguages } from './words/catalogues.ts';

test.each(games)('$name can be installed, with pages and icons that exist', (game) => {
  const { id, start_url, scope, icons, shortcuts, ...rest } = manifestOf(game, 'en');
  expect([id, start_url, scope]).toEqual([`/${game.prefix}`, `/${game.prefix}`, '/']);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of icons) {
    expect(existsSync(fileURLToPath(new URL(`public${src}`, import.meta.url)))).toBe(true);
  }
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['My picks', `/${game.prefix}/event`],
    ['Leagues', `/${game.prefix}/leagues`],
  ]);
  expect(rest).not.toHaveProperty('share_target');
});

test.each(allLanguages)('a home screen is spoken to in %s', (language) => {
  const words = new URL(`words/manifest/${language}.json`, import.meta.url);
  expect(existsSync(fileURLToPath(words))).toBe(true);
});
