import { setImmediate } from 'node:timers/promises';
import { spokenLanguage, wordsOf } from '@callshot/rules';
import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

const { m } = wordsOf({ greeting: 'Hello {name}' }, { de: { greeting: 'Hallo {name}' } });

const greet = async (name: string) => {
  await setImmediate();
  return m.greeting({ name });
};

test('each receiver is told in the own language, two at once', async () => {
  const told = await Promise.all([
    inLanguage('de', () => greet('Ada')),
    greet('Bob'),
    inLanguage('en', () => greet('Cleo')),
    inLanguage('de', async () => [
      await greet('Dan'),
      await inLanguage('en', () => greet('Eve')),
      await greet('Fay'),
    ]),
  ]);
  expect(told).toEqual([
    'Hallo Ada',
    'Hello Bob',
    'Hello Cleo',
    ['Hallo Dan', 'Hello Eve', 'Hallo Fay'],
  ]);
});

test('nothing is left of a language when its work fails', () => {
  const work = () =>
    inLanguage('de', () => {
      throw new Error(m.greeting({ name: 'Ada' }));
    });
  expect(work).toThrow('Hallo Ada');
  expect(spokenLanguage()).toBe('en');
});
