import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db, visitor } = product;
const elsewhere = await testProduct(product);
const admin = await product.user('chief', ['Admin']);

const design = {
  id: null,
  name: 'After Hours',
  description: 'Made late',
  style: '',
  namePlateTypeId: 7,
};
const save = (by: TestUser, plate: object) =>
  by.post('/api/nameplate/save', { ...design, ...plate });
const saved = async (by: TestUser, plate: object = {}): Promise<{ id: number; version: number }> =>
  (await save(by, plate)).json();
const productPlate = (plate: object = {}) => saved(admin, { namePlateTypeId: 2, ...plate });
const own = async (of: TestUser) => (await of.get('/api/nameplate/user')).json();
const put = (by: TestUser, nameplateId: number) =>
  by.get(`/api/nameplate/set?nameplateId=${nameplateId}`);
const give = (username: string, nameplateId: number) =>
  admin.post('/api/nameplate/grant', { username, nameplateId });
const shownOn = async (userId: number) =>
  (await visitor.get(`/api/user/usercardinfo/${userId}`)).json().nameplateId;
const audited = (action: string) =>
  db.selectFrom('auditLog').selectAll().where('action', '=', action).execute();

test('the types are seven [rule: nameplates-2]', async () => {
  const types = (await visitor.get('/api/nameplate/types')).json();
  expect(types.map(({ name }: { name: string }) => name)).toEqual([
    'Default',
    'Event',
    'Supporter',
    'Promo',
    'Staff',
    'Analyst',
    'Personal',
  ]);
});

