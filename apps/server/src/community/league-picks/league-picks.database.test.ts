import { gunzipSync } from 'node:zlib';
import type { LeaguePicks } from '@callshot/contract';
import { type EventStage, optionAt, type PickSet, stageCalls } from '@callshot/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  groupStage,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { join, leagueOf } from '../../../testing/community/leagues.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const members: TestUser[] = [];
const others: TestUser[] = [];
const outsider = await product.user('outsider');
let openLeague: number;
let privateLeague: number;
let smallLeague: number;

beforeAll(async () => {
  for (let at = 1; at <= 8; at += 1) members.push(await product.user(`member ${at}`));
  for (let at = 1; at <= 4; at += 1) others.push(await product.user(`other ${at}`));
  const [first] = members as [TestUser, ...TestUser[]];
  const password = { password: 'let me in', confirmPassword: 'let me in' };
  openLeague = (await leagueOf(first)).id;
  privateLeague = (await leagueOf(first, password)).id;
  smallLeague = (await leagueOf(first)).id;
  for (const member of members.slice(1)) {
    await join(member, openLeague);
    await join(member, privateLeague, 'let me in');
  }
  for (const member of members.slice(1, 4)) await join(member, smallLeague);
});

const url = (leagueId: number, event: LoadedEvent, eventStageId = event.stages[0]?.id) =>
  `/api/leagues/picks?leagueId=${leagueId}&eventId=${event.row.id}&eventStageId=${eventStageId}`;

/** The same slip for the same seed. */
const slipOf = (event: LoadedEvent, seed: number): PickSet =>
  randomPicks(stageIn(event), randomOf(seed));

const stageIn = ({ stages }: LoadedEvent): EventStage => {
  const [stage] = stages;
  if (!stage) throw new Error('no stage');
  return stage.stage;
};

const lock = (event: LoadedEvent) =>
  admin.post('/api/event/stage', {
    eventId: event.row.id,
    action: 'lock',
    relockTime: null,
    reason: '',
  });

const enter = (event: LoadedEvent, official: PickSet, version: number) =>
  admin.post(`/api/picks/override/${event.row.id}`, {
    userId: null,
    eventStageId: event.stages[0]?.id,
    reason: '',
    version,
    ...official,
  });

