import { readdirSync } from 'node:fs';

const kinds = {
  bench: { folder: new URL('../../bench/', import.meta.url), ending: '.bench.ts' },
  trouble: { folder: new URL('../../bench/trouble/', import.meta.url), ending: '.trouble.ts' },
};

/**
 * The files of a kind: all, or those with one of the words in their names. A word that fits no file
 * is a typing error, and running nothing would look like success.
 *
 * @param {keyof typeof kinds} kind
 * @param {readonly string[]} words
 */
export function chosenFiles(kind, words) {
  const { folder, ending } = kinds[kind];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
  const unknown = words.find((word) => !files.some((file) => file.includes(word)));
  if (unknown !== undefined) {
    const names = files.map((file) => file.slice(0, -ending.length)).join(', ');
    console.error(`There is no "${unknown}" among ${names}.`);
    process.exit(2);
  }
  return files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
}
