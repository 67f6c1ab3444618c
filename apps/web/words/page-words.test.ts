import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { allLanguages, readCatalogue } from './catalogues.ts';
import { pageInLanguage } from './page-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  join(folder, 'en.json'),
  '{ "late": "Later", "wait": "Wait <here" }'.replace('<', "'<'"),
);
writeFileSync(join(folder, 'de.json'), '{ "late": "Spät & \\"später\\"" }');

test('a page says its texts in its language, as HTML, and in English what the language lacks', () => {
  const page = '<p title="__said.late__">__said.wait__</p>';
  expect(pageInLanguage(page, folder)).toBe('<p title="Later">Wait &lt;here</p>');
  expect(pageInLanguage(page, folder, 'de')).toBe(
    '<p title="Spät &amp; &quot;später&quot;">Wait &lt;here</p>',
  );
  expect(pageInLanguage(page, folder, 'en-XA')).toContain('title="[Łááţééř]"');
  expect(() => pageInLanguage('__said.nothing__', folder)).toThrow('nothing');
});

test.each(['page', 'manifest'])('every language says all of %s', (name) => {
  const words = fileURLToPath(new URL(name, import.meta.url));
  const english = Object.keys(readCatalogue(words, 'en') ?? {});
  expect(english).not.toEqual([]);
  for (const language of allLanguages) {
    expect(Object.keys(readCatalogue(words, language) ?? {})).toEqual(english);
  }
});
