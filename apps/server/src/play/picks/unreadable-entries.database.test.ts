import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { drawOf, redrawDesk, stageOf } from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { createLog } from '../../platform/log/log.ts';
import { insertNotice } from '../../reach/notifications/notices/notices.repository.ts';
import { tellNotices } from '../../reach/notifications/notices/tell-notices.service.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { verifyBlocks } from '../scoreboards/verify-blocks.service.ts';

const lines: string[] = [];
const log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } });
const product = await testProduct(undefined, { log });
const { db, visitor, capabilities } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];
beforeAll(async () => {
  for (let at = 0; at < 4; at += 1) players.push(await product.user(`player${at}`));
});
beforeEach(() => {
  lines.length = 0;
});
const at = (index: number): TestUser => {
  const player = players[index];
  if (!player) throw new Error(`no player ${index}`);
  return player;
};
const desk = redrawDesk(product, admin);
const others = () => players.slice(1);

/** Damage to a stored entry that no check of the product would let through. */
const damages = [
  { why: 'written in another layout', set: sql`layout_fingerprint = 'of another time'` },
  { why: 'too short', set: sql`slots = substring(slots for octet_length(slots) - 2)` },
  { why: 'bytes that no picks give', set: sql`slots = set_byte(slots, 0, 200)` },
];

/** Playoffs with picks of everybody, of which the first player's have come to harm. */
async function harmed(
  set: (typeof damages)[number]['set'],
  isSealed: boolean,
): Promise<LoadedEvent> {
  const { event } = await desk.pickedPlayoffs(players);
  if (isSealed) await desk.act(event, 'lock');
  const { id } = stageOf(event, 1);
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of ['entries', 'entry_revisions']) {
      await sql`update ${sql.table(table)} set ${set}
        where event_stage_id = ${id} and user_id = ${at(0).id}`.execute(trx);
    }
  });
  // The board reads a bracket from blocks, which were written while the entries were sound.
  await db.deleteFrom('entryBlockSets').where('eventStageId', '=', id).execute();
  return event;
}

const ok = async (client: TestUser | typeof visitor, url: string) => {
  const answer = await client.get(url);
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
  return answer.json();
};
const userIds = (rows: { userId: number }[]) => rows.map(({ userId }) => userId).toSorted();
const settled = async (): Promise<void> => {
  await capabilities.services.entries.idle();
};

