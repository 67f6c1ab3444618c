import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
// Files share their modules: none may keep the language of a test.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const speak = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });

test.each([
  ['en', ['12.3', '0.1', '1234.5', '2500.00', '44%']],
  ['de', ['12,3', '0,1', '1234,5', '2500,00', '44\u00A0%']],
  ['pt-BR', ['12,3', '0,1', '1234,5', '2500,00', '44%']],
])('shares and decimals are written as in %s', async (lang, written) => {
  speak(lang);
  const { decimal, percentText } = await import('./decimal.ts');
  expect([
    decimal(12.34),
    decimal(0.15),
    decimal(1234.5),
    decimal(2500, 2),
    percentText(44),
  ]).toEqual(written);
});