describe.each([
  { why: 'Swiss', stage: swissStage() },
  { why: 'groups', stage: groupStage() },
  {
    why: 'a bracket with series scores and a reset',
    stage: playoffStage({ teams: 8, hasReset: true }),
  },
])('$why', ({ stage }) => {
  let event: LoadedEvent;

  beforeAll(async () => {
    event = await testEvent(db, { stages: [stage] });
    const save = (user: TestUser, seed: number) =>
      user.post(`/api/picks/save/user/${event.row.id}`, slipOf(event, seed));
    // The last member has no picks.
    for (const [at, member] of members.slice(0, -1).entries()) await save(member, at % 5);
    for (const [at, other] of others.entries()) await save(other, 100 + at);
  });

  test('nobody is told anything before the seal, by whatever league', async () => {
    for (const client of [visitor, outsider, admin, ...members]) {
      const answer = await client.get(url(openLeague, event));
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_sealed']);
      expect(answer.json()).not.toHaveProperty('rows');
    }
  });

  test('then every cell is what its member picked, judged as in their ledger', async () => {
    await lock(event);
    const official = slipOf(event, 500);
    const some: PickSet = {
      groupStagePicks: official.groupStagePicks.slice(0, 5),
      matchPicks: official.matchPicks.slice(0, 5),
    };
    expect((await enter(event, some, 0)).statusCode).toBe(200);
    const now = await loadedEvent(db, event.row.id);
    const answer = (await visitor.get(url(openLeague, event))).json<LeaguePicks>();
    expect(answer.memberCount).toBe(8);
    expect(answer.entrants).toBe(11);
    expect(answer.rows.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
      members.slice(0, -1).map(({ id }) => id),
    );
    for (const row of answer.rows) {
      const picked = (
        await visitor.get(`/api/picks/get/user/${event.row.id}?userId=${row.userId}`)
      ).json<PickSet>();
      const score = (
        await visitor.get(`/api/picks/get/score/${event.row.id}?userId=${row.userId}`)
      ).json();
      expect(row.points).toBe(score.totalScore);
      const calls = stageCalls(stageIn(now), picked, now.stages[0]?.official ?? picked);
      const called = answer.columns.filter((_, at) => optionAt(row, answer.columns, at));
      expect(called).toHaveLength(
        calls.teams.length + calls.matches.filter(({ pick, reset }) => pick || reset).length,
      );
      for (const { teamId, eventSubstageId, parts } of calls.teams) {
        const at = answer.columns.findIndex(
          (column) => column.teamId === teamId && column.eventSubstageId === eventSubstageId,
        );
        const outcomes = parts.map(({ row: one }) => one?.outcome ?? null);
        expect(outcomes).toContain(optionAt(row, answer.columns, at)?.outcome);
      }
    }
    const points = answer.rows.map((row) => row.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  test('shares are those of the slips, and hidden where fewer than five are counted', async () => {
    const [all, few] = [openLeague, smallLeague].map(async (league) =>
      (await visitor.get(url(league, event))).json<LeaguePicks>(),
    );
    const slips = (users: readonly TestUser[], from: number) =>
      users.map((_, at) => slipOf(event, from === 0 ? at % 5 : from + at));
    const own = slips(members.slice(0, -1), 0);
    const everybody = [...own, ...slips(others, 100)];
    for (const { teamId, matchKey, eventSubstageId, backing } of (await all)?.columns ?? []) {
      for (const backed of backing) {
        const backs = ({ groupStagePicks, matchPicks }: PickSet): boolean =>
          matchKey === null
            ? groupStagePicks.some(
                (pick) =>
                  pick.teamId === backed.teamId &&
                  pick.eventSubstageId === eventSubstageId &&
                  pick.pickTypeId === 1,
              )
            : matchPicks.some(
                (pick) =>
                  pick.winnerTeamId === backed.teamId &&
                  `${pick.bracketPart}-${pick.bracketCol}-${pick.bracketColIndex}` === matchKey,
              );
        const percent = (of: readonly PickSet[]) =>
          Math.round((100 * of.filter(backs).length) / of.length);
        expect(backed.league).toBe(percent(own));
        expect(backed.everybody).toBe(percent(everybody));
        if (teamId !== null) expect(backed.teamId).toBe(teamId);
      }
    }
    for (const { backing } of (await few)?.columns ?? []) {
      expect(backing.every(({ league }) => league === null)).toBe(true);
    }
  });

  test('it follows the next results, and who comes and goes', async () => {
    const before = (await visitor.get(url(openLeague, event))).json<LeaguePicks>();
    const whole = slipOf(event, 500);
    await enter(event, whole, (await loadedEvent(db, event.row.id)).row.officialVersion);
    const after = (await visitor.get(url(openLeague, event))).json<LeaguePicks>();
    expect(after.generation).toBeGreaterThan(before.generation);
    expect(after.rows.every(({ open }) => open === 0)).toBe(true);
    const leaver = await product.user(`leaver ${event.row.id}`);
    await join(leaver, openLeague);
    const joined = (await visitor.get(url(openLeague, event))).json<LeaguePicks>();
    expect([joined.memberCount, joined.rows.length]).toEqual([9, after.rows.length]);
    await leaver.delete(`/api/leagues/leave?leagueId=${openLeague}`);
    const left = (await visitor.get(url(openLeague, event))).json<LeaguePicks>();
    expect(left.memberCount).toBe(8);
    const [, member] = members as [TestUser, TestUser, ...TestUser[]];
    await member.delete(`/api/leagues/leave?leagueId=${openLeague}`);
    const fewer = (await visitor.get(url(openLeague, event))).json<LeaguePicks>();
    expect(fewer.rows.map(({ userId }) => userId)).not.toContain(member.id);
    await join(member, openLeague);
    const again = (await visitor.get(url(openLeague, event))).json<LeaguePicks>();
    expect(again.rows).toEqual(after.rows);
  });
});

test('200 members a page, of one state, compressed; columns stand on the first', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const many = Array.from({ length: 203 }, (_, at) => `crowd ${event.row.id} ${at}`);
  const users = await db
    .insertInto('users')
    .values(many.map((username) => ({ username, usernameKey: username })))
    .returning('id')
    .execute();
  const [first] = members as [TestUser, ...TestUser[]];
  await first.post(`/api/picks/save/user/${event.row.id}`, slipOf(event, 3));
  await sql`insert into entries (event_stage_id, user_id, slots, layout_fingerprint)
    select event_stage_id, id, slots, layout_fingerprint
    from entries, unnest(${users.map((user) => user.id)}::int[]) id
    where event_stage_id = ${event.stages[0]?.id}`.execute(db);
  const { id } = await leagueOf(first);
  await db
    .insertInto('leagueMembers')
    .values(users.map(({ id: userId }) => ({ leagueId: id, userId })))
    .execute();
  await lock(event);
  const page = async (from?: number | string) =>
    visitor.get(url(id, event) + (from === undefined ? '' : `&from=${from}`));
  const pages = [await page(), await page(200), await page(204), await page(999_999)].map(
    (answer) => answer.json<LeaguePicks>(),
  );
  expect(pages.map(({ rows }) => rows.length)).toEqual([200, 4, 0, 0]);
  expect(pages.map(({ columns }) => columns.length)).toEqual([16, 0, 0, 0]);
  expect(new Set(pages.map(({ state, rowCount }) => `${state} ${rowCount}`)).size).toBe(1);
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ userId }) => userId))).size).toBe(204);
  for (const from of ['-1', '1.5', '01', '1000000', 'x']) {
    expect((await page(from)).statusCode).toBe(400);
  }

  const zipped = await visitor.get(url(id, event), { 'accept-encoding': 'gzip' });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(pages[0]);
  // A name that changes is told at once.
  const renamed = { userId: first.id, reason: 'a test', username: `renamed ${event.row.id}` };
  expect((await admin.post('/api/user/update', renamed)).statusCode).toBe(200);
  expect((await page()).json<LeaguePicks>().rows.map(({ username }) => username)).toContain(
    `renamed ${event.row.id}`,
  );
});

