import { dictionary } from '@zxcvbn-ts/language-common';

const commonPasswords = new Set(dictionary['passwords-common']);

export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase());
