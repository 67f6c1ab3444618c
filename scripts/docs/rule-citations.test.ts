import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const book = join(root, 'docs/rules');
const here = fileURLToPath(import.meta.url);

/** A rule as it stands in its chapter, behind the anchor that links lead to. */
const ruleLine = /^- <a id="([^"]*)"><\/a>\*\*([^*]*)\*\* \S/;
const ruleName = /^[a-z]+(?:-[a-z]+)*-[1-9]\d*$/;
/** Citations in comments: `[rule: picks-15]`, `[rule: locks-2, stages-7]`. */
const inComments = /\[rules?:\s*([^\]]*)\]/gi;
/** Links in documents. */
const inDocuments = /([a-z-]+)\.md#([a-z-]+-\d+)\b/g;

/** Papers outside of the repository: a numbered table of decisions, documents cited by section. */
const outsidePapers = [
  /\bdecisions? \d{1,3}(?!\d)/i,
  /§/,
  /\b(?:core-platform|event-experience|leagues-and-staff)\b/,
  /\b(?:decisions|architecture|lpdb)\.md\b/,
  /(?<!\]\(|[/\w-])(?:safety|performance|database)\.md\b/,
];
/** A standard is found anywhere: `RFC 8030 §5, §7.3`. */
const standards = /\bRFC \d+ §[\d.]+(?:, §[\d.]+)*/g;

const hasText = /\.(?:[cm]?[jt]sx?|grit|css|sql|md|html|ya?ml|conf|cfg)$|^Dockerfile$/;
const passedOver = new Set(['node_modules', 'dist', 'test-results']);

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (passedOver.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (hasText.test(entry.name)) yield path;
  }
}

/** Without line breaks: a comment may be broken in the middle of what it cites. */
const textOf = (path: string): string =>
  readFileSync(path, 'utf8').replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');

const chapters = [...filesUnder(book)].map((path) => ({
  name: basename(path, '.md'),
  lines: readFileSync(path, 'utf8').split('\n'),
}));
const rules = chapters.flatMap(({ lines }) =>
  lines.flatMap((line) => ruleLine.exec(line)?.[1] ?? []),
);
const texts = [...filesUnder(root)]
  .filter((path) => path !== here)
  .map((path) => ({ file: relative(root, path), text: textOf(path) }));

test('a rule is named by its chapter and a number, and no name is given twice', () => {
  const badLines = chapters.flatMap(({ name, lines }) =>
    lines.filter((line) => {
      if (!line.includes('<a id=')) return false;
      const [, anchor = '', shown] = ruleLine.exec(line) ?? [];
      return anchor !== shown || !ruleName.test(anchor) || anchor.replace(/-\d+$/, '') !== name;
    }),
  );
  expect(badLines).toEqual([]);
  expect(rules.length).toBeGreaterThan(500);
  expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
});

test('every citation names rules that the book has', () => {
  const known = new Set(rules);
  const dangling = texts.flatMap(({ file, text }) => {
    const cited = [...text.matchAll(inComments)].flatMap(([, list = '']) => list.split(', '));
    const linked = [...text.matchAll(inDocuments)].flatMap(([, chapter, rule = '']) =>
      rule.replace(/-\d+$/, '') === chapter ? rule : [`${chapter}.md#${rule}`],
    );
    return [...cited, ...linked].filter((rule) => !known.has(rule)).map((rule) => ({ file, rule }));
  });
  expect(dangling).toEqual([]);
});

test('nothing cites a paper that is not in the repository', () => {
  const outside = texts.flatMap(({ file, text }) => {
    const own = text.replaceAll(standards, '');
    return outsidePapers.flatMap((paper) => {
      const found = paper.exec(own);
      return found
        ? { file, cited: own.slice(Math.max(0, found.index - 40), found.index + 30) }
        : [];
    });
  });
  expect(outside).toEqual([]);
});
