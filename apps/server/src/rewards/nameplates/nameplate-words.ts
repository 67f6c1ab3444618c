import { isReservedName } from '../../account/accounts/usernames/reserved-names.ts';
import { hiddenForm } from '../../account/accounts/usernames/username-rules.ts';

const longestName = 40;
const longestDescription = 120;

/** Nothing that breaks the line, turns the direction of text or is not a character. */
const plainForm = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

/** The stored form: one line with single spaces. */
export const tidyWords = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** The fault of a tidied name, or null. Only Admins may use reserved names. */
export function nameProblem(name: string, mayBeReserved: boolean): string | null {
  const { length } = [...name];
  if (length < 1 || length > longestName) return `A name has 1 to ${longestName} characters`;
  if (!isPlain(name)) return 'Use letters, digits, signs and spaces';
  return !mayBeReserved && isReservedName(name) ? 'This name is reserved' : null;
}

export function descriptionProblem(description: string): string | null {
  if ([...description].length > longestDescription) {
    return `A description has at most ${longestDescription} characters`;
  }
  return isPlain(description) ? null : 'Use letters, digits, signs and spaces';
}

const isPlain = (text: string): boolean => plainForm.test(text) && !hiddenForm.test(text);
