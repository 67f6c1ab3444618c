import { type FieldFault, fieldFault } from '@callshot/contract';
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
export function nameProblem(name: string, mayBeReserved: boolean): FieldFault | null {
  const { length } = [...name];
  if (length < 1 || length > longestName) {
    return fieldFault('plate_name_length', { least: 1, most: longestName });
  }
  if (!isPlain(name)) return fieldFault('name_form');
  return !mayBeReserved && isReservedName(name) ? fieldFault('name_reserved') : null;
}

export function descriptionProblem(description: string): FieldFault | null {
  if ([...description].length > longestDescription) {
    return fieldFault('description_long', { most: longestDescription });
  }
  return isPlain(description) ? null : fieldFault('name_form');
}

const isPlain = (text: string): boolean => plainForm.test(text) && !hiddenForm.test(text);
