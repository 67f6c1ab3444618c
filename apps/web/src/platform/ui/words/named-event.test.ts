// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { inReadersWords } from './named-event.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

const eventNames = { language: 'pl', translations: { de: { nameOverride: 'Pokal' } } };

test.each([
  { lang: 'de', shown: 'Pokal' },
  { lang: 'pl', shown: 'Puchar' },
  { lang: 'fr', shown: 'Puchar' },
])('an event is named for a reader of $lang [rule: events-33]', ({ lang, shown }) => {
  document.documentElement.lang = lang;
  const award = { id: 7, eventName: 'Puchar', eventNames };
  expect(inReadersWords(award)).toEqual({ ...award, eventName: shown });
});
