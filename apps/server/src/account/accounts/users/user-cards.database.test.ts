import type { RoleName } from '@callshot/contract';
import { expect, test, vi } from 'vitest';
import { testProduct } from '../../../../testing/product/product.ts';
import type { NameplateListener } from '../../../platform/changes/changes.ts';
import { createUserCards } from './user-cards.ts';

const product = await testProduct();
const { db } = product;
const ada = await product.user('Ada', ['Moderator']);
const ben = await product.user('Ben');

/** Cards that hear of changes when the test tells of them; what they ask the database is counted. */
function heardCards(most?: number) {
  const userListeners: ((userId: number) => void)[] = [];
  const nameplateListeners: NameplateListener[] = [];
  const reconnectListeners: (() => void)[] = [];
  const cards = createUserCards({
    db,
    changes: {
      onUser: (listener) => userListeners.push(listener),
      onNameplate: (listener) => nameplateListeners.push(listener),
      onReconnected: (listener) => reconnectListeners.push(listener),
    },
    ...(most !== undefined && { most }),
  });
  return {
    cards,
    changed: (userId: number) => {
      for (const listener of userListeners) listener(userId);
    },
    nameplateChanged: (...change: Parameters<NameplateListener>) => {
      for (const listener of nameplateListeners) listener(...change);
    },
    reconnected: () => {
      for (const listener of reconnectListeners) listener();
    },
    name: async (userId: number) => (await cards.of([userId]))[0]?.username,
  };
}

const { id: plateId } = await db
  .insertInto('nameplates')
  .values({ typeId: 2, name: 'Neon', description: '', style: '' })
  .returning('id')
  .executeTakeFirstOrThrow();

const set = (
  id: number,
  values: { username?: string; nameplateId?: number; disabledAt?: Date | null },
) => db.updateTable('users').set(values).where('id', '=', id).execute();

test('cards are read in one go, in the order that is asked for, and then no more', async () => {
  const { cards } = heardCards();
  const asked = vi.spyOn(db, 'selectFrom');
  const first = await cards.of([ben.id, ada.id]);
  expect(first).toEqual([
    { username: 'Ben', nameplateId: 0, isStaff: false, pinned: null },
    { username: 'Ada', nameplateId: 0, isStaff: true, pinned: null },
  ]);
  const again = await Promise.all([cards.of([ada.id]), cards.of([ada.id, ben.id])]);
  expect(again[1]?.[1]).toBe(first[0]);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

test('whoever asks for the same while it is read waits for that reading', async () => {
  const { cards } = heardCards();
  const asked = vi.spyOn(db, 'selectFrom');
  await Promise.all([cards.of([ada.id, ben.id]), cards.of([ben.id]), cards.of([ada.id])]);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

test('a change of a user is followed, and told by the state; what says the same stays the same', async () => {
  const { cards, changed } = heardCards();
  const [own, other] = await cards.of([ben.id, ada.id]);
  await set(ben.id, { nameplateId: plateId });
  expect((await cards.of([ben.id]))[0]).toBe(own);
  const before = cards.state();
  changed(ben.id);
  changed(ada.id);
  expect(cards.state()).not.toBe(before);
  const [newer, same] = await cards.of([ben.id, ada.id]);
  expect(newer).toEqual({ username: 'Ben', nameplateId: plateId, isStaff: false, pinned: null });
  expect(same).toBe(other);
});

test.each([
  { why: 'disabled', gone: { disabledAt: new Date(), disabledReason: 'rude' } },
  { why: 'deleted', gone: { deletedAt: new Date() } },
])(
  'a nameplate that is $why is Classic on every card as soon as that is heard',
  async ({ gone }) => {
    const { cards, nameplateChanged } = heardCards();
    const shown = async () => (await cards.of([ben.id]))[0]?.nameplateId;
    await set(ben.id, { nameplateId: plateId });
    expect(await shown()).toBe(plateId);
    await db.updateTable('nameplates').set(gone).where('id', '=', plateId).execute();
    nameplateChanged(plateId, false);
    expect(await shown()).toBe(plateId);
    const before = cards.state();
    nameplateChanged(plateId, true);
    expect(await shown()).toBe(0);
    expect(cards.state()).not.toBe(before);
    const back = { disabledAt: null, disabledReason: null, deletedAt: null };
    await db.updateTable('nameplates').set(back).where('id', '=', plateId).execute();
  },
);

test('who wears what is not there wears Classic', async () => {
  const { cards } = heardCards();
  await set(ben.id, { nameplateId: 999_999 });
  expect((await cards.of([ben.id]))[0]?.nameplateId).toBe(0);
});

test('what is read while its user changes is read again', async () => {
  const { cards, changed, name } = heardCards();
  const reading = cards.of([ben.id]);
  await set(ben.id, { username: 'Benjamin' });
  changed(ben.id);
  await reading;
  expect(await name(ben.id)).toBe('Benjamin');
  await set(ben.id, { username: 'Ben' });
});

test('what may have gone unheard is looked at again', async () => {
  const { cards, reconnected, name } = heardCards();
  for (const [invalidate, username] of [
    [reconnected, 'Benno'],
    [cards.invalidate, 'Ben'],
  ] as const) {
    const before = await name(ben.id);
    await set(ben.id, { username });
    expect(await name(ben.id)).toBe(before);
    invalidate();
    expect(await name(ben.id)).toBe(username);
  }
});

test('while the database is away names are shown as they were, and others are not made up', async () => {
  const { cards, name } = heardCards();
  await name(ben.id);
  const away = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('away');
  });
  cards.invalidate();
  expect(await name(ben.id)).toBe('Ben');
  await expect(name(ada.id)).rejects.toThrow('away');
  away.mockRestore();
  expect(await name(ada.id)).toBe('Ada');
});

test('no more are kept than may be, and those that go are read again', async () => {
  const { cards } = heardCards(1);
  const asked = vi.spyOn(db, 'selectFrom');
  expect((await cards.of([ada.id, ben.id])).map(({ username }) => username)).toEqual([
    'Ada',
    'Ben',
  ]);
  await cards.of([ben.id]);
  expect(asked).toHaveBeenCalledTimes(1);
  await cards.of([ada.id]);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});

test('who cannot sign in speaks for nobody', async () => {
  const { cards } = heardCards();
  await set(ada.id, { disabledAt: new Date() });
  expect((await cards.of([ada.id]))[0]?.isStaff).toBe(false);
  await set(ada.id, { disabledAt: null });
});

const roles: readonly RoleName[] = ['Admin', 'EventCreator', 'SurveyCreator', 'Moderator'];
test.each(roles)('%s is staff', async (role) => {
  const { id } = await product.user(`one ${role}`, [role]);
  expect((await heardCards().cards.of([id]))[0]?.isStaff).toBe(true);
});
