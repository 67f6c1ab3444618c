import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { inviteOf, joinBy, signedInAt } from '../../../testing/community/invites.ts';
import { leagueOf } from '../../../testing/community/leagues.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
/** Another process on the same database. */
const elsewhere = await testProduct(product);
const { db } = product;

const places = 10;
const comers = 500;

test('of five hundred at once on a league with ten places left, exactly ten are in', async () => {
  const creator = await product.user('creator');
  const league = await leagueOf(creator);
  const { code, token } = await inviteOf(creator, league.id);
  await sql`
    with made as (
      insert into users (username, username_key)
      select 'member-' || n, 'member-' || n from generate_series(1, ${5000 - places - 1}) n
      returning id
    )
    insert into league_members (league_id, user_id) select ${league.id}, id from made`.execute(db);
  const users: TestUser[] = [];
  for (let at = 0; at < comers; at += 1) {
    const user = await product.user(`rushes-${String(at).padStart(3, '0')}`);
    const { app } = at % 2 ? product : elsewhere;
    users.push(signedInAt(user, app, `198.51.100.${at % 250}`));
  }

  const answers = await Promise.all(users.map((user, at) => joinBy(user, at % 50 ? token : code)));
  const told = new Map<string, number>();
  for (const answer of answers) {
    const what = answer.statusCode === 200 ? 'joined' : answer.json().code;
    told.set(what, (told.get(what) ?? 0) + 1);
  }
  expect(Object.fromEntries(told)).toEqual({ joined: places, league_full: comers - places });
  const { memberCount } = await db
    .selectFrom('leagues')
    .select('memberCount')
    .where('id', '=', league.id)
    .executeTakeFirstOrThrow();
  const { members } = await db
    .selectFrom('leagueMembers')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('leagueId', '=', league.id)
    .executeTakeFirstOrThrow();
  expect([memberCount, members]).toEqual([5000, 5000]);
});
