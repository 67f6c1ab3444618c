import {
  bracketFromPicks,
  bracketPicksOf,
  compileBracket,
  FEWEST_TOLD,
  type MatchPick,
  type PickSet,
  pickWinner,
  slotOfMatch,
} from '@callshot/rules';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { everyAnswer } from '../../../testing/product/every-answer.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { sealDueStages } from './seal-stages.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const owner = await product.user('owner');
const other = await product.user('other');
const hourMs = 3_600_000;

const four = playoffStage({ teams: 4, elimination: 'single', useSeriesScore: false });
const SEMI = ['UB-0-0', 'UB-0-1'] as const;
const FINAL = 'UB-1-0';

const chooseUnit = (event: LoadedEvent, lockUnit: 'stage' | 'round' | 'match') =>
  admin.post('/api/event/lockUnit', {
    eventId: event.row.id,
    version: event.row.version,
    eventStageId: event.stages[0]?.id,
    lockUnit,
  });

/** Staff tell when a match begins, in hours from now. */
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

const forgetStart = async (event: LoadedEvent, slot: string) => {
  const answer = await admin.post('/api/event/matchTime', {
    eventId: event.row.id,
    eventSubstageId: event.stages[0]?.stage.substages[0]?.eventSubstageId,
    slot,
    startsAt: null,
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

/** An event whose matches lock one by one, in two, three and nine hours. */
async function eventInParts(stage = four): Promise<LoadedEvent> {
  const event = await testEvent(db, { stages: [stage] });
  expect((await chooseUnit(event, 'match')).statusCode).toBe(200);
  await startsIn(event, SEMI[0], 2);
  await startsIn(event, SEMI[1], 3);
  return startsIn(event, FINAL, 9);
}

/** Lets a match begin, and seals what is due. */
async function begin(event: LoadedEvent, slot: string): Promise<LoadedEvent> {
  await startsIn(event, slot, 0);
  await sealDueStages(db, () => {});
  return loadedEvent(db, event.row.id);
}

const slipOf = (event: LoadedEvent, seed: number): PickSet =>
  randomPicks(event.stages[0]!.stage, randomOf(seed));

/** The slip with another winner in these matches, and with what follows from them picked anew. */
function turned(event: LoadedEvent, slip: PickSet, ...matches: readonly string[]): PickSet {
  const { stage } = event.stages[0]!;
  const graph = compileBracket(stage.format);
  const [substage] = stage.substages;
  let state = bracketFromPicks(graph, substage!, slip.matchPicks);
  for (const { key, index } of graph.matches) {
    const match = state.matches[index]!;
    if (match.top.kind !== 'team' || match.bottom.kind !== 'team') continue;
    const [top, bottom] = [match.top.teamId, match.bottom.teamId];
    const kept = match.winnerTeamId ?? top;
    const winner = matches.includes(key) ? top + bottom - kept : kept;
    const picked = pickWinner(graph, state, key, winner);
    if (picked.ok) state = picked.state;
  }
  return { groupStagePicks: [], matchPicks: bracketPicksOf(state, { ...stage, ...substage! }) };
}

const save = (event: LoadedEvent, slip: PickSet, user = owner) =>
  user.post(`/api/picks/save/user/${event.row.id}`, slip);
const picksOf = async (event: LoadedEvent, reader = visitor): Promise<MatchPick[]> =>
  (await reader.get(`/api/picks/get/user/${event.row.id}?userId=${owner.id}`)).json().matchPicks;
const keysOf = (picks: readonly MatchPick[]) => picks.map(slotOfMatch);

describe('a match that has begun', () => {
  test('takes no other pick, and the rest of the slip does [rule: locks-18, locks-21]', async () => {
    const event = await eventInParts();
    const slip = slipOf(event, 1);
    expect((await save(event, slip)).statusCode).toBe(200);
    const begun = await begin(event, SEMI[0]);

    const late = await save(begun, turned(begun, slip, SEMI[0]));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'matches_locked',
      problems: [{ path: 'matchPicks[0]', code: 'match_locked' }],
    });
    expect(keysOf(await picksOf(begun, owner))).toHaveLength(3);

    const open = turned(begun, slip, SEMI[1]);
    const saved = await save(begun, open);
    expect(saved.statusCode, saved.body).toBe(200);
    const owned = { eventId: event.row.id, userId: owner.id };
    expect(await picksOf(begun, owner)).toEqual(
      open.matchPicks.map((pick) => ({ ...pick, ...owned })),
    );
  });

  test('takes no pick that is new, or left out [rule: locks-21]', async () => {
    const event = await eventInParts();
    const slip = slipOf(event, 2);
    const begun = await begin(event, SEMI[0]);
    expect((await save(begun, slip)).json()).toMatchObject({ code: 'matches_locked' });
    const rest = {
      ...slip,
      matchPicks: slip.matchPicks.filter((pick) => slotOfMatch(pick) === SEMI[1]),
    };
    expect((await save(begun, rest)).statusCode).toBe(200);

    const second = await eventInParts();
    const whole = slipOf(second, 3);
    await save(second, whole);
    const later = await begin(second, SEMI[0]);
    const left = {
      ...whole,
      matchPicks: whole.matchPicks.filter((pick) => slotOfMatch(pick) === SEMI[1]),
    };
    expect((await save(later, left)).json()).toMatchObject({
      code: 'matches_locked',
      problems: [{ path: 'matchPicks' }],
    });
    expect(await picksOf(later, owner)).toHaveLength(3);
  });

  test('is guarded by the database itself [rule: locks-6, locks-21]', async () => {
    const event = await eventInParts();
    await save(event, slipOf(event, 4));
    await begin(event, SEMI[0]);
    const [position] = event.stages[0]!.matchLocks.find(({ match }) => match === SEMI[0])!.slots;
    const write = (at: number) =>
      sql`update entries set slots = set_byte(slots, ${at}, 3 - get_byte(slots, ${at}))
        where event_stage_id = ${event.stages[0]!.id}`.execute(db);
    await expect(write(position!)).rejects.toMatchObject({ code: 'CS001' });
  });

  test('locks what it follows from [rule: locks-19]', async () => {
    const event = await eventInParts();
    const begun = await begin(event, FINAL);
    expect(begun.stages[0]?.sealedAt).toBeInstanceOf(Date);
    expect((await save(begun, slipOf(begun, 5))).json()).toMatchObject({ code: 'picks_locked' });
  });
});

describe('others', () => {
  test('see a match once it is sealed, and no other [rule: locks-22, locks-23]', async () => {
    const event = await eventInParts();
    const slip = slipOf(event, 6);
    await save(event, slip);
    expect(await picksOf(event)).toEqual([]);
    const first = await begin(event, SEMI[1]);
    for (const reader of [visitor, other, admin]) {
      expect(keysOf(await picksOf(first, reader))).toEqual([SEMI[1]]);
    }
    expect(first.stages[0]?.sealedAt).toBeNull();
    const second = await begin(first, SEMI[0]);
    expect(keysOf(await picksOf(second))).toEqual([...SEMI]);
    const whole = await begin(second, FINAL);
    expect(await picksOf(whole)).toHaveLength(3);
    expect(whole.stages[0]?.sealedAt).toBeInstanceOf(Date);
  });

  test('are told nothing that an open pick changes, by any call [rule: locks-23]', async () => {
    const event = await eventInParts();
    const slip = slipOf(event, 7);
    await save(event, slip);
    await save(event, slipOf(event, 8), other);
    const begun = await begin(event, SEMI[0]);
    const board = `/api/picks/get/leaderboard/${begun.row.id}`;
    // Others hear of a seal a moment later.
    await expect.poll(async () => (await visitor.get(board)).json().records[0]?.totalScore).toBe(0);
    const told = await everyAnswer(visitor, begun.row.id, owner);
    expect((await save(begun, turned(begun, slip, SEMI[1]))).statusCode).toBe(200);
    const toldNow = await everyAnswer(visitor, begun.row.id, owner);
    expect(toldNow.size).toBeGreaterThan(40);
    for (const [address, answer] of toldNow) expect(answer, address).toEqual(told.get(address));
    // The check sees what is shown: a sealed match names its winner.
    expect(JSON.stringify([...toldNow])).toContain(
      `"winnerTeamId":${slip.matchPicks[0]!.winnerTeamId}`,
    );
  });
});

describe('results', () => {
  const enter = async (event: LoadedEvent, slip: PickSet, ...keys: readonly string[]) => {
    const { version } = (await admin.get(`/api/picks/get/official/${event.row.id}`)).json();
    return admin.post(`/api/picks/override/${event.row.id}`, {
      userId: null,
      eventStageId: event.stages[0]?.id,
      reason: 'As played',
      version,
      groupStagePicks: [],
      matchPicks: slip.matchPicks.filter((pick) => keys.includes(slotOfMatch(pick))),
    });
  };

  test('are entered of sealed matches, and of no open one [rule: locks-24]', async () => {
    const event = await begin(await eventInParts(), SEMI[0]);
    const official = slipOf(event, 9);
    expect((await enter(event, official, ...SEMI)).json()).toMatchObject({ code: 'stage_open' });
    expect((await enter(event, official, SEMI[0])).statusCode).toBe(200);
    const { stages } = await loadedEvent(db, event.row.id);
    expect(stages[0]?.official.matchPicks.filter(({ winnerTeamId }) => winnerTeamId)).toHaveLength(
      1,
    );
  });

  test('leave the rest of the stage open, and a decided match closed for staff [rule: locks-20]', async () => {
    const event = await begin(await eventInParts(), SEMI[0]);
    await enter(event, slipOf(event, 10), SEMI[0]);
    await startsIn(event, SEMI[0], 5);
    const still = await loadedEvent(db, event.row.id);
    expect(still.stages[0]?.matchLocks.find(({ match }) => match === SEMI[0])?.isSealed).toBe(true);
    expect(still.row.stage).toBe(0);
    expect(still.stages[0]?.sealedAt).toBeNull();
  });

  test('a match without a known start locks when both its teams are known [rule: locks-20]', async () => {
    const made = await testEvent(db, { stages: [four] });
    await chooseUnit(made, 'match');
    await startsIn(made, SEMI[0], 2);
    const event = await begin(await startsIn(made, SEMI[1], 3), SEMI[0]);
    const official = slipOf(event, 11);
    await enter(event, official, SEMI[0]);
    const closedOf = async () =>
      (await loadedEvent(db, event.row.id)).stages[0]?.matchLocks.flatMap(({ match, lockAt }) =>
        lockAt !== null && lockAt <= Date.now() ? [match] : [],
      );
    expect(await closedOf()).toEqual([SEMI[0]]);
    await begin(event, SEMI[1]);
    await enter(event, official, ...SEMI);
    expect(await closedOf()).toEqual([...SEMI, FINAL]);
  });
});

test('what boards hold of a match is hidden when staff open it again [rule: locks-20, locks-23]', async () => {
  const event = await eventInParts();
  // Shares of fewer are not told.
  for (let at = 0; at < FEWEST_TOLD; at += 1) {
    await save(event, slipOf(event, 13), await product.user(`Caller ${at}`));
  }
  const begun = await begin(event, SEMI[0]);
  const calledOf = async (): Promise<string[]> => {
    const crowd = (await visitor.get(`/api/picks/get/crowd/${event.row.id}`)).json();
    return crowd.stages.flatMap(({ winners }: { winners: readonly { matchKey: string }[] }) =>
      winners.map(({ matchKey }) => matchKey),
    );
  };
  expect(await calledOf()).toEqual([SEMI[0]]);
  await startsIn(begun, SEMI[0], 4);
  expect(await calledOf()).toEqual([]);
  await begin(begun, SEMI[1]);
  expect(await calledOf()).toEqual([SEMI[1]]);
});

test('a stage that was opened again forgets the locks of its matches [rule: locks-18]', async () => {
  const event = await eventInParts();
  await begin(event, FINAL);
  const reopened = await admin.post('/api/event/stage', {
    eventId: event.row.id,
    action: 'unlock',
    relockTime: new Date(Date.now() + 6 * hourMs).toISOString(),
    reason: 'delayed',
  });
  expect(reopened.statusCode, reopened.body).toBe(200);
  for (const slot of [...SEMI, FINAL]) await forgetStart(event, slot);
  const chosen = await chooseUnit(await loadedEvent(db, event.row.id), 'match');
  expect(chosen.statusCode, chosen.body).toBe(200);
  const { stages } = await loadedEvent(db, event.row.id);
  expect(stages[0]?.matchLocks.map(({ isSealed }) => isSealed)).toEqual([false, false, false]);
  expect((await save(event, slipOf(event, 14))).statusCode).toBe(200);
});

test('staff open a match again by its start, and its picks are hidden again [rule: locks-20]', async () => {
  const event = await eventInParts();
  const slip = slipOf(event, 12);
  await save(event, slip);
  const begun = await begin(event, SEMI[0]);
  expect(keysOf(await picksOf(begun))).toEqual([SEMI[0]]);
  const again = await startsIn(begun, SEMI[0], 4);
  expect(await picksOf(again)).toEqual([]);
  expect((await save(again, turned(again, slip, SEMI[0]))).statusCode).toBe(200);
});

describe('how a stage locks', () => {
  test.each([{ why: 'a stage of places', stage: swissStage(), code: 'locks_as_a_whole' }])(
    '$why locks as a whole [rule: locks-18]',
    async ({ stage, code }) => {
      const event = await testEvent(db, { stages: [stage] });
      expect((await chooseUnit(event, 'match')).json()).toMatchObject({ code });
    },
  );

  test('is chosen until it begins to lock [rule: locks-18]', async () => {
    const event = await eventInParts();
    const round = await chooseUnit(event, 'round');
    expect(round.json().stages[0]).toMatchObject({ lockUnit: 'round' });
    const lockOf = ({ stages }: LoadedEvent) =>
      stages[0]?.matchLocks.map(({ lockAt }) => Math.round(((lockAt ?? 0) - Date.now()) / hourMs));
    const byRound = await loadedEvent(db, event.row.id);
    expect(lockOf(byRound)).toEqual([2, 2, 9]);
    const begun = await begin(byRound, SEMI[0]);
    expect((await chooseUnit(begun, 'stage')).json()).toMatchObject({ code: 'lock_unit_fixed' });
  });

  test('by one person at a time: the second is shown the newer event', async () => {
    const event = await testEvent(db, { stages: [four] });
    const answers = await Promise.all([chooseUnit(event, 'match'), chooseUnit(event, 'round')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('is nothing for players', async () => {
    const event = await testEvent(db, { stages: [four] });
    const body = { eventId: event.row.id, version: 1, eventStageId: event.stages[0]?.id };
    expect(
      (await owner.post('/api/event/lockUnit', { ...body, lockUnit: 'match' })).statusCode,
    ).toBe(403);
  });
});

test('of twelve who save while a match locks none is late, and no save is lost [rule: locks-21]', async () => {
  const event = await eventInParts();
  const writers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => product.user(`Writer ${at}`)),
  );
  const slips = [slipOf(event, 20), turned(event, slipOf(event, 20), SEMI[0])];
  for (const writer of writers) await save(event, slips[0]!, writer);
  const accepted = new Map<number, string>();
  let isOver = false;
  const write = async (at: number) => {
    const writer = writers[at]!;
    for (let nr = 1; !isOver; nr += 1) {
      const slip = slips[(nr + at) % 2]!;
      const answer = await save(event, slip, writer);
      if (answer.statusCode === 200) accepted.set(writer.id, answer.json().savedAt);
      else expect(['matches_locked', 'too_many_requests']).toContain(answer.json().code);
    }
  };
  const writing = writers.map((_, at) => write(at));
  await startsIn(event, SEMI[0], 0);
  await sealDueStages(db, () => {});
  isOver = true;
  await Promise.all(writing);
  const [stage] = (await loadedEvent(db, event.row.id)).stages;
  const { lockAt, slots } = stage!.matchLocks.find(({ match }) => match === SEMI[0])!;
  const { rows: late } = await sql`
    select r.user_id from entry_revisions r
    join lateral (select slots from entry_revisions b where b.event_stage_id = r.event_stage_id
      and b.user_id = r.user_id and b.version = r.version - 1) before on true
    where r.event_stage_id = ${stage!.id} and r.saved_at >= ${new Date(lockAt!)}
      and exists (select from unnest(${[...slots]}::int[]) at
        where get_byte(r.slots, at) <> get_byte(before.slots, at))`.execute(db);
  expect(late).toEqual([]);
  const entries = await db
    .selectFrom('entries')
    .select(['userId', 'submittedAt'])
    .where('eventStageId', '=', stage!.id)
    .execute();
  expect(accepted.size).toBe(12);
  for (const { userId, submittedAt } of entries) {
    const told = accepted.get(userId);
    if (told !== undefined) expect(submittedAt.toISOString() >= told).toBe(true);
  }
});
