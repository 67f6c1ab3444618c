import { language } from '../../core/language.ts';

const plain = new Intl.ListFormat(language(), { type: 'unit', style: 'short' });
const all = new Intl.ListFormat(language(), { type: 'conjunction' });

/** 'A, B, C', without parts that are empty. */
export const listed = (parts: readonly string[]): string =>
  plain.format(parts.filter((part) => part !== ''));

/** 'A, B, and C'. */
export const listedWithAnd = (parts: readonly string[]): string => all.format(parts);
