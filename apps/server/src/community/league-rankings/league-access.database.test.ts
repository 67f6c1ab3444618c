import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import {
  enterResults,
  joinLeague,
  lockStage,
  rankingsOf,
  testLeague,
} from '../../../testing/community/ranked-leagues.ts';
import type { TestClient } from '../../../testing/platform/client.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const creator = await product.user('creator');
const member = await product.user('member');
const stranger = await product.user('stranger');

const hourMs = 3_600_000;
const majorOf = (options: Partial<Parameters<typeof testEvent>[1]> = {}) =>
  testEvent(db, { stages: [playoffStage({ teams: 4 })], ...options });
const save = (user: TestUser, { row, stages }: LoadedEvent) =>
  user.post(`/api/picks/save/user/${row.id}`, randomPicks(stages[0]!.stage, randomOf(user.id)));
const pathsOf = (leagueId: number, eventId: number) => [
  `/api/leagues/events?leagueId=${leagueId}`,
  `/api/leagues/rankings?leagueId=${leagueId}&eventId=${eventId}`,
  `/api/leagues/shares?leagueId=${leagueId}&eventId=${eventId}`,
];
const codesOf = async (client: TestClient, leagueId: number, eventId: number) =>
  Promise.all(
    pathsOf(leagueId, eventId).map(async (path) => {
      const answer = await client.get(path);
      return answer.statusCode === 200 ? 200 : `${answer.statusCode} ${answer.json().code}`;
    }),
  );
const eventIdsOf = async (client: TestClient, leagueId: number, game = '1') =>
  (await client.get(`/api/leagues/events?leagueId=${leagueId}`, { game }))
    .json()
    .map(({ eventId }: { eventId: number }) => eventId);
const joinedOf = async (user: TestUser, game = '1') =>
  (await user.get('/api/leagues/joined', { game })).json();

/** So that a test begins without events of others. */
const endAllEvents = () =>
  db
    .updateTable('events')
    .set({ finishedAt: new Date(), startsAt: new Date(0), endsAt: new Date(0) })
    .execute();

const all = (code: unknown) => [code, code, code];

test('of a private league only members learn anything', async () => {
  const event = await majorOf();
  const leagueId = await testLeague(creator, 'Private', [member], { isPrivate: true });
  for (const client of [creator, member]) {
    expect(await codesOf(client, leagueId, event.row.id)).toEqual(all(200));
  }
  for (const client of [visitor, stranger, admin]) {
    expect(await codesOf(client, leagueId, event.row.id)).toEqual(all('403 members_only'));
  }
  await member.delete(`/api/leagues/leave?leagueId=${leagueId}`);
  expect(await codesOf(member, leagueId, event.row.id)).toEqual(all('403 members_only'));
  expect(await joinedOf(member)).toEqual([]);
});

test('a public league is for everybody, a hidden one for its members, a deleted one for nobody', async () => {
  const event = await majorOf();
  const leagueId = await testLeague(creator, 'Public', [member]);
  const { id: eventId } = event.row;
  for (const client of [visitor, stranger, member]) {
    expect(await codesOf(client, leagueId, eventId)).toEqual(all(200));
  }
  await db.updateTable('leagues').set({ isHidden: true }).where('id', '=', leagueId).execute();
  expect(await codesOf(visitor, leagueId, eventId)).toEqual(all('404 league_not_found'));
  expect(await codesOf(member, leagueId, eventId)).toEqual(all(200));
  await creator.delete(`/api/leagues/delete?leagueId=${leagueId}`);
  for (const client of [visitor, member, creator, admin]) {
    expect(await codesOf(client, leagueId, eventId)).toEqual(all('404 league_not_found'));
  }
  expect(await joinedOf(creator)).not.toContainEqual(expect.objectContaining({ leagueId }));
});

test('unknown leagues and events are not found, whatever the header says [rule: leagues-4]', async () => {
  const leagueId = await testLeague(creator, 'Known');
  const other = await majorOf({ gameId: 2 });
  expect(await codesOf(visitor, 999_999, other.row.id)).toEqual(all('404 league_not_found'));
  expect((await codesOf(visitor, leagueId, 999_999)).slice(1)).toEqual([
    '404 event_not_found',
    '404 event_not_found',
  ]);
  for (const path of ['analystRankings', 'shares']) {
    const answer = await visitor.get(`/api/leagues/${path}?eventId=999999`);
    expect(answer.json()).toMatchObject({ code: 'event_not_found' });
  }
  // The header is of game 1: what is asked for by its id is there all the same.
  expect(await codesOf(visitor, leagueId, other.row.id)).toEqual(all(200));
});