test('a private league shows its members alone who picked what', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await members[1]?.post(`/api/picks/save/user/${event.row.id}`, slipOf(event, 3));
  await lock(event);
  for (const client of [visitor, outsider]) {
    const answer = await client.get(url(privateLeague, event));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'members_only']);
    expect(answer.body).not.toContain('member 2');
  }
  const own = (await members[2]?.get(url(privateLeague, event)))?.json<LeaguePicks>();
  expect(own?.rows.map(({ userId }) => userId)).toEqual([members[1]?.id]);
});

test('an Admin who opened picks before the lock stands in no row', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const reader = await product.user('reader', ['Admin']);
  await join(reader, openLeague);
  for (const user of [reader, ...members.slice(0, 2)]) {
    await user.post(`/api/picks/save/user/${event.row.id}`, slipOf(event, 7));
  }
  await db
    .insertInto('openedPicks')
    .values({
      eventId: event.row.id,
      openedByUserId: reader.id,
      userId: members[0]?.id ?? 0,
      reason: 'a complaint',
    })
    .execute();
  await lock(event);
  const { rows } = (await visitor.get(url(openLeague, event))).json<LeaguePicks>();
  expect(rows.map(({ userId }) => userId)).toEqual(members.slice(0, 2).map(({ id }) => id));
  await reader.delete(`/api/leagues/leave?leagueId=${openLeague}`);
});

test('what there is not is refused', async () => {
  const [event, other] = [
    await testEvent(db, { stages: [swissStage()] }),
    await testEvent(db, { stages: [groupStage()] }),
  ];
  const code = async (path: string) => (await members[0]?.get(path))?.json().code;
  expect(await code(url(999_999, event))).toBe('league_not_found');
  expect(await code(url(openLeague, event, other.stages[0]?.id))).toBe('event_not_found');
  const none = `/api/leagues/picks?leagueId=${openLeague}&eventId=999999&eventStageId=1`;
  expect(await code(none)).toBe('event_not_found');
  expect(await code(none.replace('999999', String(2 ** 31)))).toBe('bad_request');
  await lock(event);
  const empty = (await visitor.get(url(openLeague, event))).json<LeaguePicks>();
  expect([empty.rows, empty.entrants, empty.memberCount]).toEqual([[], null, 8]);
});
