import { type FieldFault, fieldFault } from '@callshot/contract';
import { isReservedName } from './reserved-names.ts';
import { tidyUsername, usernameKey } from './username.ts';

/** Placeholder usernames begin so [rule: accounts-7]. Users may not choose a name like it. */
export const givenNameStart = 'player-';
const shortest = 3;
const longest = 20;

const allowedForm = /^[\p{L}\p{M}\p{N}_.-]+(?: [\p{L}\p{M}\p{N}_.-]+)*$/u;
/** Letters and marks that show nothing, marks without a letter or heaped on one. */
export const hiddenForm = /\p{Default_Ignorable_Code_Point}|(?:^| )\p{M}|\p{M}{4}/u;

const givenNameKey = usernameKey(givenNameStart);

/** The fault of a username by itself, or null [rule: accounts-5]. */
export function usernameProblem(text: string, mayBeReserved = false): FieldFault | null {
  const username = tidyUsername(text);
  const { length } = [...username];
  if (length < shortest || length > longest) {
    return fieldFault('username_length', { least: shortest, most: longest });
  }
  if (!allowedForm.test(username) || hiddenForm.test(username)) {
    return fieldFault('username_form');
  }
  if (mayBeReserved) return null;
  if (isReservedName(username) || usernameKey(username).startsWith(givenNameKey)) {
    return fieldFault('username_reserved');
  }
  return null;
}
