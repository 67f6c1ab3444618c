import { type PickSet, slotOfMatch } from '@callshot/rules';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { replaceInStages } from '../../desk/event-desk/replace-in-stages.service.ts';
import { tellNotices } from '../../reach/notifications/notices/tell-notices.service.ts';
import { createDatabaseClock } from '../events/database-clock.ts';
import { createEventStore } from '../events/event-store.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { changeEvent } from '../events/running/change-event.ts';
import { createBoards } from '../scoreboards/boards.ts';
import { makeDueCorrections } from './tell-of-corrections.service.ts';
import { writeOfficial } from './write-official.service.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const bystander = await product.user('bystander');
const players: TestUser[] = [];
beforeAll(async () => {
  for (let at = 1; at <= 6; at += 1) players.push(await product.user(`player${at}`));
});
const clock = createDatabaseClock(db);
const playoffs = playoffStage({ teams: 8, elimination: 'single' });

/** A stage that all players have picked, locked, with all of its results. */
async function played(made = playoffs) {
  const opened = await testEvent(db, { stages: [made] });
  const [stage] = opened.stages;
  if (!stage) throw new Error('no stage');
  for (const player of players) {
    const slip = randomPicks(stage.stage, randomOf(player.id));
    const saved = await player.post(`/api/picks/save/user/${opened.row.id}`, slip);
    expect(saved.statusCode, saved.body).toBe(200);
  }
  const act = { eventId: opened.row.id, action: 'lock', relockTime: null, reason: 'test' };
  expect((await admin.post('/api/event/stage', act)).statusCode).toBe(200);
  // As the first player called it.
  const results = randomPicks(stage.stage, randomOf(players[0]?.id ?? 0));
  await enter(opened, results, '');
  return { event: opened, stageId: stage.id, results };
}

