import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countryOfFlag, flagOfCountry } from './country-flag.ts';

test.each([
  { named: 'Sweden', flag: 'SE', called: 'Sweden' },
  { named: 'se', flag: 'SE', called: 'Sweden' },
  { named: 'United States', flag: 'US', called: 'United States' },
  { named: 'USA', flag: 'US', called: 'United States' },
  { named: 'Bosnia and Herzegovina', flag: 'BA', called: 'Bosnia & Herzegovina' },
  { named: 'Turkey', flag: 'TR', called: 'Türkiye' },
  { named: 'Türkiye', flag: 'TR', called: 'Türkiye' },
  { named: 'Czech Republic', flag: 'CZ', called: 'Czechia' },
  { named: 'South Korea', flag: 'KR', called: 'South Korea' },
  { named: 'Vietnam', flag: 'VN', called: 'Vietnam' },
  { named: 'Hong Kong', flag: 'HK', called: 'Hong Kong SAR China' },
  { named: 'Kosovo', flag: 'XK', called: 'Kosovo' },
  { named: 'England', flag: 'GB-ENG', called: 'England' },
  { named: 'wales', flag: 'GB-WLS', called: 'Wales' },
  { named: 'EU', flag: 'EU', called: 'European Union' },
])('$named has the flag $flag', ({ named, flag, called }) => {
  expect(flagOfCountry(named)).toBe(`/flags/${flag}.svg`);
  expect(countryOfFlag(`/flags/${flag}.svg`)).toBe(called);
});

test.each([null, '', 'World', 'ZZ', 'UN', 'nowhere', '../../etc/passwd', 'S', '__proto__'])(
  '%s has none',
  (named) => expect(flagOfCountry(named)).toBeNull(),
);

test('every flag that can be named is a picture of the library', () => {
  const folder = new URL('../../../../../../node_modules/country-flag-icons/3x2/', import.meta.url);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const flags = letters
    .flatMap((first) => letters.map((second) => flagOfCountry(first + second)))
    .filter((flag) => flag !== null);
  expect(flags.length).toBeGreaterThan(245);
  const missing = flags.filter((flag) => !existsSync(new URL(flag.replace('/flags/', ''), folder)));
  expect(missing).toEqual([]);
});
