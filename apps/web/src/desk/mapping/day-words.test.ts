import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
// Files share their modules: none may keep the language of a test.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  {
    lang: 'en',
    says: ['Jun 03 – 22, 2025', 'Dec 30, 2024 – Jan 02, 2025', 'Jun 03', 'Jun 03, 5:00 PM'],
  },
  {
    lang: 'de',
    says: ['3.–22. Juni 2025', '30. Dez. 2024 – 2. Jan. 2025', '03. Juni', '03. Juni, 17:00'],
  },
  { lang: 'pl', says: ['3–22 cze 2025', '30 gru 2024–2 sty 2025', '03 cze', '03 cze, 17:00'] },
])('days of a tournament stand in the order of $lang', async ({ lang, says }) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  const { daysWords, dayWords, startWords } = await import('./day-words.ts');
  const first = '2025-06-03T17:00:00Z';
  expect(
    [
      daysWords(first, '2025-06-22T00:00:00Z'),
      daysWords('2024-12-30T00:00:00Z', '2025-01-02T00:00:00Z'),
      dayWords(first),
      startWords(first, true),
    ].map((text) => text.replaceAll(/\s/gu, ' ')),
  ).toEqual(says);
});