test('a league has the events since it was made that members entered, and the live one [rule: leagues-18]', async () => {
  const owner = await product.user('chronicler');
  const friend = await product.user('friend');
  const leagueId = await testLeague(owner, 'Chronicle', [friend]);
  const at = (game: string) => eventIdsOf(visitor, leagueId, game);
  await endAllEvents();
  await expect.poll(() => at('2')).toEqual([]);

  // Nothing has begun: the one that locks first stands for what is to come.
  const [later, soon] = [
    await majorOf({ gameId: 2, locksInMs: 20 * hourMs }),
    await majorOf({ gameId: 2, locksInMs: 10 * hourMs }),
  ];
  await expect.poll(() => at('2')).toEqual([soon.row.id]);

  await save(friend, later);
  await lockStage(admin, later);
  await lockStage(admin, soon);
  // The event that began last is live. The other one has no entrants.
  await expect.poll(() => at('2')).toEqual([later.row.id]);
  await db
    .updateTable('events')
    .set({ finishedAt: new Date() })
    .where('id', '=', later.row.id)
    .execute();
  await expect.poll(() => at('2')).toEqual([soon.row.id, later.row.id]);
  const [live, finished] = (
    await visitor.get(`/api/leagues/events?leagueId=${leagueId}`, { game: '2' })
  ).json();
  expect([live, finished]).toMatchObject([
    { eventId: soon.row.id, name: 'Test Major', isLive: true, isFinished: false },
    { eventId: later.row.id, isLive: false, isFinished: true },
  ]);

  // A member who leaves takes their entry along. Events that ended before the league was made do
  // not count.
  await friend.delete(`/api/leagues/leave?leagueId=${leagueId}`);
  await expect.poll(() => at('2')).toEqual([soon.row.id]);
  await joinLeague(friend, leagueId);
  await expect.poll(() => at('2')).toContain(later.row.id);
  await db
    .updateTable('leagues')
    .set({ createdAt: new Date(later.row.endsAt.getTime() + 1) })
    .where('id', '=', leagueId)
    .execute();
  expect(await at('2')).toEqual([soon.row.id]);
});

test("one's leagues tell the rank at the latest event of the game, or why there is none [rule: leagues-1, leagues-15]", async () => {
  const [first, second, idle] = [
    await product.user('first'),
    await product.user('second'),
    await product.user('idle'),
  ];
  const event = await majorOf();
  for (const user of [first, second]) await save(user, event);
  const secret = await testLeague(second, 'Second league', [first, idle], { isPrivate: true });
  const open = await testLeague(first, 'First league');
  await lockStage(admin, event);
  const rowOf = async (user: TestUser, leagueId: number) =>
    (await joinedOf(user)).find((row: { leagueId: number }) => row.leagueId === leagueId);
  expect(await rowOf(first, secret)).toMatchObject({ eventRank: null, unranked: 'not_scored' });
  expect(await rowOf(idle, secret)).toMatchObject({ eventRank: null, unranked: 'no_entry' });

  await enterResults(admin, event, randomPicks(event.stages[0]!.stage, randomOf(5)));
  const { records } = await rankingsOf(first, secret, event);
  for (const user of [first, second]) {
    const { rank } = records.find(({ userId }) => userId === user.id)!;
    expect(await rowOf(user, secret)).toEqual({
      leagueId: secret,
      leagueName: 'Second league',
      nameplateId: 0,
      joinDate: expect.any(String),
      eventRank: rank,
      memberCount: 3,
      createdBy: second.id,
      creatorName: 'second',
      hasPassword: true,
      requireDiscord: false,
      requireReddit: false,
      isAnalystLeague: false,
      move: null,
      unranked: null,
    });
  }
  expect(await rowOf(idle, secret)).toMatchObject({ eventRank: null, unranked: 'no_entry' });
  const order = (await joinedOf(first)).map(({ leagueId }: { leagueId: number }) => leagueId);
  expect(order).toEqual([secret, open]);
  expect((await visitor.get('/api/leagues/joined')).statusCode).toBe(401);
});

test("before the seal one's own entry is no secret to oneself", async () => {
  const [picker, other] = [await product.user('picker'), await product.user('other one')];
  await endAllEvents();
  const event = await majorOf();
  await testLeague(picker, 'Before the seal', [other]);
  await save(picker, event);
  await expect.poll(async () => (await joinedOf(picker))[0]?.unranked).toBe('not_scored');
  expect(await joinedOf(other)).toMatchObject([{ unranked: 'no_entry' }]);
});
