import { randomInt } from 'node:crypto';

/** What is compared of a code: its case, dashes and the space around it do not matter [rule: promo-4]. */
export const keyOf = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

/** Without those that are taken for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 4;
const lettersOfGroup = 4;

/** A code of 79 random bits, which nobody guesses within ten tries an hour. */
export const makeCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: lettersOfGroup }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');
