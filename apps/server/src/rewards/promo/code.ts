import { randomInt } from 'node:crypto';

/** The form that codes are compared in: case, dashes and space do not matter [rule: promo-4]. */
export const keyOf = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

/** Without those that are taken for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 4;
const lettersOfGroup = 4;

/** 79 random bits: not to be guessed at ten tries an hour. */
export const makeCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: lettersOfGroup }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');
