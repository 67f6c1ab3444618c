/** Letters of other scripts that pass for Latin ones; "basic" folding, no whole confusables table. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  һ: 'h',
  ԛ: 'q',
  ԝ: 'w',
  ѵ: 'v',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ζ: 'z',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ⅼ: 'l',
};

const reservedNames = new Set([
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
]);

/** Names of accounts that have not chosen one (safety §3); nobody may choose to look like one. */
const givenNameForm = /^player-/;
const allowedForm = /^[\p{L}\p{M}\p{N}_.-]+(?: [\p{L}\p{M}\p{N}_.-]+)*$/u;

/** How a username is stored and shown. */
export const tidyUsername = (text: string): string => text.normalize('NFKC').trim();

/** Two names with the same key are the same name: case, width and look-alike letters do not count. */
export function usernameKey(username: string): string {
  const lower = tidyUsername(username).toLowerCase().normalize('NFKC');
  return [...lower].map((letter) => lookalikes[letter] ?? letter).join('');
}

/** What is wrong with a username as such, or null (decision 3). */
export function usernameProblem(text: string, mayBeReserved = false): string | null {
  const username = tidyUsername(text);
  const { length } = [...username];
  if (length < 3 || length > 20) return 'A username has 3 to 20 characters';
  if (!allowedForm.test(username)) {
    return 'Use letters, digits, _ - . and single spaces between words';
  }
  const key = usernameKey(username);
  if (mayBeReserved) return null;
  if (reservedNames.has(key) || givenNameForm.test(key)) return 'This username is reserved';
  return null;
}
