import { expect, test } from 'vitest';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db } = product;
const url = '/api/account/preferences';
const untouched = { plainNames: false, stillPlates: false, theme: null, language: null };

test('names have plates that move until the user wants otherwise, and again', async () => {
  const user = await product.user('plain');
  const other = await product.user('other');
  expect((await user.get(url)).json()).toEqual(untouched);
  for (const [plainNames, stillPlates] of [
    [true, false],
    [true, true],
    [false, true],
    [true, true],
  ]) {
    const wish = { plainNames, stillPlates };
    const stored = { ...wish, theme: null, language: null };
    expect((await user.post(url, wish)).json()).toEqual(stored);
    expect((await user.get(url)).json()).toEqual(stored);
  }
  expect((await other.get(url)).json()).toEqual(untouched);
  expect(await db.selectFrom('userPreferences').selectAll().execute()).toEqual([
    {
      userId: user.id,
      isPlainNames: true,
      isStillPlates: true,
      theme: null,
      language: null,
      browserLanguage: null,
    },
  ]);
});

test.each([
  { why: 'nothing', body: {} },
  { why: 'one of both', body: { plainNames: true } },
  { why: 'another type', body: { plainNames: 'true', stillPlates: false } },
  { why: 'no object', body: [] },
  { why: 'a theme that is none', body: { ...untouched, theme: 'sepia' } },
  { why: 'a language that is no tag', body: { ...untouched, language: 'de_DE' } },
  { why: 'a language in two lines', body: { ...untouched, language: 'de\n' } },
  { why: 'a language that is a path', body: { ...untouched, language: '../de' } },
  { why: 'a language without letters', body: { ...untouched, language: '' } },
  { why: 'a language too long', body: { ...untouched, language: `de${'-abcd'.repeat(7)}` } },
])('a wish that is none is 400 and stores nothing: $why', async ({ why, body }) => {
  const user = await product.user(`wish ${why}`);
  expect((await user.post(url, body)).statusCode).toBe(400);
  const rows = db.selectFrom('userPreferences').select('userId').where('userId', '=', user.id);
  expect(await rows.execute()).toEqual([]);
});

test('theme and language are kept, and stay when a page that knows of none saves the rest', async () => {
  const user = await product.user('night owl');
  const chosen = { plainNames: false, stillPlates: true, theme: 'light', language: 'pt-BR' };
  expect((await user.post(url, chosen)).json()).toEqual(chosen);
  const rest = { plainNames: true, stillPlates: true };
  const kept = { theme: 'light', language: 'pt-BR' };
  expect((await user.post(url, rest)).json()).toEqual({ ...rest, ...kept });
  expect((await user.post(url, { ...rest, theme: 'system' })).json()).toMatchObject({
    theme: 'system',
  });
});

test('two browsers that choose at once leave one choice', async () => {
  const user = await product.user('twice');
  const answers = await Promise.all(
    [true, false, true, false].map((plainNames) => user.post(url, { ...untouched, plainNames })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});
