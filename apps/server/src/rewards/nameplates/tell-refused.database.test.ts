import { expect, test } from 'vitest';
import { testProduct } from '../../../testing/product/product.ts';
import { createRefusedTeller } from './tell-refused.service.ts';

const product = await testProduct();
const { db } = product;
const { services } = product.capabilities;

type Client = Awaited<ReturnType<typeof product.user>>;

const design = async (by: Client, name: string): Promise<number> => {
  const style = '.{id} { color: #FFFFFF; }';
  const plate = { id: null, name, description: '', style, namePlateTypeId: 7 };
  return (await by.post('/api/nameplate/save', plate)).json().id;
};
const store = (id: number, values: { style: string; version?: number }) =>
  db.updateTable('nameplates').set(values).where('id', '=', id).execute();
const bell = async (user: Client): Promise<{ html: string }[]> =>
  (await user.get('/api/notification/all')).json();
const tell = () => createRefusedTeller(services)();

test('the owner of a plate that stricter rules refuse is told once, by all processes together', async () => {
  const owner = await product.user('has an old plate');
  const other = await product.user('has a good one');
  const old = await design(owner, 'From <before>');
  await design(owner, 'Still good');
  await design(other, 'Good');
  const hidden = '.{id} {\n  color: #ffffff;\n  opacity: 0;\n}\n';
  await store(old, { style: hidden });
  await Promise.all([tell(), tell()]);
  await tell();
  const [told, ...more] = await bell(owner);
  expect(more).toEqual([]);
  expect(told?.html).toContain('From &lt;before&gt;');
  expect(told?.html).toContain('Line 3: The name stays whole and legible');
  expect(told?.html).toContain('<a href="/nameplate">mend it in the editor</a>');
  expect(await bell(other)).toEqual([]);
  await store(old, { style: hidden, version: 9 });
  await tell();
  expect(await bell(owner)).toHaveLength(2);
});

test('neither a disabled plate nor one of the product is told of', async () => {
  const owner = await product.user('was disabled');
  const id = await design(owner, 'Disabled');
  await store(id, { style: '.{id} { opacity: 0 }' });
  const values = { disabledAt: new Date(), disabledReason: 'rude' };
  await db.updateTable('nameplates').set(values).where('id', '=', id).execute();
  await store(2, { style: '.{id} { opacity: 0 }' });
  await tell();
  expect(await bell(owner)).toEqual([]);
});

test('a process goes through all of them once, some at a call', async () => {
  const run = createRefusedTeller(services);
  await run();
  const owner = await product.user('comes later');
  await store(await design(owner, 'Later'), { style: '.{id} { opacity: 0 }' });
  await run();
  expect(await bell(owner)).toEqual([]);
  await tell();
  expect(await bell(owner)).toHaveLength(1);
});
