import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';

interface Row {
  readonly row: number;
  readonly rank: number | null;
  readonly userId: number;
  readonly username: string;
  readonly totalScore: number | null;
}

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];
let open: LoadedEvent;
let scored: LoadedEvent;

const slipOf = (event: LoadedEvent, seed: number) => {
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  return randomPicks(stage.stage, randomOf(seed));
};
const url = (event: LoadedEvent, rest = '') => `/api/picks/get/leaderboard/${event.row.id}${rest}`;
const additional = (event: LoadedEvent, at: string | number) =>
  `/api/picks/get/leaderboard/additional/${event.row.id}/${at}`;
const search = (event: LoadedEvent, text: string) =>
  `/api/picks/search/leaderboard/${event.row.id}/${encodeURIComponent(text)}`;

beforeAll(async () => {
  for (let at = 1; at <= 70; at += 1) players.push(await product.user(`Player ${at}`));
  open = await testEvent(db, { stages: [swissStage()] });
  scored = await testEvent(db, { stages: [swissStage()] });
  for (const [at, player] of players.entries()) {
    await player.post(`/api/picks/save/user/${scored.row.id}`, slipOf(scored, at % 9));
    if (at < 15) await player.post(`/api/picks/save/user/${open.row.id}`, slipOf(open, at));
  }
  const eventId = scored.row.id;
  await admin.post('/api/event/stage', { eventId, action: 'lock', relockTime: null, reason: '' });
  await admin.post(`/api/picks/override/${eventId}`, {
    userId: null,
    eventStageId: scored.stages[0]?.id,
    reason: '',
    version: 0,
    ...slipOf(scored, 500),
  });
});

test('before anything is sealed the board lists the last ten entrants, newest first [rule: boards-5, boards-15, locks-13]', async () => {
  const board = (await visitor.get(url(open))).json();
  const newest = players.slice(5, 15).reverse();
  expect(board.records.map(({ userId }: Row) => userId)).toEqual(newest.map(({ id }) => id));
  expect(board.records[0]).toMatchObject({ row: 1, rank: null, totalScore: null });
  expect((await visitor.get(url(open, '/31'))).json().records).toEqual([]);
  await players[0]?.post(`/api/picks/save/user/${open.row.id}`, slipOf(open, 40));
  expect((await visitor.get(url(open))).json().records[0].userId).toBe(players[0]?.id);
});

test('a search among entrants does not tell whose email it found', async () => {
  const named = await product.user('Player Email');
  await db
    .updateTable('users')
    .set({ username: 'hidden@example.org', usernameKey: 'hidden@example.org' })
    .where('id', '=', named.id)
    .execute();
  const event = await testEvent(db, { stages: [swissStage()] });
  await named.post(`/api/picks/save/user/${event.row.id}`, slipOf(event, 1));
  expect((await visitor.get(search(event, 'hidden@'))).json().records).toEqual([]);
  const [found] = (await visitor.get(search(event, `player-${named.id}`))).json().records;
  expect(found).toMatchObject({ userId: named.id, username: `player-${named.id}` });
});

