import {
  countRealContent,
  drawDemoAccounts,
  isEmptyWorld,
  loadSyntheticEvent,
  prepareDemoWorld,
} from '@callshot/seed';
import { describe, expect, test } from 'vitest';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { demoAccounts } from '../../src/account/accounts/demo-accounts.ts';
import { createUser } from '../../src/account/accounts/registering/first-admin.service.ts';
import { testClient } from '../platform/client.ts';
import { type TestDatabase, testDatabase } from '../platform/database.ts';
import { testEvent } from '../play/events.ts';
import { demoDatabase } from './demo-world.ts';
import { testProduct } from './product.ts';

const now = new Date();
const { admin, player } = demoAccounts;

async function logIn(
  database: TestDatabase,
  isLocal: boolean,
  account: { username: string; password: string },
): Promise<number> {
  const config = isLocal ? {} : { isLocal, publicUrl: 'https://callshot.example' };
  const { app } = await testProduct(database, { config });
  return (await testClient(app).post('/api/auth/login', account)).statusCode;
}

/** Names and passwords that the notes of a start tell. */
const accountsIn = (notes: readonly string[]) =>
  notes.flatMap((note) => {
    const [, username, password] = /^Sign in as (\S+) +\/ {2}(\S+)$/.exec(note) ?? [];
    return username && password ? [{ username, password }] : [];
  });

describe('where nobody else can reach it', () => {
  test('a new database gets the demo world, with passwords that are told', async () => {
    const database = await testDatabase();
    const notes = await prepareDemoWorld(database.db, { asked: null, isLocal: true, now });
    expect(accountsIn(notes)).toEqual([admin, player]);
    expect(await logIn(database, true, admin)).toBe(200);
    // And again at every start.
    const later = await prepareDemoWorld(database.db, { asked: null, isLocal: true, now });
    expect(later).toEqual(notes);
  }, 120_000);

  test('who asks for an empty one gets it', async () => {
    const { db } = await testDatabase();
    expect(await prepareDemoWorld(db, { asked: 'empty', isLocal: true, now })).toEqual([]);
    expect(await isEmptyWorld(db)).toBe(true);
  });
});

describe('where others can reach it', () => {
  test('nothing is planted by itself', async () => {
    const { db } = await testDatabase();
    expect(await prepareDemoWorld(db, { asked: null, isLocal: false, now })).toEqual([]);
    expect(await isEmptyWorld(db)).toBe(true);
  });

  test('who asks for the demo world gets it with passwords that are drawn and told once', async () => {
    const one = await testDatabase();
    const notes = await prepareDemoWorld(one.db, { asked: 'demo', isLocal: false, now });
    const accounts = accountsIn(notes);
    expect(accounts.map(({ username }) => username)).toEqual([admin.username, player.username]);
    for (const account of accounts) expect(await logIn(one, false, account)).toBe(200);
    const later = await prepareDemoWorld(one.db, { asked: null, isLocal: false, now });
    expect(accountsIn(later)).toEqual([]);
    expect(later.join('\n')).toMatch(/WARNING: this database holds the demo world/);
    expect(later.join('\n')).not.toMatch(/everybody knows/);
  }, 120_000);

  test('no two worlds have a password in common', () => {
    const worlds = [drawDemoAccounts(), drawDemoAccounts(), demoAccounts];
    const passwords = worlds.flatMap((world) => [world.admin.password, world.player.password]);
    expect(new Set(passwords).size).toBe(passwords.length);
  });

  test('published passwords are told of, open nothing, and end what they have opened [rule: safety-9]', async () => {
    const database = await demoDatabase();
    const { db } = database;
    expect(await logIn(database, true, admin)).toBe(200);
    const notes = await prepareDemoWorld(db, { asked: null, isLocal: false, now });
    expect(accountsIn(notes)).toEqual([]);
    expect(notes.join('\n')).toMatch(/the password of demo-admin and demo-player is public/);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
    for (const account of [admin, player]) expect(await logIn(database, false, account)).toBe(401);
  }, 120_000);

  test('a real account is none of the demo world, whatever it is called', async () => {
    const database = await testDatabase();
    await createUser(database.db, {
      username: admin.username,
      password: 'a password of their own',
    });
    expect(await prepareDemoWorld(database.db, { asked: null, isLocal: false, now })).toEqual([]);
    const own = { username: admin.username, password: 'a password of their own' };
    expect(await logIn(database, false, own)).toBe(200);
  });
});

describe('what a load would stand beside', () => {
  test('neither a demo world, nor loads, nor the operator are real', async () => {
    const database = await demoDatabase();
    const { db } = database;
    await createUser(db, { username: 'operator', password: 'long enough', roles: ['Admin'] });
    const load = { entries: 5, name: 'Synthetic', hasResults: false, now };
    await loadSyntheticEvent(database, load);
    expect(await countRealContent(db)).toEqual({ users: 0, events: 0 });
  }, 120_000);

  test('players and events are, beside a demo world or under the name of one', async () => {
    const { db } = await testDatabase();
    await createUser(db, { username: admin.username, password: 'long enough' });
    await createUser(db, { username: player.username, password: 'long enough' });
    await createUser(db, { username: 'by-mail', email: 'by-mail@example.org' });
    await testEvent(db, { stages: [swissStage()] });
    expect(await countRealContent(db)).toEqual({ users: 3, events: 1 });
  });
});
