import { expect, test } from 'vitest';
import { testProduct } from '../../../testing/product/product.ts';
import { withFaults } from '../../../testing/with-faults.ts';

const product = await testProduct();
const { db } = product;
const elsewhere = await testProduct(product);
const admin = await product.user('chief', ['Admin']);

const unwanted = 'This name has a word that is not allowed here';
const bad = 'fuck the rules';

const flagged = async (name: string, on = product) => {
  const user = await on.user(name);
  await db
    .updateTable('users')
    .set({ isUsernameChangeRequired: true })
    .where('id', '=', user.id)
    .execute();
  return user;
};
const save = (name: string, value: string) => admin.post('/api/settings/save', { name, value });
const nameOf = async (id: number) =>
  (await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow())
    .username;

test('a username: registering, one’s own change and staff’s are refused alike [rule: safety-12, staff-16]', async () => {
  const registered = await product.visitor.post('/api/account/register', {
    username: bad,
    email: 'a@example.org',
    password: 'a long enough secret',
    confirmPassword: 'a long enough secret',
  });
  expect(registered.json().usernameError).toBe(unwanted);
  const user = await flagged('waiting');
  const own = await user.post('/api/account/username', { username: bad });
  expect(own.json()).toEqual(withFaults({ error: unwanted }));
  const byStaff = await admin.post('/api/user/update', { userId: user.id, username: bad });
  expect(byStaff.json()).toMatchObject({ usernameError: unwanted, user: null });
  expect(await nameOf(user.id)).toBe('waiting');
});

test('a nameplate: its name is refused beside the field', async () => {
  const user = await product.user('designer');
  const plate = { id: null, name: bad, description: '', style: '', namePlateTypeId: 7 };
  const answer = await user.post('/api/nameplate/save', plate);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({
      problems: [{ path: 'body.name', code: 'name_unwanted', values: {}, message: unwanted }],
    }),
  ]);
  expect(
    (await user.post('/api/nameplate/save', { ...plate, name: 'Scunthorpe' })).statusCode,
  ).toBe(200);
});

test('staff’s words hold on every process at once, and pages are not given them', async () => {
  const user = await flagged('patient', elsewhere);
  await save('blockedWords', 'zorblax\n*quux*');
  await save('allowedWords', 'Dickbert');
  const names = (await elsewhere.visitor.get('/api/settings/all')).json();
  expect(names.map(({ name }: { name: string }) => name)).not.toContain('blockedWords');
  for (const username of ['Zorblax', 'myquuxes', 'Dick']) {
    const answer = await user.post('/api/account/username', { username });
    expect(answer.json(), username).toEqual(withFaults({ error: unwanted }));
  }
  expect((await user.post('/api/account/username', { username: 'Dickbert' })).json()).toEqual({
    error: null,
  });
});
