import { isReservedName } from './reserved-names.ts';
import { tidyUsername, usernameKey } from './username.ts';

/** Placeholder usernames begin so [rule: accounts-7]. Users may not choose a name like it. */
export const givenNameStart = 'player-';
const allowedForm = /^[\p{L}\p{M}\p{N}_.-]+(?: [\p{L}\p{M}\p{N}_.-]+)*$/u;
/** Letters and marks that show nothing, marks without a letter or heaped on one. */
export const hiddenForm = /\p{Default_Ignorable_Code_Point}|(?:^| )\p{M}|\p{M}{4}/u;

const givenNameKey = usernameKey(givenNameStart);

/** The fault of a username by itself, or null [rule: accounts-5]. */
export function usernameProblem(text: string, mayBeReserved = false): string | null {
  const username = tidyUsername(text);
  const { length } = [...username];
  if (length < 3 || length > 20) return 'A username has 3 to 20 characters';
  if (!allowedForm.test(username) || hiddenForm.test(username)) {
    return 'Use letters, digits, _ - . and single spaces between words';
  }
  if (mayBeReserved) return null;
  if (isReservedName(username) || usernameKey(username).startsWith(givenNameKey)) {
    return 'This username is reserved';
  }
  return null;
}