describe('what a user has', () => {
  test('is Classic to begin with, which is worn [rule: nameplates-1]', async () => {
    const user = await product.user('starter');
    expect(await own(user)).toEqual([
      {
        id: 0,
        name: 'Classic',
        description: 'The default nameplate',
        style: '',
        namePlateTypeId: 1,
        version: 0,
        source: 'default',
        since: null,
        isOwn: false,
        isWorn: true,
        isDisabled: false,
      },
    ]);
  });

  test('is what was given and what is their own design, and can be put on [rule: nameplates-3, nameplates-4]', async () => {
    const user = await product.user('wearer');
    const { id } = await productPlate();
    expect((await put(user, id)).json().code).toBe('nameplate_not_owned');
    expect((await give('Wearer', id)).json()).toEqual({ isNew: true });
    expect((await give('wearer', id)).json()).toEqual({ isNew: false });
    const { id: designId } = await saved(user);
    const list = await own(user);
    expect(list.map((plate: { id: number; source: string }) => [plate.id, plate.source])).toEqual([
      [0, 'default'],
      [designId, 'own'],
      [id, 'staff'],
    ]);
    expect((await put(user, id)).json()).toEqual({ nameplateId: id });
    expect(await shownOn(user.id)).toBe(id);
    expect((await put(user, 0)).json()).toEqual({ nameplateId: 0 });
    expect(await shownOn(user.id)).toBe(0);
  });

  test('is taken back: whoever wears it wears Classic', async () => {
    const user = await product.user('lent');
    const { id } = await productPlate();
    await give('lent', id);
    await put(user, id);
    const revoke = () => admin.post('/api/nameplate/revoke', { userId: user.id, nameplateId: id });
    expect((await revoke()).statusCode).toBe(204);
    expect(await shownOn(user.id)).toBe(0);
    expect((await revoke()).json().code).toBe('nameplate_not_owned');
    const rows = await audited('nameplate.revoked');
    expect(rows).toMatchObject([{ subjectId: user.id, actorUserId: admin.id }]);
  });

  test('is nobody else’s design, whoever gives it', async () => {
    const [maker, other] = [await product.user('maker'), await product.user('other')];
    const { id } = await saved(maker);
    expect((await put(other, id)).json().code).toBe('nameplate_not_owned');
    expect((await give('other', id)).json().code).toBe('bad_type');
    expect((await give('nobody at all', id)).json().code).toBe('user_not_found');
    expect((await give('other', 999_999)).json().code).toBe('nameplate_not_found');
    expect((await save(other, { id, version: 1, name: 'Mine' })).json().code).toBe(
      'nameplate_not_found',
    );
    expect((await other.delete(`/api/nameplate/delete/${id}`)).json().code).toBe(
      'nameplate_not_found',
    );
    expect((await put(maker, id)).statusCode).toBe(200);
  });

  test('changes by no other site’s link', async () => {
    const user = await product.user('lured');
    const answer = await user.get('/api/nameplate/set?nameplateId=0', {
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.json().code).toBe('cross_site');
  });
});

describe('saving', () => {
  test('of the product’s own is an Admin’s', async () => {
    const user = await product.user('eager');
    expect((await save(user, { namePlateTypeId: 2 })).json().code).toBe('bad_type');
  });

  test('tidies words and refuses what is none', async () => {
    const user = await product.user('namer');
    expect((await save(user, { name: '  After \n hours ' })).json().name).toBe('After hours');
    for (const name of [
      '',
      '   ',
      'x'.repeat(41),
      'a\u202Eb',
      'a\u0007b',
      'Callshot Staff',
      '𝐀dmin',
    ]) {
      expect((await save(user, { name })).json().code, name).toBe('bad_name');
    }
    expect((await save(user, { description: 'x'.repeat(121) })).json().code).toBe(
      'bad_description',
    );
    expect((await save(admin, { name: 'Callshot Crew', namePlateTypeId: 5 })).statusCode).toBe(200);
  });

  test('compiles the style, and refuses what cannot be printed with its place and why [rule: nameplates-9]', async () => {
    const user = await product.user('stylist');
    const style = '.{id}{color:#FFF}';
    const plate = (await save(user, { style })).json();
    expect(plate.style).toBe('.{id} {\n  color: #FFF;\n}\n');
    const again = await save(user, { id: plate.id, version: 1, style: plate.style });
    expect(again.json()).toEqual(plate);
    const refused = await save(user, { style: '.{id} { color: red; }\nbody { color: red; }' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'style_refused',
      problems: [
        {
          path: 'body.style',
          line: 2,
          column: 1,
          endColumn: expect.any(Number),
          message: expect.any(String),
        },
      ],
    });
    expect((await save(user, { style: ' '.repeat(16_385) })).json().code).toBe('bad_request');
  });

  test('builds on the newest copy', async () => {
    const user = await product.user('twohands');
    const { id, version } = await saved(user);
    expect((await save(user, { id, version, name: 'Second' })).json().version).toBe(version + 1);
    const late = await save(user, { id, version, name: 'Third' });
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { name: 'Second', version: version + 1 },
    });
    expect((await save(user, { id, version, name: 'Second' })).json().version).toBe(version + 1);
    expect((await save(user, { id, version: version + 1, namePlateTypeId: 2 })).json().code).toBe(
      'bad_type',
    );
  });

  test('is bounded: of 20 at once, at two processes, a user keeps 10 [rule: nameplates-8]', async () => {
    const user = await product.user('busy hands');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? product : elsewhere).app.inject({
          method: 'POST',
          url: '/api/nameplate/save',
          headers: { game: '1' },
          cookies: Object.fromEntries(user.cookies),
          payload: design,
        }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    expect(codes.filter((code) => code === 409)).toHaveLength(10);
    const [first] = (await own(user)).filter(({ isOwn }: { isOwn: boolean }) => isOwn);
    await user.delete(`/api/nameplate/delete/${first.id}`);
    expect((await save(user, {})).statusCode).toBe(200);
  });

  test('by an Admin is audited, of somebody’s own by its owner is not', async () => {
    const user = await product.user('private');
    const { id, version } = await saved(user);
    await save(user, { id, version, name: 'Mine' });
    expect(await audited('nameplate.changed')).toEqual([]);
    await save(admin, { id, version: version + 1, name: 'Tamed' });
    expect(await audited('nameplate.changed')).toMatchObject([
      // The texts belong to the owner and go with the account.
      { actorUserId: admin.id, subjectId: id, before: null, after: null },
    ]);
  });
});

describe('deleting', () => {
  test('puts Classic on whoever wore it, at once and in the end in their row [rule: nameplates-6]', async () => {
    const user = await product.user('bereft');
    const { id } = await productPlate();
    await give('bereft', id);
    await put(user, id);
    expect((await admin.delete(`/api/nameplate/delete/${id}`)).statusCode).toBe(204);
    expect(await shownOn(user.id)).toBe(0);
    expect(await own(user)).toHaveLength(1);
    expect((await put(user, id)).json().code).toBe('nameplate_not_found');
    const { sweepDeleted } = await import('./sweep.repository.ts');
    await sweepDeleted(db);
    expect(await db.selectFrom('nameplates').where('id', '=', id).select('id').execute()).toEqual(
      [],
    );
    const row = await db
      .selectFrom('users')
      .where('id', '=', user.id)
      .select('nameplateId')
      .execute();
    expect(row).toEqual([{ nameplateId: 0 }]);
    expect(await audited('nameplate.deleted')).toMatchObject([{ subjectId: id }]);
  });
});