async function enter(event: LoadedEvent, picks: PickSet, reason: string): Promise<void> {
  const { row, stages } = await loadedEvent(db, event.row.id);
  const answer = await admin.post(`/api/picks/override/${row.id}`, {
    userId: null,
    eventStageId: stages[0]?.id,
    ...picks,
    reason,
    version: row.officialVersion,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** The last match won by the other side, which nothing follows from. */
function turned(results: PickSet): PickSet {
  const last = results.matchPicks.at(-1);
  if (!last) throw new Error('no match');
  const other = {
    ...last,
    winnerTeamId: last.loserTeamId,
    loserTeamId: last.winnerTeamId,
    topTeamScore: last.bottomTeamScore,
    bottomTeamScore: last.topTeamScore,
  };
  return { ...results, matchPicks: [...results.matchPicks.slice(0, -1), other] };
}

const marksOf = async (event: LoadedEvent) =>
  (await visitor.get(`/api/picks/get/official/${event.row.id}`)).json().corrected;

async function totalsOf(event: LoadedEvent): Promise<ReadonlyMap<number, number>> {
  const events = createEventStore(db);
  const board = await createBoards({ db, clock, events }).refresh(event.row.id);
  const rows = board?.scoreboard.page(1, 30) ?? [];
  return new Map(rows.map(({ userId, totalScore }) => [userId, totalScore ?? 0]));
}

/** Lets the minute pass in which further corrections join, and tells what is due. */
async function tell(event: LoadedEvent): Promise<void> {
  await sql`update corrections c set told_from = now() from event_stages s
    where s.id = c.event_stage_id and s.event_id = ${event.row.id}`.execute(db);
  await makeDueCorrections(db);
  await tellMade();
}

async function tellMade(): Promise<void> {
  const onError = (error: unknown) => {
    throw error;
  };
  const { kinds } = product.capabilities.services;
  await tellNotices({ db, clock, kinds, onError, onMade: () => {} });
}

async function toldOf(user: TestUser, event: LoadedEvent): Promise<string[]> {
  const all: { html: string }[] = (await user.get('/api/notification/all')).json();
  return all
    .map(({ html }) => html)
    .filter((html) => html.includes('corrected') && html.includes(`event/${event.row.id}"`));
}

const pointsIn = (html: string | undefined): number => {
  const [, word, points] = /You (gain|lose) <b>(\d+) points?<\/b>/.exec(html ?? '') ?? [];
  return points === undefined ? 0 : (word === 'gain' ? 1 : -1) * Number(points);
};

test('a corrected match says for everybody what it was, when, who said so and why [rule: results-24, results-25]', async () => {
  const { event, stageId, results } = await played();
  expect(await marksOf(event)).toEqual([]);
  await enter(event, turned(results), 'the sides were mixed up');
  const last = results.matchPicks.at(-1);
  if (!last) throw new Error('no match');
  const { topTeamId, bottomTeamId, winnerTeamId, topTeamScore, bottomTeamScore } = last;
  expect(await marksOf(event)).toEqual([
    {
      eventStageId: stageId,
      was: {
        eventSubstageId: last.eventSubstageId,
        matchKey: slotOfMatch(last),
        teamId: null,
        match: {
          topTeamId,
          bottomTeamId,
          winnerTeamId,
          topTeamScore,
          bottomTeamScore,
          outcome: 'played',
        },
        team: null,
      },
      at: expect.any(String),
      source: 'staff',
      reason: 'the sides were mixed up',
    },
  ]);
});

test('those whose points it moved are told by how much, once, and nobody else [rule: results-24, results-25]', async () => {
  const { event, results } = await played();
  const before = await totalsOf(event);
  await enter(event, turned(results), 'Mixed up <the> sides.');
  await makeDueCorrections(db);
  await tellMade();
  expect(await toldOf(players[0] ?? admin, event)).toEqual([]);
  await tell(event);
  await tell(event);
  const after = await totalsOf(event);
  const moved = players.map(({ id }) => (after.get(id) ?? 0) - (before.get(id) ?? 0));
  expect(new Set(moved).size).toBeGreaterThan(1);
  for (const [at, player] of players.entries()) {
    const told = await toldOf(player, event);
    expect(told.length).toBe(moved[at] === 0 ? 0 : 1);
    expect(pointsIn(told[0])).toBe(moved[at]);
    if (told[0]) {
      expect(told[0]).toMatch(/<b>Team \d+ \d–\d Team \d+<\/b>, was \d–\d\./);
      expect(told[0]).toContain('Reason: Mixed up &lt;the&gt; sides. You');
    }
  }
  expect(await toldOf(bystander, event)).toEqual([]);
});

test('a correction that is taken back within the minute leaves no mark and tells nobody', async () => {
  const { event, results } = await played();
  await enter(event, turned(results), 'first');
  await enter(event, results, 'no, it was right');
  expect(await marksOf(event)).toEqual([]);
  await tell(event);
  for (const player of players) expect(await toldOf(player, event)).toEqual([]);
  const { rows } =
    await sql`select from corrections c join event_stages s on s.id = c.event_stage_id
    where s.event_id = ${event.row.id}`.execute(db);
  expect(rows).toHaveLength(0);
});

test('one that is taken back after it was told is told as well, and leaves no mark', async () => {
  const { event, results } = await played();
  await enter(event, turned(results), 'first');
  await tell(event);
  await enter(event, results, 'no, it was right');
  await tell(event);
  expect(await marksOf(event)).toEqual([]);
  for (const player of players) {
    const points = (await toldOf(player, event)).map(pointsIn);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(0);
    expect([0, 2]).toContain(points.length);
  }
});

test('two within a minute are told as one, of which the mark says the first', async () => {
  const { event, results } = await played();
  const before = await totalsOf(event);
  const taken = { ...results, matchPicks: results.matchPicks.slice(0, -1) };
  await enter(event, taken, 'not played yet');
  expect(await marksOf(event)).toHaveLength(1);
  await enter(event, turned(results), 'now it is');
  const [mark] = await marksOf(event);
  expect(mark).toMatchObject({ reason: 'now it is' });
  expect(mark.was.match.winnerTeamId).toBe(results.matchPicks.at(-1)?.winnerTeamId);
  await tell(event);
  const after = await totalsOf(event);
  for (const player of players) {
    const points = (await toldOf(player, event)).map(pointsIn);
    const moved = (after.get(player.id) ?? 0) - (before.get(player.id) ?? 0);
    expect(points).toEqual(moved === 0 ? [] : [moved]);
  }
});

test('what is told to many stays as it was while it is corrected again', async () => {
  const { event, results } = await played();
  await enter(event, turned(results), 'first');
  await sql`update corrections set told_from = now()`.execute(db);
  await makeDueCorrections(db);
  const before = await totalsOf(event);
  await enter(event, results, 'back');
  const after = await totalsOf(event);
  await tellMade();
  for (const player of players) {
    const moved = (before.get(player.id) ?? 0) - (after.get(player.id) ?? 0);
    const points = (await toldOf(player, event)).map(pointsIn);
    expect(points).toEqual(moved === 0 ? [] : [moved]);
  }
});

test('the wiki is named where it corrected a result; teams of a Swiss stage are marked, too', async () => {
  const { event, stageId, results } = await played(swissStage());
  const rows = results.groupStagePicks;
  const through = rows.filter(({ pickTypeId }) => pickTypeId === 1);
  const last = through.at(-1)?.teamId ?? 0;
  const [stage] = event.stages;
  const out = stage?.stage.substages[0]?.teamIds.find(
    (id) => !rows.some(({ teamId }) => teamId === id),
  );
  const exchanged = rows.map((row) => (row.teamId === last ? { ...row, teamId: out ?? 0 } : row));
  const written = await changeEvent(db, event.row.id, (change) =>
    writeOfficial(change, {
      eventStageId: stageId,
      picks: { groupStagePicks: exchanged, matchPicks: [] },
      source: 'import',
      actorUserId: null,
      reason: null,
    }),
  );
  expect(written).toMatchObject({ ok: true });
  product.capabilities.services.events.forget(event.row.id);
  const marks = await marksOf(event);
  expect(
    marks.map(({ was, source }: { was: { teamId: number; team: object }; source: string }) => [
      was.teamId,
      was.team,
      source,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [last, { standing: 'advanced', pickTypeIds: [1] }, 'wiki'],
      [out, { standing: 'eliminated', pickTypeIds: [] }, 'wiki'],
    ]),
  );
  await tell(event);
  const told = (await Promise.all(players.map((player) => toldOf(player, event)))).flat();
  expect(told.join()).toContain('Reason: the tournament wiki corrected it.');
  expect(told.join()).toMatch(/<b>Team \d+: Advanced<\/b>, was Eliminated/);
});

test('a refused correction marks nothing', async () => {
  const { event, stageId, results } = await played();
  const answer = await admin.post(`/api/picks/override/${event.row.id}`, {
    userId: null,
    eventStageId: stageId,
    ...turned(results),
    reason: 'late',
    version: 0,
  });
  expect(answer.statusCode).toBe(409);
  expect(await marksOf(event)).toEqual([]);
});

test('a mark names the team that takes the places of another one', async () => {
  const { event, results } = await played();
  const other = await testEvent(db, { stages: [swissStage()], nameOverride: 'Another' });
  const from = results.matchPicks.at(-1)?.winnerTeamId ?? 0;
  const own = event.stages[0]?.stage.substages[0]?.teamIds ?? [];
  const to = other.stages[0]?.stage.substages[0]?.teamIds.find((id) => !own.includes(id)) ?? 0;
  await enter(event, turned(results), 'mixed up');
  await changeEvent(db, event.row.id, (change) =>
    replaceInStages(
      change,
      change.event.stages,
      { from, to },
      { actorUserId: admin.id, reason: 'test', isQuiet: true },
    ),
  );
  product.capabilities.services.events.forget(event.row.id);
  const [mark, ...others] = await marksOf(event);
  expect([mark.was.match.winnerTeamId, mark.reason, others]).toEqual([to, 'mixed up', []]);
});
