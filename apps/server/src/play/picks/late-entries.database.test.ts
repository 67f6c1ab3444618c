import type { Leaderboard, UserScore } from '@callshot/contract';
import {
  bracketFromPicks,
  bracketPicksOf,
  compileBracket,
  type LateShare,
  type MatchPick,
  type PickSet,
  pickWinner,
  sharedPoints,
  slotOfMatch,
} from '@callshot/rules';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { enterResults, rankingsOf, testLeague } from '../../../testing/community/ranked-leagues.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { everyAnswer } from '../../../testing/product/every-answer.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { type LoadedEvent, stageAt } from '../events/loaded-event.ts';
import { sealDueStages } from '../seals/seal-stages.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const owner = await product.user('owner');
const intime = await product.user('intime');
const second = await product.user('second');
const hourMs = 3_600_000;

const four = playoffStage({ teams: 4, elimination: 'single', useSeriesScore: false });
const [FIRST, OTHER, FINAL] = ['UB-0-0', 'UB-0-1', 'UB-1-0'] as const;

const choose = async (event: LoadedEvent, lateShare: LateShare | null, user = admin) =>
  user.post('/api/event/lateEntry', {
    eventId: event.row.id,
    version: (await loadedEvent(db, event.row.id)).row.version,
    lateShare,
  });

