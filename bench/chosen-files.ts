import { readdirSync } from 'node:fs';

/**
 * The files of a folder with this ending: all, or those with one of the words in their names. A
 * word that fits no file is a typing error, and running nothing would look like success.
 */
export function chosenFiles(folder: URL, ending: string, words: readonly string[]): string[] {
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
