import unhomoglyph from 'unhomoglyph';

/** The stored and shown form. */
export const tidyUsername = (text: string): string => text.normalize('NFKC').trim();

/** Case and width aside. */
const plainUsername = (text: string): string => tidyUsername(text).toLowerCase().normalize('NFKC');

/**
 * Two names with the same key are the same name: case, width and look-alike letters (Unicode TR39)
 * do not count. Keys are stored: another folding needs a migration.
 */
export function usernameKey(username: string): string {
  let key = plainUsername(username);
  // A look-alike may itself look like another letter, a few times at most.
  for (let pass = 0; pass < 8; pass += 1) {
    const next = withoutOwnDot([...key.normalize('NFKD')].map(shapeOf).join('').normalize('NFKD'));
    if (next === key) break;
    key = next;
  }
  return key;
}

/**
 * The key of an account that had its name before names that pass for each other were one, and is not
 * the oldest of them. No name has such a key; its owner still logs in by what it is.
 */
export const supersededKey = (username: string): string => `#${plainUsername(username)}`;

/** The Latin letters that a letter passes for, small or as a capital, else its own shape. */
function shapeOf(letter: string): string {
  // By way of the capital: some letters, such as the Greek s, have several small forms.
  const lower = letter.toUpperCase().toLowerCase();
  const small = shapeOfSmall(smallCapitals.get(lower) ?? lower);
  if (isAscii(small)) return small;
  const capital = shapeOfSmall(unhomoglyph(letter.toUpperCase()));
  return isAscii(capital) ? capital : small;
}

/** An i and a j have a dot of their own: a second one, as a small İ has, is not seen. An i is an l here. */
const withoutOwnDot = (text: string): string => text.replace(/([lj]\p{M}*?)\u0307/gu, '$1');

/** Small capitals, which the table of Unicode leaves out where they are letters of their own. */
const smallCapitals = new Map(
  [...'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'.matchAll(/(.)(.)/gu)].map(
    ([, capital = '', letter = '']) => [capital, letter] as const,
  ),
);

/** A capital I is drawn like a small l: since case does not count, neither does i for l. */
const shapeOfSmall = (text: string): string =>
  unhomoglyph(unhomoglyph(text).toLowerCase())
    .toLowerCase()
    .replace(/[diw]/g, (letter) => letterPairs[letter] ?? letter);

/** Letters that others pass for side by side, beyond the table of Unicode, which has rn for m. */
const letterPairs: Readonly<Record<string, string>> = { d: 'cl', i: 'l', w: 'vv' };

const isAscii = (text: string): boolean => /^[ -~]+$/.test(text);
