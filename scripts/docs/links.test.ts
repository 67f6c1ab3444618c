import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

const passedOver = new Set(['node_modules', 'dist', 'test-results', '.git', '.callshot']);

function* documents(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (passedOver.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* documents(path);
    else if (entry.name.endsWith('.md')) yield path;
  }
}

const withoutCode = (text: string) =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
const linksOf = (text: string) => [
  ...[...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to),
  ...[...text.matchAll(/<img src="([^"]+)"/g)].map(([, to = '']) => to),
];

/** Names under which a page's headings and marks are found, as GitHub makes them. */
const anchorsOf = (text: string) =>
  new Set([
    ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
    ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id),
  ]);

function faultOf(link: string, page: string): string | null {
  if (/^[a-z]+:/.test(link)) return null;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(target)) return `${link} leads nowhere`;
  if (anchor === undefined || !target.endsWith('.md')) return null;
  return anchorsOf(readFileSync(target, 'utf8')).has(anchor) ? null : `${link} has no such heading`;
}

/** `a/{b,c}` names two. */
function named(path: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (!braces) return [path];
  const [before, after] = [
    path.slice(0, braces.index),
    path.slice(braces.index + braces[0].length),
  ];
  return (braces[1] ?? '').split(',').flatMap((part) => named(`${before}${part}${after}`));
}

const made = /[*<>…]|\{\w+\}|\/x\b/;
/** Files and folders of the tree that a text names from its root; names of a pattern stand for no file. */
const pathsOf = (text: string) =>
  [...text.matchAll(/`((?:apps|packages|scripts|e2e|bench|seed|docs|tools)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !made.test(path))
    .flatMap(named);
const isThere = (path: string): boolean =>
  ['', '.ts', '.tsx', '.mjs'].some((end) => existsSync(join(root, path + end)));

const pages = [...documents(root)].map((path) => ({ name: relative(root, path), path }));

test.each(pages)('$name leads to what is there', ({ path }) => {
  const links = linksOf(readFileSync(path, 'utf8'));
  expect(links.map((link) => faultOf(link, path)).filter((fault) => fault !== null)).toEqual([]);
});

test.each(pages)('$name names files that are there', ({ path }) => {
  expect(pathsOf(readFileSync(path, 'utf8')).filter((named) => !isThere(named))).toEqual([]);
});

test('a file that is not there is found, whichever of its braces it stands in', () => {
  const text = 'see `apps/web/{src,gone}`, `docs/rules` and `apps/web/src/x.room.ts`';
  expect(pathsOf(text).filter((path) => !isThere(path))).toEqual(['apps/web/gone']);
});

test('a link that leads nowhere is found', () => {
  const readme = join(root, 'README.md');
  expect(faultOf('docs/nowhere.md', readme)).toBe('docs/nowhere.md leads nowhere');
  expect(faultOf('#nowhere', readme)).toBe('#nowhere has no such heading');
  expect(faultOf('docs/operating.md#upgrade', readme)).toBeNull();
});
