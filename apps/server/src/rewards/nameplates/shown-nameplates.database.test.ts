import { beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../testing/platform/database.ts';
import type { NameplateListener } from '../../platform/changes/changes.ts';
import { createShownNameplates } from './shown-nameplates.ts';

const { db } = await testDatabase();
const asked = vi.spyOn(db, 'selectFrom');

beforeEach(() => {
  asked.mockClear();
});

/** Hears of changes when the test tells of them, by a clock that it moves. */
function heardPlates(most?: number) {
  const listeners: NameplateListener[] = [];
  const reconnected: (() => void)[] = [];
  let now = 0;
  const plates = createShownNameplates({
    db,
    changes: {
      onNameplate: (listener) => listeners.push(listener),
      onReconnected: (listener) => reconnected.push(listener),
    },
    elapsed: () => now,
    ...(most !== undefined && { most }),
  });
  return {
    plates,
    names: async (ids: number[]) => (await plates.of(ids)).map(({ name }) => name),
    wait: (ms: number) => {
      now += ms;
    },
    changed: (id: number) => {
      for (const listener of listeners) listener(id, false);
    },
    reconnected: () => {
      for (const listener of reconnected) listener();
    },
  };
}

const rename = (id: number, name: string) =>
  db.updateTable('nameplates').set({ name }).where('id', '=', id).execute();

test('they are read in one go, in the order that is asked for, and then no more', async () => {
  const { names } = heardPlates();
  const both = ['Emberline', 'Northern Sky'];
  expect(await names([3, 999_999, 2])).toEqual(both);
  expect(await Promise.all([names([3, 2]), names([999_999])])).toEqual([both, []]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a stored style that the rules of today refuse is kept and not shown, until it is mended', async () => {
  const { names, changed, plates } = heardPlates();
  const restyle = (style: string) =>
    db.updateTable('nameplates').set({ style }).where('id', '=', 2).execute();
  const [before] = await db.selectFrom('nameplates').select('style').where('id', '=', 2).execute();
  await restyle('.{id} {\n  opacity: 0;\n}\n');
  expect(await names([2, 3])).toEqual(['Emberline']);
  expect((await plates.ofProduct()).map(({ id }) => id)).not.toContain(2);
  const [stored] = await db.selectFrom('nameplates').select('style').where('id', '=', 2).execute();
  expect(stored?.style).toContain('opacity: 0');
  await restyle(before?.style ?? '');
  changed(2);
  expect(await names([2, 3])).toEqual(['Northern Sky', 'Emberline']);
});

test('whoever asks for the same while it is read waits for that reading', async () => {
  const { names } = heardPlates();
  await Promise.all([names([2, 3]), names([3]), names([2])]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a change is followed; what nobody told is, too, some seconds later', async () => {
  const { names, changed, wait, plates } = heardPlates();
  expect(await names([2])).toEqual(['Northern Sky']);
  await plates.ofProduct();
  await rename(2, 'Aurora');
  expect(await names([2])).toEqual(['Northern Sky']);
  changed(2);
  expect(await names([2])).toEqual(['Aurora']);
  expect((await plates.ofProduct())[0]?.name).toBe('Aurora');
  await rename(2, 'Northern Sky');
  wait(4999);
  expect(await names([2])).toEqual(['Aurora']);
  wait(1);
  expect(await names([2])).toEqual(['Northern Sky']);
  expect((await plates.ofProduct())[0]?.name).toBe('Northern Sky');
});

test('what changes while it is read is read again before it is told', async () => {
  const { names, changed, plates } = heardPlates();
  const reading = names([2]);
  changed(2);
  expect(await reading).toEqual(['Northern Sky']);
  expect(asked).toHaveBeenCalledTimes(2);
  const all = plates.ofProduct();
  changed(2);
  expect((await all)[0]?.name).toBe('Northern Sky');
  expect(asked).toHaveBeenCalledTimes(4);
  await Promise.all([names([2]), plates.ofProduct()]);
  expect(asked).toHaveBeenCalledTimes(5);
});

test('while the database is away what is known is shown', async () => {
  const { names, wait } = heardPlates();
  await names([2]);
  wait(5000);
  asked.mockImplementation(() => {
    throw new Error('away');
  });
  expect(await names([2])).toEqual(['Northern Sky']);
  await expect(names([3])).rejects.toThrow('away');
  asked.mockReset();
});

test('after a lost connection everything is read again; no more are kept than may be', async () => {
  const { names, reconnected } = heardPlates(1);
  await names([2, 3]);
  await names([3]);
  expect(asked).toHaveBeenCalledTimes(1);
  await names([2]);
  expect(asked).toHaveBeenCalledTimes(2);
  reconnected();
  await names([2]);
  expect(asked).toHaveBeenCalledTimes(3);
});
