import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn, type TestUser } from '../../../../testing/account/users.ts';
import { testApp } from '../../../../testing/platform/app.ts';
import type { Db } from '../../database/database.ts';
import { findSessions } from './caller.repository.ts';
import { hashSecretToken } from './secret-token.ts';
import { createSessionReader } from './session-reader.ts';

const { app, db } = await testApp();
const hashOf = (user: TestUser) => hashSecretToken(user.cookies.get('callshot') ?? '');

/** The same database, and the statements that went to it. */
function watched(): { db: Db; statements: string[] } {
  const statements: string[] = [];
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: counting as Db, statements };
}

test('a hundred callers at the same time are found by few statements, each as who they are', async () => {
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, at) => signedIn({ app, db }, `crowd${at}`)),
  );
  const { db: counting, statements } = watched();
  const read = createSessionReader(counting);
  const unknown = hashSecretToken('nobody');
  const asked = Array.from({ length: 100 }, (_, at) => people[at % 20] ?? null);
  const found = await Promise.all([
    ...asked.map((user) => read(user ? hashOf(user) : unknown)),
    read(unknown),
  ]);
  expect(found.map((session) => session?.userId ?? null)).toEqual([
    ...asked.map((user) => user?.id),
    null,
  ]);
  expect(statements).toHaveLength(3);
});

test('a session that has ended, and roles that are gone, count from the next request on in every process', async () => {
  const user = await signedIn({ app, db }, 'leaver', ['Analyst']);
  const processes = [createSessionReader(db), createSessionReader(db)];
  const readAll = () => Promise.all(processes.map((read) => read(hashOf(user))));
  expect((await readAll()).map((session) => session?.roles)).toEqual([['Analyst'], ['Analyst']]);
  await db.deleteFrom('userRoles').where('userId', '=', user.id).execute();
  expect((await readAll()).map((session) => session?.roles)).toEqual([[], []]);
  await db.deleteFrom('sessions').where('userId', '=', user.id).execute();
  expect(await readAll()).toEqual([null, null]);
});

const lastSeen = async (user: TestUser): Promise<number | undefined> => {
  const [session] = await db
    .selectFrom('sessions')
    .select('lastSeenAt')
    .where('userId', '=', user.id)
    .execute();
  return session?.lastSeenAt.getTime();
};
const leave = (user: TestUser, createdAt: Date) =>
  db
    .updateTable('sessions')
    .set({ lastSeenAt: sql<Date>`clock_timestamp() - interval '1 hour'`, createdAt })
    .where('userId', '=', user.id)
    .execute();

test.each([
  { why: 'of a player', roles: [], isNoted: true },
  { why: 'of staff whose hours are over', roles: ['Admin'], isNoted: false },
] as const)('the use of a session $why is noted: $isNoted', async ({ roles, isNoted }) => {
  const user = await signedIn({ app, db }, `seen${roles.length}`, roles);
  await leave(user, new Date(0));
  const before = await lastSeen(user);
  const read = createSessionReader(db);
  await Promise.all([read(hashOf(user)), read(hashOf(user))]);
  expect((await lastSeen(user)) !== before).toBe(isNoted);
});

test('who notes the use of a session does not wait for another who does', async () => {
  const user = await signedIn({ app, db }, 'busy');
  await leave(user, new Date());
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ userAgent: 'held' })
      .where('userId', '=', user.id)
      .execute();
    expect((await createSessionReader(db)(hashOf(user)))?.userId).toBe(user.id);
  });
  expect(await findSessions(db, [hashOf(user)])).toMatchObject([{ isSeenLongAgo: true }]);
});