describe('a scored board', () => {
  test('pages by thirty in one order, ties sharing their rank [rule: boards-7, boards-12, boards-13, boards-14]', async () => {
    const pages = await Promise.all(
      ['', '/31', '/61', '/91'].map((at) => visitor.get(url(scored, at))),
    );
    const rows: Row[] = pages.flatMap((page) => page.json().records);
    expect(pages.map((page) => page.json().records.length)).toEqual([30, 30, 10, 0]);
    expect(rows.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 1));
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(70);
    for (const { rank, totalScore } of rows) {
      expect(rank).toBe(1 + rows.filter((row) => (row.totalScore ?? 0) > (totalScore ?? 0)).length);
    }
    expect(pages.every((page) => page.json().totalRecords === 70)).toBe(true);
  });

  test.each([
    { at: 'top', first: 1, count: 30 },
    { at: 'bottom', first: 41, count: 30 },
    { at: 66, first: 66, count: 5 },
  ])('goes to $at [rule: boards-13]', async ({ at, first, count }) => {
    const { records } = (await visitor.get(additional(scored, at))).json();
    expect([records[0].row, records.length]).toEqual([first, count]);
  });

  test('goes to the caller’s own row, which stands in the page', async () => {
    const last = (await visitor.get(additional(scored, 'bottom'))).json().records.at(-1) as Row;
    const owner = players.find(({ id }) => id === last.userId);
    const { records } = (await owner?.get(additional(scored, 'me')))?.json() ?? {};
    expect(records).toContainEqual(last);
    expect((await visitor.get(additional(scored, 'me'))).json().records).toEqual([]);
  });

  test('is searched by part of a name, whatever its case, with true ranks [rule: boards-16]', async () => {
    const found: Row[] = (await visitor.get(search(scored, 'LAYER 7'))).json().records;
    expect(new Set(found.map(({ username }) => username))).toEqual(
      new Set(['Player 7', 'Player 70']),
    );
    for (const row of found) {
      const there = (await visitor.get(additional(scored, row.row))).json().records[0];
      expect(there).toEqual(row);
    }
    expect((await visitor.get(search(scored, 'player'))).json().records).toHaveLength(30);
    expect((await visitor.get(search(scored, 'nobody'))).json().records).toEqual([]);
    expect((await visitor.get(search(scored, 'pl'))).statusCode).toBe(400);
  });

  test('goes on from the board that was shown when results came in between two pages', async () => {
    const pageAt = async (rest: string) => (await visitor.get(url(scored, rest))).json();
    const before = await pageAt('');
    const second = await pageAt('/31');
    const eventStageId = scored.stages[0]?.id;
    const { version } = (await visitor.get(`/api/picks/get/official/${scored.row.id}`)).json();
    const corrected = { userId: null, eventStageId, reason: 'A correction', version };
    await admin.post(`/api/picks/override/${scored.row.id}`, {
      ...corrected,
      ...slipOf(scored, 501),
    });
    await expect.poll(async () => (await pageAt('')).generation).toBeGreaterThan(before.generation);
    const after = await pageAt('/31');
    expect(after.records).not.toEqual(second.records);
    expect(await pageAt(`/31?generation=${before.generation}`)).toEqual(second);
    const { body } = await visitor.get(`${additional(scored, 31)}?generation=${before.generation}`);
    expect(JSON.parse(body)).toEqual(second);
    // A board that is gone: the newest answers, and says so.
    expect(await pageAt('/31?generation=0')).toEqual(after);
    expect((await visitor.get(url(scored, '/31?generation=x'))).statusCode).toBe(400);
  });

  test('of no event is refused', async () => {
    expect((await visitor.get('/api/picks/get/leaderboard/999999')).statusCode).toBe(404);
  });

  test('leaves out who is not eligible, and follows a new name [rule: boards-1, boards-5, scoring-13]', async () => {
    const [gone, renamed] = [players[3], players[4]];
    if (!gone || !renamed) throw new Error('no players');
    await db.updateTable('users').set({ isIneligible: true }).where('id', '=', gone.id).execute();
    await db
      .updateTable('users')
      .set({ username: 'Someone New', usernameKey: 'someone new' })
      .where('id', '=', renamed.id)
      .execute();
    product.capabilities.services.changes.announce('user', gone.id);
    product.capabilities.services.changes.announce('user', renamed.id);
    await expect.poll(async () => (await visitor.get(url(scored))).json().totalRecords).toBe(69);
    const found = (await visitor.get(search(scored, 'someone'))).json().records;
    expect(found.map(({ userId }: Row) => userId)).toEqual([renamed.id]);
    const own = (await gone.get(`/api/picks/get/score/${scored.row.id}`)).json();
    expect([own.rank, own.row]).toEqual([null, null]);
    await db.updateTable('users').set({ isIneligible: false }).where('id', '=', gone.id).execute();
    product.capabilities.services.changes.announce('user', gone.id);
    await expect.poll(async () => (await visitor.get(url(scored))).json().totalRecords).toBe(70);
  });
});
