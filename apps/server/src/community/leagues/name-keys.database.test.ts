import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as migrations from '../../../migrations/index.ts';
import { everythingOfLeagues, leagueOf, wishFor } from '../../../testing/community/leagues.ts';
import { testDatabase } from '../../../testing/platform/database.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { migrateToLatest } from '../../platform/database/migrate.ts';
import { supersededLeagueKey } from './league-name-key.ts';

const product = await testProduct();
const creator = await product.user('maker');
const stranger = await product.user('stranger');
const path = '/api/leagues/save';
await leagueOf(creator, { name: 'Ice Warriors' });

test('names that were two before pairs of letters counted as one letter stay, and pass', async () => {
  const { db } = await testDatabase({ isEmpty: true });
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0063'));
  await migrateToLatest(db, before);
  const people = [
    ['window', 'wlndow'],
    ['vvindow', 'vvlndow'],
    ['İlk', 'l\u0307lk'],
    ['ilk', 'llk'],
    ['plain', 'plaln'],
    ['Leam', '#leam'],
  ];
  for (const [username, key] of people) {
    await sql`insert into users (username, username_key) values (${username}, ${key})`.execute(db);
  }
  await sql`insert into username_history (user_id, username, username_key, changed_by)
    select id, 'old dog', 'old dog', id from users where username = 'plain'`.execute(db);
  const leagues = [
    ['Warriors', 'warriors', null],
    ['VVarriors', 'vvarriors', null],
    ['Crew 1', 'crew 1', null],
    ['Crew l', 'crew l', null],
    ['Crew L', 'crew l', '2026-01-01'],
  ];
  for (const [name, key, deletedAt] of leagues) {
    await sql`insert into leagues (name, name_key, created_by, deleted_at)
      select ${name}, ${key}, id, ${deletedAt}::timestamptz
      from users where username = 'plain'`.execute(db);
  }
  await migrateToLatest(db, migrations);
  const users = await sql`
    select username, username_key as key from users
    where not is_username_change_required order by id`.execute(db);
  expect(users.rows.map((row) => Object.values(row as object))).toEqual([
    ['window', 'vvlnclovv'],
    ['vvindow', '#vvindow'],
    ['İlk', '#i\u0307lk'],
    ['ilk', 'llk'],
    ['plain', 'plaln'],
    ['Leam', '#leam'],
  ]);
  const held = await sql`select username_key as key from username_history`.execute(db);
  expect(held.rows).toEqual([{ key: 'olcl clog' }]);
  const kept = await sql`select name, name_key as key from leagues order by id`.execute(db);
  expect(kept.rows.map((row) => Object.values(row as object))).toEqual([
    ['Warriors', 'vvarrlors'],
    ['VVarriors', 'vvarrlors\n2'],
    ['Crew 1', 'crevv l'],
    ['Crew l', 'crevv l\n4'],
    ['Crew L', 'crevv l'],
  ]);
});

test.each(['İCE VVarriors', 'Ice Warri0rs', 'lce warriors'])(
  'a league cannot be called what passes for another: %s',
  async (name) => {
    const before = await everythingOfLeagues(product.db);
    expect((await stranger.post(path, wishFor({ name }))).json()).toMatchObject({
      nameError: 'This name is taken',
    });
    expect(await everythingOfLeagues(product.db)).toEqual(before);
  },
);

test('a league with a name from before such names were one is changed, and keeps it', async () => {
  await leagueOf(creator, { name: 'Dawn Patrol' });
  const { id, version } = await leagueOf(stranger, { name: 'Other Patrol' });
  const nameKey = supersededLeagueKey('Davvn Patrol', id);
  await product.db
    .updateTable('leagues')
    .set({ name: 'Davvn Patrol', nameKey })
    .where('id', '=', id)
    .execute();
  const changed = await stranger.post(path, {
    ...wishFor({ name: 'Davvn Patrol', discordUrl: 'https://discord.gg/dawn' }),
    id,
    version,
  });
  expect(changed.json()).toMatchObject({ nameError: null, league: { name: 'Davvn Patrol' } });
  const row = product.db.selectFrom('leagues').select('nameKey').where('id', '=', id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ nameKey });
});
