import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
// Files share their modules: none may keep the language of a test.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  { lang: 'en', says: '12/05/2026 06:00 pm' },
  { lang: 'de', says: '05.12.2026, 18:00' },
  { lang: 'pl', says: '05.12.2026, 18:00' },
  { lang: 'pt-BR', says: '05/12/2026, 18:00' },
])('a close has its fields in the order of $lang [rule: surveys-9]', async ({ lang, says }) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  const { closeTimeText } = await import('./close-time.ts');
  expect(closeTimeText(new Date('2026-12-05T18:00:00').toISOString())).toBe(says);
});
