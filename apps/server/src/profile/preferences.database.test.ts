import { expect, test } from 'vitest';
import { testProduct } from '../test-product.ts';

const product = await testProduct();
const { db } = product;
const url = '/api/account/preferences';

test('names have their plates until the user wants them plain, and again', async () => {
  const user = await product.user('plain');
  const other = await product.user('other');
  expect((await user.get(url)).json()).toEqual({ plainNames: false });
  for (const plainNames of [true, true, false, true]) {
    expect((await user.post(url, { plainNames })).json()).toEqual({ plainNames });
    expect((await user.get(url)).json()).toEqual({ plainNames });
  }
  expect((await other.get(url)).json()).toEqual({ plainNames: false });
  expect(await db.selectFrom('userPreferences').selectAll().execute()).toEqual([
    { userId: user.id, isPlainNames: true },
  ]);
});

test.each([
  { why: 'nothing', body: {} },
  { why: 'another type', body: { plainNames: 'true' } },
  { why: 'no object', body: [] },
])('a wish that is none is 400 and stores nothing: $why', async ({ why, body }) => {
  const user = await product.user(`wish ${why}`);
  expect((await user.post(url, body)).statusCode).toBe(400);
  const rows = db.selectFrom('userPreferences').select('userId').where('userId', '=', user.id);
  expect(await rows.execute()).toEqual([]);
});

test('two browsers that choose at once leave one choice', async () => {
  const user = await product.user('twice');
  const answers = await Promise.all(
    [true, false, true, false].map((plainNames) => user.post(url, { plainNames })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});
