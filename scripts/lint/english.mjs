import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';

/** Sentences of comments that break the first two rules of docs/style.md. */

const opening = /^(Who|What|Of|Where|How|Whoever|Whose|Whom)\b/;

/** Words. */
const longest = 28;

// Strings come first: what looks like a comment in them is none.
const comment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/\*\*?([\s\S]*?)\*\/|((?:^[ \t]*\/\/.*\n?)+)|[ \t]\/\/ (.*)$/gm;

/** The comments of a source, each as one line of text; citations of rules are left out. */
export const commentsOf = (source) =>
  [...source.matchAll(comment)].map(([, block, lines, after]) =>
    (block ?? lines ?? after ?? '')
      .replace(/^[ \t]*(\*|\/\/)[ \t]?/gm, '')
      .replace(/\[rule[^\]]*\]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

export const sentencesOf = (text) => text.split(/(?<=[.:?!;])\s+(?=[A-Z])/).filter(Boolean);

/** @returns {{ opens: boolean, isLong: boolean }} */
export const faultsOf = (sentence) => ({
  opens: opening.test(sentence) && !sentence.endsWith('?'),
  isLong: sentence.split(' ').length > longest,
});

/** Every faulty sentence of the repository, with its file. */
export function findFaults() {
  const listed = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  // A migration that has landed is never edited; types of messages repeat the texts of screens.
  const files = listed
    .split('\0')
    .filter((file) => file && !/\/migrations\/|\/words\/messages\.d\.ts$/.test(file));
  return files.flatMap((file) =>
    commentsOf(read(file))
      .flatMap(sentencesOf)
      .map((sentence) => ({ file, sentence, ...faultsOf(sentence) }))
      .filter(({ opens, isLong }) => opens || isLong),
  );
}

/** A file that is deleted and not yet committed is still listed. */
function read(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
}

if (process.argv[1] === import.meta.filename || process.argv[1]?.endsWith('lint/english.mjs')) {
  const [, , room = ''] = process.argv;
  const faults = findFaults().filter(({ file }) => file.startsWith(room));
  for (const { file, sentence } of faults) console.log(`${file}: ${sentence}`);
  console.log(`${faults.length} sentences`);
}
