/** Without width, marks and case: how names and words are compared. */
export const foldName = (text: string): string =>
  text.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();

const signs = /[^\p{L}\p{N}]+/u;

/** The words of a name, as its signs and its capitals show them. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .split(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * The possible readings of a name: as it stands, word by word, and with words spelled letter by
 * letter joined. Words of several letters are never joined: 'Push It' is harmless.
 */
export function readingsOf(name: string): string[] {
  const folded = foldName(name);
  const bySigns = folded.split(signs).filter((word) => word !== '');
  return [folded, foldName(wordsOf(name).join(' ')), joinSpelled(bySigns)];
}

function joinSpelled(words: readonly string[]): string {
  let joined = '';
  let isSpelling = false;
  for (const word of words) {
    const isLetter = [...word].length === 1;
    joined += isSpelling && isLetter ? word : ` ${word}`;
    isSpelling = isLetter;
  }
  return joined.trim();
}
