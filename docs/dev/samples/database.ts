import { expect, test } from 'vitest';
import { testProduct } from '../../../apps/server/testing/product/product.ts';

// x.database.test.ts: the whole product on a database of this file's own, called over HTTP.
const product = await testProduct();
const admin = await product.user('promo-admin', ['Admin']);
const player = await product.user('promo-player');

test.each([
  { why: 'nobody makes codes but Admins', user: player, status: 403 },
  { why: 'an unknown promo is no fault of the server', user: admin, status: 404 },
])('$why', async ({ user, status }) => {
  const body = { promoId: 999, disabled: true, reason: 'Leaked' };
  const answer = await user.post('/api/promo/disable', body);
  expect(answer.statusCode).toBe(status);
});
