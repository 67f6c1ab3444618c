import unhomoglyph from 'unhomoglyph';

const reservedNames = [
  'admin',
  'administrator',
  'analyst',
  'anonymous',
  'callshot',
  'deleted user',
  'everyone',
  'me',
  'mod',
  'moderator',
  'nobody',
  'null',
  'official',
  'owner',
  'root',
  'staff',
  'support',
  'system',
  'undefined',
  'visitor',
];

/** Names of accounts that have not chosen one begin so (safety §3); nobody may choose to look like one. */
export const givenNameStart = 'player-';
const allowedForm = /^[\p{L}\p{M}\p{N}_.-]+(?: [\p{L}\p{M}\p{N}_.-]+)*$/u;
/** Letters and marks that show nothing, marks without a letter or heaped on one. */
const hiddenForm = /\p{Default_Ignorable_Code_Point}|(?:^| )\p{M}|\p{M}{4}/u;

/** How a username is stored and shown. */
export const tidyUsername = (text: string): string => text.normalize('NFKC').trim();

/** Case and width aside. */
const plainUsername = (text: string): string => tidyUsername(text).toLowerCase().normalize('NFKC');

/**
 * Two names with the same key are the same name: case, width and look-alike letters (Unicode TR39)
 * do not count. Keys are stored: another folding needs a migration.
 */
export function usernameKey(username: string): string {
  let key = plainUsername(username);
  // What a letter passes for may itself pass for another, a few times at most.
  for (let pass = 0; pass < 8; pass += 1) {
    const next = [...key.normalize('NFD')].map(shapeOf).join('').normalize('NFD');
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
  const small = shapeOfSmall(letter.toUpperCase().toLowerCase());
  if (isAscii(small)) return small;
  const capital = shapeOfSmall(unhomoglyph(letter.toUpperCase()));
  return isAscii(capital) ? capital : small;
}

/** A capital I is drawn like a small l: since case does not count, neither does i for l. */
const shapeOfSmall = (text: string): string =>
  unhomoglyph(unhomoglyph(text).toLowerCase()).toLowerCase().replaceAll('i', 'l');

const isAscii = (text: string): boolean => /^[ -~]+$/.test(text);

const reservedKeys = new Set(reservedNames.map(usernameKey));
const givenNameKey = usernameKey(givenNameStart);

/** What is wrong with a username as such, or null (decision 3). */
export function usernameProblem(text: string, mayBeReserved = false): string | null {
  const username = tidyUsername(text);
  const { length } = [...username];
  if (length < 3 || length > 20) return 'A username has 3 to 20 characters';
  if (!allowedForm.test(username) || hiddenForm.test(username)) {
    return 'Use letters, digits, _ - . and single spaces between words';
  }
  const key = usernameKey(username);
  if (mayBeReserved) return null;
  if (reservedKeys.has(key) || key.startsWith(givenNameKey)) return 'This username is reserved';
  return null;
}
