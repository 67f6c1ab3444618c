import { expect, test } from 'vitest';
import { textFor, textsFor } from './translated.ts';

const translations = { de: 'Hallo', 'pt-BR': 'Olá', constructor: 'none' };

test.each([
  { why: 'the own language', reader: 'de', texts: 'Hallo', language: 'de' },
  { why: 'the language of another country', reader: 'de-AT', texts: 'Hallo', language: 'de' },
  { why: 'the language without a country', reader: 'pt', texts: 'Olá', language: 'pt-BR' },
  { why: 'the language written first', reader: 'en', texts: 'Hello', language: 'en' },
  { why: 'no language that there is', reader: 'fr', texts: 'Hello', language: 'en' },
  { why: 'a name that every object has', reader: 'toString', texts: 'Hello', language: 'en' },
])('a reader of $reader gets $language: $why', ({ reader, texts, language }) => {
  expect(textsFor('Hello', { translations }, reader)).toEqual({ texts, language });
});

test('any language can be the one that the others fall back to', () => {
  const written = { language: 'pl', translations: { en: 'Hello' } };
  expect(textsFor('Cześć', written, 'fr')).toEqual({ texts: 'Cześć', language: 'pl' });
  expect(textsFor('Cześć', written, 'en')).toEqual({ texts: 'Hello', language: 'en' });
});

test('a translation into the language of the text itself is passed over', () => {
  expect(textsFor('Hello', { translations: { en: 'Other' } }, 'en').texts).toBe('Hello');
});

test('a blank translation is passed over', () => {
  const written = { language: 'pl', translations: { de: ' ', 'de-AT': 'Servus' } };
  expect(textFor('Cześć', written, 'de')).toEqual({ text: 'Servus', language: 'de-AT' });
  expect(textFor('Cześć', written, 'fr')).toEqual({ text: 'Cześć', language: 'pl' });
});
