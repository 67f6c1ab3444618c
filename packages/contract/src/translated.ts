import { z } from 'zod';
import { recordOf } from './bounded.ts';

/** A language by its tag, such as `pt-BR`. */
export const languageTag = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/);

const MOST_LANGUAGES = 20;

/**
 * Fields of texts that may be there in several languages: `language` is that of the texts beside them
 * (missing = English), `translations` holds the same texts by language.
 */
export const translated = <T extends z.ZodType>(texts: T) => ({
  language: languageTag.optional(),
  translations: translations(texts),
});

/** Texts by language, where something around them says in which one they were written first. */
export const translations = <T extends z.ZodType>(texts: T) =>
  recordOf(languageTag, texts, MOST_LANGUAGES).optional();

interface InLanguages {
  readonly language?: string | undefined;
  readonly translations?: object | undefined;
}

/** Refuses a translation into the language of the text itself. */
export const otherLanguages = {
  isKept: ({ language = 'en', translations: others = {} }: InLanguages): boolean =>
    !Object.hasOwn(others, language),
  refusal: {
    path: ['translations'],
    message: 'A translation is in another language than the text',
  },
};