async function startsIn(event: LoadedEvent, slot: string, hours: number): Promise<LoadedEvent> {
  const answer = await admin.post('/api/event/matchTime', {
    eventId: event.row.id,
    eventSubstageId: event.stages[0]?.stage.substages[0]?.eventSubstageId,
    slot,
    startsAt: new Date(Date.now() + hours * hourMs).toISOString(),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return loadedEvent(db, event.row.id);
}

/** Lets the lock of the event fall. */
async function lock(event: LoadedEvent): Promise<LoadedEvent> {
  await sql`update events set starts_at = clock_timestamp() - interval '1 second', version = version + 1
    where id = ${event.row.id}`.execute(db);
  await sealDueStages(db, () => {});
  return loadedEvent(db, event.row.id);
}

async function begin(event: LoadedEvent, slot: string): Promise<LoadedEvent> {
  await startsIn(event, slot, 0);
  await sealDueStages(db, () => {});
  return loadedEvent(db, event.row.id);
}

/** An event that has locked with its first match; the others begin in two and five hours. */
async function lockedEvent(lateShare: LateShare | null = 50): Promise<LoadedEvent> {
  const event = await testEvent(db, { stages: [four] });
  if (lateShare !== null) expect((await choose(event, lateShare)).statusCode).toBe(200);
  await save(event, randomPicks(event.stages[0]!.stage, randomOf(1)), intime);
  await startsIn(event, OTHER, 2);
  await lock(event);
  return startsIn(event, FINAL, 5);
}

const save = (event: LoadedEvent, slip: PickSet, user = owner) =>
  user.post(`/api/picks/save/user/${event.row.id}`, slip);

/** Calls whatever can be called now; `top` says who wins, match by match. */
function lateSlip(event: LoadedEvent, saved: readonly MatchPick[] = [], isTop = true): PickSet {
  const { stage } = stageAt(event.stages[0]!, new Date());
  const graph = compileBracket(stage.format);
  const [substage] = stage.substages;
  let state = bracketFromPicks(graph, substage!, saved);
  for (const { key, index } of graph.matches) {
    const match = state.matches[index]!;
    if (!match.isPickable || match.isClosed) continue;
    const slot = isTop ? match.top : match.bottom;
    const picked = pickWinner(graph, state, key, slot.kind === 'team' ? slot.teamId : 0);
    if (picked.ok) state = picked.state;
  }
  return { groupStagePicks: [], matchPicks: bracketPicksOf(state, { ...stage, ...substage! }) };
}

/** Official results of the first matches of a perfect slip. */
async function enter(event: LoadedEvent, official: PickSet, ...keys: readonly string[]) {
  const matchPicks = official.matchPicks.flatMap((pick) => {
    if (keys.includes(slotOfMatch(pick))) return [pick];
    const open = {
      winnerTeamId: null,
      loserTeamId: null,
      topTeamScore: null,
      bottomTeamScore: null,
    };
    return pick.bracketCol === 0 ? [{ ...pick, ...open }] : [];
  });
  await enterResults(admin, await loadedEvent(db, event.row.id), { ...official, matchPicks });
  await sealDueStages(db, () => {});
  return loadedEvent(db, event.row.id);
}

const officialOf = (event: LoadedEvent): PickSet =>
  randomPicks(event.stages[0]!.stage, randomOf(77));
const keysOf = (picks: readonly MatchPick[]) => picks.map(slotOfMatch);
const picksOf = async (
  event: LoadedEvent,
  whose: TestUser,
  reader: Pick<TestUser, 'get'> = visitor,
) => (await reader.get(`/api/picks/get/user/${event.row.id}?userId=${whose.id}`)).json();
const scoreOf = async (event: LoadedEvent, whose: TestUser): Promise<UserScore> =>
  (await visitor.get(`/api/picks/get/score/${event.row.id}?userId=${whose.id}`)).json();
const boardOf = async (event: LoadedEvent): Promise<Leaderboard> =>
  (await visitor.get(`/api/picks/get/leaderboard/${event.row.id}`)).json();

describe('the switch', () => {
  test('is off: after the lock nobody comes in [rule: late-1]', async () => {
    const event = await lockedEvent(null);
    expect((await save(event, lateSlip(event))).json()).toMatchObject({ code: 'picks_locked' });
  });

  test('is an Admin’s alone, and says so on the event [rule: late-1]', async () => {
    const event = await testEvent(db, { stages: [four] });
    for (const user of [owner, await product.user('maker', ['EventCreator'])]) {
      expect((await choose(event, 50, user)).statusCode).toBe(403);
    }
    expect((await choose(event, 25)).json()).toMatchObject({ late: { share: 25, entrants: 0 } });
    expect((await visitor.get(`/api/event/get?eventId=${event.row.id}`)).json()).toMatchObject({
      lateShare: 25,
    });
    const stale = await admin.post('/api/event/lateEntry', {
      eventId: event.row.id,
      version: event.row.version,
      lateShare: 75,
    });
    expect(stale.json()).toMatchObject({ code: 'event_changed' });
    const odd = { eventId: event.row.id, version: 1, lateShare: 60 };
    expect((await admin.post('/api/event/lateEntry', odd)).statusCode).toBe(400);
  });

  test('works after the lock too, and closes the door again [rule: late-1]', async () => {
    const event = await lockedEvent(null);
    await choose(event, 75);
    const open = await loadedEvent(db, event.row.id);
    expect((await save(open, lateSlip(open))).statusCode).toBe(200);
    expect((await choose(open, null)).json()).toMatchObject({ late: { share: null, entrants: 1 } });
    const closed = await loadedEvent(db, event.row.id);
    expect((await save(closed, lateSlip(closed), second)).json()).toMatchObject({
      code: 'picks_locked',
    });
    // A late entrant goes on, at the share that they came in at.
    const { matchPicks } = await picksOf(closed, owner, owner);
    expect((await save(closed, lateSlip(closed, matchPicks, false))).statusCode).toBe(200);
    expect((await picksOf(closed, owner, owner)).late).toEqual([
      { eventStageId: event.stages[0]!.id, share: 75 },
    ]);
  });
});

describe('a late entry', () => {
  test('calls what has not begun, with official winners where it missed a match [rule: late-2, late-3]', async () => {
    const event = await lockedEvent();
    const waiting = lateSlip(event);
    expect(keysOf(waiting.matchPicks)).toEqual([OTHER]);
    expect((await save(event, waiting)).statusCode).toBe(200);
    const official = officialOf(event);
    const played = await enter(event, official, FIRST);
    const { matchPicks } = await picksOf(played, owner, owner);
    const whole = lateSlip(played, matchPicks);
    expect(keysOf(whole.matchPicks)).toEqual([OTHER, FINAL]);
    expect(whole.matchPicks[1]?.topTeamId).toBe(official.matchPicks[0]?.winnerTeamId);
    const saved = await save(played, whole);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(keysOf((await picksOf(played, owner, owner)).matchPicks)).toEqual([OTHER, FINAL]);
  });

  test('calls nothing that has begun, and nobody else changes a slip [rule: late-2, locks-21]', async () => {
    const event = await lockedEvent();
    const slip = randomPicks(event.stages[0]!.stage, randomOf(5));
    expect((await save(event, slip)).json()).toMatchObject({ code: 'matches_locked' });
    expect((await save(event, slip, intime)).json()).toMatchObject({ code: 'picks_locked' });
    expect((await save(event, lateSlip(event))).statusCode).toBe(200);
    const begun = await begin(event, OTHER);
    const { matchPicks } = await picksOf(begun, owner, owner);
    const turned = lateSlip(event, matchPicks, false);
    expect((await save(begun, turned)).json()).toMatchObject({ code: 'matches_locked' });
  });

  test('is guarded by the database itself [rule: late-2, locks-6]', async () => {
    const event = await lockedEvent();
    const stage = event.stages[0]!;
    const late = stage.matchLocks.find(({ match }) => match === OTHER)!;
    const closed = stage.matchLocks.find(({ match }) => match === FIRST)!;
    const insert = (user: TestUser, slots: readonly number[], share: number | null) => {
      const bytes = Buffer.alloc(stage.layout.stride);
      for (const slot of slots) bytes[slot] = 1;
      return sql`insert into entries (event_stage_id, user_id, slots, layout_fingerprint, late_share)
        values (${stage.id}, ${user.id}, ${bytes}, ${stage.layout.fingerprint}, ${share})`.execute(
        db,
      );
    };
    const refused = { code: 'CS001' };
    await expect(insert(owner, late.slots.slice(0, 1), null)).rejects.toMatchObject(refused);
    await expect(insert(owner, closed.slots.slice(0, 1), 50)).rejects.toMatchObject(refused);
    await insert(owner, late.slots.slice(0, 1), 50);
    const change = (user: TestUser) =>
      sql`update entries set late_share = 50, slots = set_byte(slots, ${late.slots[0]}, 2)
        where event_stage_id = ${stage.id} and user_id = ${user.id}`.execute(db);
    await change(owner);
    await expect(change(intime)).rejects.toMatchObject(refused);
  });

  test('is for whoever has no slip of a stage that locked [rule: late-2]', async () => {
    const event = await testEvent(db, { stages: [swissStage(), four] });
    await choose(event, 50);
    await save(event, randomPicks(event.stages[0]!.stage, randomOf(2)), intime);
    await lock(event);
    await sql`update event_stages set opened_at = clock_timestamp(), sealed_at = clock_timestamp()
      where event_id = ${event.row.id} and stage_index = 1`.execute(db);
    await sql`update events set stage = 1, version = version + 1 where id = ${event.row.id}`.execute(
      db,
    );
    await choose(event, 25);
    const later = await loadedEvent(db, event.row.id);
    expect(later.stages[1]?.matchLocks.map(({ match }) => match)).toContain(FINAL);
    const { rows } = await sql<{ own: boolean; other: boolean }>`
      select takes_late_entry(${later.stages[1]!.id}, ${intime.id}) as own,
        takes_late_entry(${later.stages[1]!.id}, ${second.id}) as other`.execute(db);
    expect(rows).toEqual([{ own: false, other: true }]);
  });

  test('is saved once, though two windows send it [rule: locks-14]', async () => {
    const event = await lockedEvent();
    const versions = { [event.stages[0]!.id]: 0 };
    const both = await Promise.all(
      [true, false].map((isTop) =>
        owner.post(`/api/picks/save/user/${event.row.id}`, {
          ...lateSlip(event, [], isTop),
          versions,
        }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});

describe('others', () => {
  test('see of a late entry what has begun, and no other call, by any address [rule: late-6]', async () => {
    const event = await lockedEvent();
    await save(event, lateSlip(event));
    expect((await picksOf(event, owner)).matchPicks).toEqual([]);
    const told = await everyAnswer(visitor, event.row.id, owner);
    await save(event, lateSlip(event, [], false));
    const toldNow = await everyAnswer(visitor, event.row.id, owner);
    expect(toldNow.size).toBeGreaterThan(40);
    for (const [address, answer] of toldNow) {
      expect(answer, address).toEqual(told.get(address));
    }
    const begun = await begin(event, OTHER);
    expect(keysOf((await picksOf(begun, owner)).matchPicks)).toEqual([OTHER]);
    expect(keysOf((await picksOf(begun, intime)).matchPicks)).toHaveLength(3);
  });

  test('keep their ranks and shares; late entrants follow, marked and without a rank [rule: late-7]', async () => {
    const event = await lockedEvent();
    await save(event, lateSlip(event));
    await save(event, lateSlip(event, [], false), second);
    const official = officialOf(event);
    const played = await enter(await begin(event, OTHER), official, FIRST, OTHER);
    const board = await boardOf(played);
    expect(board).toMatchObject({ totalRecords: 3, lateRecords: 2 });
    const [ranked, ...late] = board.records;
    expect(ranked).toMatchObject({ userId: intime.id, rank: 1, row: 1 });
    expect(ranked).not.toHaveProperty('lateShare');
    expect(late.map(({ row, rank, lateShare }) => [row, rank, lateShare])).toEqual([
      [2, null, 50],
      [3, null, 50],
    ]);
    expect(late.map(({ totalScore }) => totalScore)).toEqual([sharedPoints(2, 50), 0]);
    expect(await scoreOf(played, intime)).toMatchObject({ rank: 1, entrants: 1, percentile: 100 });
    const me = await owner.get(`/api/picks/get/leaderboard/additional/${event.row.id}/me`);
    expect(me.json().records.map(({ userId }: { userId: number }) => userId)).toContain(owner.id);
    const found = await visitor.get(`/api/picks/search/leaderboard/${event.row.id}/second`);
    expect(found.json().records).toMatchObject([{ userId: second.id, lateShare: 50, rank: null }]);
    const league = await testLeague(intime, 'Friends', [second, owner]);
    const rankings = await rankingsOf(intime, league, played);
    expect(rankings).toMatchObject({ totalRecords: 3, ranked: 1 });
    expect(rankings.records.map(({ rank, lateShare }) => [rank, lateShare])).toEqual([
      [1, undefined],
      [null, 50],
      [null, 50],
    ]);
    const events = (await visitor.get(`/api/user/events/${owner.id}`)).json().records;
    expect(
      events.find(({ eventId }: { eventId: number }) => eventId === event.row.id),
    ).toMatchObject({ rank: null, percentile: null, lateShare: 50, entrants: 1 });
    expect((await visitor.get(`/api/picks/get/crowd/${event.row.id}`)).json().stages).toEqual([]);
  });
});

test('the ledger pays the share, and says what was missed [rule: late-5]', async () => {
  const event = await lockedEvent(25);
  await save(event, lateSlip(event));
  await save(event, lateSlip(event, [], false), second);
  const official = officialOf(event);
  const played = await enter(event, official, FIRST, OTHER);
  for (const user of [owner, second]) {
    const { matchPicks } = await picksOf(played, user, user);
    expect((await save(played, lateSlip(played, matchPicks), user)).statusCode).toBe(200);
  }
  const over = await enter(await begin(played, FINAL), official, FIRST, OTHER, FINAL);
  for (const user of [owner, second]) {
    const { matchPicks } = await picksOf(over, user);
    const winners = new Map(
      official.matchPicks.map((pick) => [slotOfMatch(pick), pick.winnerTeamId]),
    );
    const right = matchPicks.filter(
      (pick: MatchPick) => winners.get(slotOfMatch(pick)) === pick.winnerTeamId,
    );
    const score = await scoreOf(over, user);
    expect(score.totalScore).toBe(sharedPoints(2 * right.length, 25));
    expect(score.ledger.reduce((sum, { points }) => sum + points, 0)).toBe(score.totalScore);
    expect(score.maximum).toBe(score.totalScore);
    expect(score.rank).toBeNull();
    expect(score.late).toEqual({
      share: 25,
      missed: [
        {
          stageIndex: 0,
          eventSubstageId: over.stages[0]!.stage.substages[0]!.eventSubstageId,
          matchKey: FIRST,
        },
      ],
    });
  }
  expect(await scoreOf(over, intime)).not.toHaveProperty('late');
});

test('a result that is told otherwise leaves a closed call as it was made [rule: late-4]', async () => {
  const event = await lockedEvent();
  const official = officialOf(event);
  const played = await enter(event, official, FIRST);
  await save(played, lateSlip(played));
  const begun = await begin(played, OTHER);
  const before = await picksOf(begun, owner, owner);
  const [first, ...rest] = official.matchPicks;
  const corrected = {
    ...official,
    matchPicks: [
      {
        ...first!,
        winnerTeamId: first!.loserTeamId,
        loserTeamId: first!.winnerTeamId,
        topTeamScore: first!.bottomTeamScore,
        bottomTeamScore: first!.topTeamScore,
      },
      ...rest,
    ],
  };
  const told = await enter(begun, corrected, FIRST);
  expect((await picksOf(told, owner, owner)).matchPicks).toEqual(before.matchPicks);
  // The final is still open: it is called anew, with the team that is there now.
  const anew = lateSlip(told, before.matchPicks);
  expect(anew.matchPicks.at(-1)?.topTeamId).toBe(first!.loserTeamId);
  const saved = await save(told, anew);
  expect(saved.statusCode, saved.body).toBe(200);
});
