import { problemAt, type StyleProblem } from '../problem.ts';
import type { Lines } from './lines.ts';

/** The most that a style may have. */
export const MOST_BYTES = 8192;
const MOST_TOLD = 20;
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  '\\': 'A backslash',
  '<': '"<"',
  '\0': 'A null character',
  '\ufeff': 'A byte order mark',
  '\u00a0': 'A no-break space',
};

/** Printable ASCII, tabs and line ends, without backslash and `<` [rule: nameplates-13]. */
export function checkCharacters(text: string, lines: Lines): StyleProblem[] {
  const problems: StyleProblem[] = [];
  for (let at = 0; at < text.length && problems.length < MOST_TOLD; at += 1) {
    if (isAllowed(text.charCodeAt(at))) continue;
    const from = at;
    const first = String.fromCodePoint(text.codePointAt(at) ?? 0);
    while (at + 1 < text.length && !isAllowed(text.charCodeAt(at + 1))) at += 1;
    problems.push(problemAt(lines.place(from, at + 1), 'bad_character', wordsOf(first)));
  }
  if (text.length > MOST_BYTES) {
    const place = lines.place(MOST_BYTES, MOST_BYTES + 1);
    const reason = `A style has at most 8 kB, this one has ${text.length} characters. Leave something out.`;
    problems.push(problemAt(place, 'too_long', reason));
  }
  return problems;
}

const isAllowed = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0x7e && code !== 0x5c && code !== 0x3c);

function wordsOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const name = KNOWN_NAMES[character] ?? `The character U+${code}`;
  return `${name} is not allowed: a style is plain letters, digits and signs of ASCII. Remove it, or type it anew.`;
}