describe.each(damages)('an entry $why', ({ set }) => {
  test('is left out of its owner’s picks and revisions, which can be saved anew [rule: picks-27, results-10]', async () => {
    const event = await harmed(set, false);
    const own = await ok(at(0), `/api/picks/get/user/${event.row.id}`);
    expect([own.matchPicks, own.savedAt]).toEqual([[], null]);
    expect(own.versions).toEqual({ [stageOf(event, 1).id]: 1 });
    expect(await ok(at(0), `/api/picks/get/revisions/${event.row.id}`)).toEqual([]);
    await settled();
    expect(lines.join()).toContain('Entries cannot be read: they are left out');
    for (const player of others()) {
      const { matchPicks } = await ok(player, `/api/picks/get/user/${event.row.id}`);
      expect(matchPicks).toHaveLength(7);
    }
    const count = async () =>
      (await ok(visitor, `/api/event/get?eventId=${event.row.id}`)).bracketsSubmitted;
    await expect.poll(count).toBe(3);
    await desk.save(event, 1, [at(0)]);
    expect((await ok(at(0), `/api/picks/get/user/${event.row.id}`)).matchPicks).toHaveLength(7);
    expect(await ok(at(0), `/api/picks/get/revisions/${event.row.id}`)).toHaveLength(1);
    await expect.poll(count).toBe(4);
  });

  test('is left out of boards, scores, blocks and the export; staff see it and put it right', async () => {
    const event = await harmed(set, true);
    const [id, stageId] = [event.row.id, stageOf(event, 1).id];
    const board = async () => ok(visitor, `/api/picks/get/leaderboard/${id}`);
    expect((await ok(visitor, `/api/picks/get/user/${id}?userId=${at(0).id}`)).matchPicks).toEqual(
      [],
    );
    await settled();
    await expect
      .poll(async () => userIds((await board()).records))
      .toEqual(
        others()
          .map((player) => player.id)
          .toSorted(),
      );
    expect((await board()).totalRecords).toBe(3);
    const score = await ok(visitor, `/api/picks/get/score/${id}?userId=${at(0).id}`);
    expect([score.ledger, score.rank, score.totalScore]).toEqual([[], null, 0]);
    const faults: string[] = [];
    for await (const stage of verifyBlocks(db, id)) faults.push(...stage.faults);
    expect(faults).toEqual([]);
    const exported = await ok(at(0), '/api/account/export');
    const entry = exported.data.entries.find((told: { eventId: number }) => told.eventId === id);
    expect([entry.version, entry.picks, entry.revisions[0].picks]).toEqual([1, null, null]);
    const start = await ok(admin, `/api/picks/override/${id}?userId=${at(0).id}`);
    expect([start.matchPicks, start.versions[stageId]]).toEqual([[], 1]);

    const unreadable = await ok(admin, `/api/picks/override/unreadable/${id}`);
    expect(unreadable).toEqual({
      count: 1,
      entries: [
        {
          eventStageId: stageId,
          user: { id: at(0).id, username: 'player0' },
          reason: expect.stringMatching(/\w+ \w+/),
          foundAt: expect.any(String),
        },
      ],
    });
    const sound = await desk.picksOf(event, at(1));
    const answer = await admin.post(`/api/picks/override/${id}`, {
      userId: at(0).id,
      eventStageId: stageId,
      reason: 'from the mail that the user kept',
      version: 1,
      groupStagePicks: [],
      matchPicks: sound.matchPicks,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(userIds((await board()).records)).toHaveLength(4);
    expect((await ok(admin, `/api/picks/override/unreadable/${id}`)).count).toBe(0);
  });
});

test('entries of a draw that was lost are readable again when it is entered again', async () => {
  const { event, ranking } = await desk.pickedPlayoffs(players);
  await desk.act(event, 'lock');
  const { id } = stageOf(event, 1);
  await db.deleteFrom('officialPicks').where('eventStageId', '=', id).execute();
  await db
    .updateTable('events')
    .set({ version: sql`version + 1` })
    .where('id', '=', event.row.id)
    .execute();
  capabilities.services.changes.announce('event', event.row.id);
  const board = async () =>
    (await ok(visitor, `/api/picks/get/leaderboard/${event.row.id}`)).totalRecords;
  for (const player of players) {
    await ok(player, `/api/picks/get/user/${event.row.id}`);
    await settled();
  }
  expect((await ok(admin, `/api/picks/override/unreadable/${event.row.id}`)).count).toBe(4);
  await expect.poll(board).toBe(0);
  expect(lines.filter((line) => line.includes('Entries cannot be read'))).toHaveLength(1);
  await desk.enter(event, 1, drawOf(stageOf(await desk.now(event), 1), ranking));
  await settled();
  expect((await ok(admin, `/api/picks/override/unreadable/${event.row.id}`)).count).toBe(0);
  await expect.poll(board).toBe(4);
});

test('one that is harmed keeps nobody from entering results', async () => {
  const event = await harmed(sql`slots = set_byte(slots, 0, 200)`, true);
  const { official } = stageOf(await desk.now(event), 1);
  const turned = official.matchPicks.map((row, index) =>
    index === 0
      ? {
          ...row,
          winnerTeamId: row.topTeamId,
          loserTeamId: row.bottomTeamId,
          topTeamScore: 3,
          bottomTeamScore: 0,
        }
      : row,
  );
  await desk.enter(event, 1, { groupStagePicks: [], matchPicks: turned });
  await settled();
});

test('before the lock its owner is not among the entrants, and is reminded like who has no picks', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const { id } = stageOf(event, 0);
  await desk.save(event, 0, players);
  const recent = async () =>
    userIds((await ok(visitor, `/api/picks/get/leaderboard/${event.row.id}`)).records);
  expect(await recent()).toHaveLength(4);
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update entries set layout_fingerprint = 'of another time'
      where event_stage_id = ${id} and user_id = ${at(0).id}`.execute(trx);
  });
  await ok(at(0), `/api/picks/get/user/${event.row.id}`);
  await settled();
  expect(await recent()).toEqual(
    others()
      .map((player) => player.id)
      .toSorted(),
  );
  const clock = { now: async () => new Date() };
  await insertNotice(db, {
    subject: 'a reminder',
    kind: 'lock-1h',
    gameId: 1,
    eventStageId: id,
    title: 'Picks lock',
    html: 'Picks lock',
    url: '/',
    sentUntil: new Date(),
    createdAt: new Date(),
  });
  const { kinds } = product.capabilities.services;
  const onError = (error: unknown) => {
    throw error;
  };
  await tellNotices({ db, clock, kinds, onError, onMade: () => {} });
  const { rows } = await sql<{ userId: number }>`select n.user_id from notifications n
    join notices o on o.id = n.notice_id where o.kind = 'lock-1h' and o.event_stage_id = ${id}`.execute(
    db,
  );
  const reminded = rows.map(({ userId }) => userId);
  expect(reminded).toContain(at(0).id);
  expect(reminded).not.toContain(at(1).id);
});
