import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findStyledTexts } from './styled-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'styled-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'desk'));

test.each([
  { css: '.a::after { content: "Can go here"; }', said: '"Can go here"' },
  { css: ".a::after { content: '→ Peut aller'; }", said: "'→ Peut aller'" },
  { css: '.a::after { content: attr(data-free); }', said: null },
  { css: '.a::before { content: ""; } .b::after { content: "·" / ""; }', said: null },
  { css: '.a { grid-template-areas: "head head"; }', said: null },
])('$css', ({ css, said }) => {
  writeFileSync(join(folder, 'desk/a.module.css'), css);
  expect(findStyledTexts(folder)).toEqual(
    said === null ? [] : [`desk/a.module.css writes ${said}: say it by attr()`],
  );
});
