import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/platform/database.ts';
import { createUser } from '../../account/accounts/registering/first-admin.service.ts';
import { createLeagueNames } from './league-names.ts';

const { db } = await testDatabase();
const email = 'creator@example.org';
const createdBy = await createUser(db, {
  ...{ username: 'creator', email, passwordHash: 'none' },
  roles: [],
});

/** The same from one run to the next. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

const random = randomOf(7);
const words = ['Zebra', 'zebras', 'King', 'kings', 'Лига', 'united', 'a', 'storm'];
const nameOf = (): string =>
  Array.from({ length: 1 + random(3) }, () => words[random(words.length)]).join(' ');
let made = 0;
const rowOf = () => {
  made += 1;
  const name = nameOf();
  return { name, nameKey: `${name} ${made}`, createdBy, memberCount: random(6) };
};

async function naive(text: string, most: number): Promise<number[]> {
  const rows = await db.selectFrom('leagues').selectAll().execute();
  const needle = text.toLowerCase();
  const howIn = (name: string): number => {
    const folded = name.toLowerCase();
    if (folded === needle) return 0;
    return folded.startsWith(needle) ? 1 : 2;
  };
  return rows
    .filter(({ name, isHidden, isAnalystLeague, deletedAt }) => {
      const isFound = !isHidden && !isAnalystLeague && deletedAt === null;
      return isFound && name.toLowerCase().includes(needle);
    })
    .sort((a, b) => howIn(a.name) - howIn(b.name) || b.memberCount - a.memberCount || a.id - b.id)
    .slice(0, most)
    .map(({ id }) => id);
}

test('it finds what looking at every league finds, in the same order, whatever changed', async () => {
  await db
    .insertInto('leagues')
    .values(Array.from({ length: 600 }, rowOf))
    .execute();
  const names = createLeagueNames(db, 150);
  const expectSame = async () => {
    for (const text of [
      'zebra',
      'ZEBRAS',
      'king',
      'kings',
      'лига',
      'bra',
      'united a',
      'torm',
      'xyz',
    ]) {
      for (const most of [1, 30]) {
        expect(await names.search(text, most), `${text} ${most}`).toEqual(await naive(text, most));
      }
    }
  };
  await expectSame();
  // More than is held beside the index, so that it is laid out anew, too.
  for (let round = 0; round < 6; round += 1) {
    for (let change = 0; change < 60; change += 1) {
      const id = 1 + random(600);
      const changes = [
        { name: nameOf() },
        { memberCount: random(9) },
        { isHidden: random(2) === 0 },
        { deletedAt: random(2) === 0 ? new Date() : null },
        { isAnalystLeague: random(3) === 0 },
      ];
      await db
        .updateTable('leagues')
        .set({ ...changes[random(changes.length)] })
        .where('id', '=', id)
        .execute()
        .catch(() => {});
      names.changed(id);
    }
    const { id } = await db
      .insertInto('leagues')
      .values(rowOf())
      .returning('id')
      .executeTakeFirstOrThrow();
    names.changed(id);
    await expectSame();
  }
  await db.deleteFrom('leagues').where('id', '<', 100).execute();
  for (let id = 1; id < 100; id += 1) names.changed(id);
  await expectSame();
});

/** The database, whose answers to a layout (they come in order of ids) wait until they are let go. */
function heldLayouts() {
  const waiting: (() => void)[] = [];
  const state = { isHeld: false, isAway: false };
  const ordered = new WeakSet<object>();
  const held = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode' && node.orderBy) ordered.add(queryId);
      if (state.isAway) throw new Error('away');
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (state.isHeld && ordered.has(queryId)) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return result;
    },
  });
  return {
    held,
    state,
    waiting: () => waiting.length,
    letGo: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
}

const league = async (name: string): Promise<number> => {
  const row = { ...rowOf(), name };
  return (await db.insertInto('leagues').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
const rename = (id: number, name: string) =>
  db.updateTable('leagues').set({ name }).where('id', '=', id).execute();

test.each([
  { why: 'and somebody searches meanwhile', searchesMeanwhile: true },
  { why: 'and nobody searches meanwhile', searchesMeanwhile: false },
])('a rename while the index is laid out anew is kept, $why', async ({ searchesMeanwhile }) => {
  const tag = searchesMeanwhile ? 'one' : 'two';
  const id = await league(`former ${tag}`);
  const gone = await league(`goes ${tag}`);
  const { held, state, waiting, letGo } = heldLayouts();
  const names = createLeagueNames(held);
  expect(await names.search(`former ${tag}`, 5)).toEqual([id]);
  state.isHeld = true;
  names.invalidate();
  // It has read the former name, and is not done.
  await expect.poll(waiting).toBe(1);
  await rename(id, `newer ${tag}`);
  names.changed(id);
  await db.deleteFrom('leagues').where('id', '=', gone).execute();
  names.changed(gone);
  const made = await league(`made ${tag}`);
  names.changed(made);
  if (searchesMeanwhile) {
    expect(await names.search(`newer ${tag}`, 5)).toEqual([id]);
    expect(await names.search(`made ${tag}`, 5)).toEqual([made]);
  }
  state.isHeld = false;
  letGo();
  await expect.poll(() => names.search(`newer ${tag}`, 5)).toEqual([id]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await names.search(`newer ${tag}`, 5)).toEqual([id]);
  expect(await names.search(`former ${tag}`, 5)).toEqual([]);
  expect(await names.search(`goes ${tag}`, 5)).toEqual([]);
  expect(await names.search(`made ${tag}`, 5)).toEqual([made]);
});

test('a rename while the very first index is laid out is kept', async () => {
  const id = await league('first before');
  const { held, state, waiting, letGo } = heldLayouts();
  const names = createLeagueNames(held);
  state.isHeld = true;
  const searching = names.search('first', 5);
  await expect.poll(waiting).toBe(1);
  await rename(id, 'second after');
  names.changed(id);
  state.isHeld = false;
  letGo();
  expect(await searching).toEqual([]);
  expect(await names.search('second after', 5)).toEqual([id]);
});

test('an invalidation is not forgotten with a layout that failed', async () => {
  const id = await league('doubted before');
  const { held, state } = heldLayouts();
  const names = createLeagueNames(held);
  expect(await names.search('doubted before', 5)).toEqual([id]);
  await rename(id, 'doubted after');
  state.isAway = true;
  names.invalidate();
  expect(await names.search('doubted before', 5)).toEqual([id]);
  state.isAway = false;
  await expect.poll(() => names.search('doubted after', 5)).toEqual([id]);
});
