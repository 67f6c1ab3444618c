const addressForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const longest = 254;

/** Signs that mail programs and headers give a meaning to (`<`, `"`, `,`, a backquote …) are none of these. */
const local = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const plainForm = new RegExp(
  String.raw`^${local}(?:\.${local})*@(?:${label}\.)+(?=[^@]*\p{L})${label}$`,
  'u',
);

export const tidyEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** An address as people have them: one `@`, a dot in the domain, at most 254 characters. */
export const isEmail = (text: string): boolean => text.length <= longest && plainForm.test(text);

/**
 * Whether a name reads like an address, deliverable or not. Such names are not shown to other
 * users.
 */
export const looksLikeEmail = (text: string): boolean =>
  text.length <= longest && addressForm.test(text);
