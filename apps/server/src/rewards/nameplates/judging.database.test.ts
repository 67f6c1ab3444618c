import { describe, expect, test } from 'vitest';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db, visitor } = product;
const elsewhere = await testProduct(product);
await elsewhere.capabilities.services.listener?.start();
const admin = await product.user('chief', ['Admin']);

type Client = Awaited<ReturnType<typeof product.user>>;

const design = async (by: Client, name = 'After Hours'): Promise<number> => {
  const style = '.{id} { color: #FFFFFF; }';
  const plate = { id: null, name, description: '', style, namePlateTypeId: 7 };
  return (await by.post('/api/nameplate/save', plate)).json().id;
};
const designer = async (name: string) => {
  const user = await product.user(name);
  const id = await design(user);
  await user.get(`/api/nameplate/set?nameplateId=${id}`);
  return { user, id };
};
const shownIds = async (at: typeof product, id: number): Promise<number[]> =>
  (await at.visitor.get(`/api/nameplate/all-cached?ids=${id}`))
    .json()
    .map((plate: { id: number }) => plate.id);
const cardOf = async (userId: number) =>
  (await visitor.get(`/api/user/usercardinfo/${userId}`)).json().nameplateId;
const disable = (id: number, disabled = true) =>
  admin.post('/api/nameplate/disable', { id, disabled, reason: 'rude words' });
const audited = async (id: number) =>
  (
    await db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectType', '=', 'nameplate')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const bell = async (user: Client): Promise<string> =>
  JSON.stringify((await user.get('/api/notification/all')).json());

describe('a nameplate that is disabled', () => {
  test('is Classic on cards and missing where pages look, at every process, until it is allowed [rule: nameplates-8]', async () => {
    const { user, id } = await designer('rude one');
    expect([await shownIds(product, id), await shownIds(elsewhere, id)]).toEqual([[id], [id]]);
    const heard = new Promise((resolve) =>
      elsewhere.capabilities.services.changes.onNameplate((...change) => resolve(change)),
    );
    expect((await disable(id)).json()).toMatchObject({
      isDisabled: true,
      disabledReason: 'rude words',
    });
    expect(await heard).toEqual([id, true]);
    expect([await shownIds(product, id), await shownIds(elsewhere, id)]).toEqual([[], []]);
    const ownId = async () => (await user.get('/api/user/currentUser')).json().nameplateId;
    expect([await cardOf(user.id), await ownId()]).toEqual([0, 0]);
    expect((await user.get(`/api/nameplate/set?nameplateId=${id}`)).json().code).toBe(
      'nameplate_disabled',
    );
    expect((await user.get('/api/nameplate/user')).json()).toContainEqual(
      expect.objectContaining({ id, isDisabled: true, isWorn: true }),
    );
    expect(await bell(user)).toContain('rude words');
    await disable(id, false);
    expect([await cardOf(user.id), await ownId()]).toEqual([id, id]);
    expect(await shownIds(product, id)).toEqual([id]);
    expect(await audited(id)).toEqual(['nameplate.disabled', 'nameplate.allowed']);
  });

  test('stays so when its owner saves it, and is told to open pages', async () => {
    const told: unknown[] = [];
    const { live } = product.capabilities.services;
    const publish = live.publish;
    Object.assign(live, { publish: (...update: unknown[]) => told.push(update) });
    const { user, id } = await designer('stubborn');
    await disable(id);
    await expect
      .poll(() => told)
      .toEqual([['NameplateUpdate', { nameplateId: id, version: null }]]);
    const plate = { id, name: 'Again', description: '', style: '', namePlateTypeId: 7, version: 2 };
    expect((await user.post('/api/nameplate/save', plate)).statusCode).toBe(200);
    expect(await shownIds(product, id)).toEqual([]);
    await disable(id, false);
    await expect
      .poll(() => told.at(-1))
      .toEqual(['NameplateUpdate', { nameplateId: id, version: 4 }]);
    Object.assign(live, { publish });
  });

  test('is disabled once: done again it is told and logged no second time', async () => {
    const { id } = await designer('twice');
    await disable(id);
    const again = await disable(id);
    expect(again.statusCode).toBe(200);
    expect(await audited(id)).toEqual(['nameplate.disabled']);
  });
});

describe('the list of Admins', () => {
  const list = async (query = ''): Promise<{ id: number; wearers: number }[]> =>
    (await admin.get(`/api/nameplate/all${query}`)).json();

  test('has the product’s own, and those that users designed where it is asked for them [rule: nameplates-1]', async () => {
    const { user, id } = await designer('hidden talent');
    const second = await design(user, '100% [new]');
    expect((await list()).every(({ id: each }) => each < 1000)).toBe(true);
    const personal = (await list('?typeId=7')).map((plate) => plate.id);
    expect(personal.slice(0, 2)).toEqual([second, id]);
    expect((await list(`?typeId=7&before=${second}`))[0]?.id).toBe(id);
    expect((await list('?text=HIDDEN%20talent')).map((plate) => plate.id)).toEqual([second, id]);
    expect((await list('?text=100%25')).map((plate) => plate.id)).toEqual([second]);
    expect((await list(`?text=${id}`)).map((plate) => [plate.id, plate.wearers])).toEqual([
      [id, 1],
    ]);
    expect(await list('?text=%25')).toEqual([]);
    expect((await list('?text=northern'))[0]?.id).toBe(2);
  });

  test('an account that ends takes its designs, everywhere', async () => {
    const { user, id } = await designer('leaver');
    await db.deleteFrom('nameplates').where('ownerUserId', '=', user.id).execute();
    expect(await cardOf(user.id)).toBe(0);
    expect(await list(`?text=${id}`)).toEqual([]);
  });
});
