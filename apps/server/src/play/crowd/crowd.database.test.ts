import type { Crowd, CrowdSlip, PickDataStage } from '@callshot/contract';
import {
  decodePicks,
  type EventStage,
  type FormatStage,
  type MatchPick,
  matchKey,
  type PickSet,
  replaySubmission,
} from '@callshot/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { clickedSlip } from '../../../../../packages/rules/fixtures/clicked-slip.ts';
import { FREEFORM_BRACKET } from '../../../../../packages/rules/fixtures/freeform-format.ts';
import { bothAdvanceStage } from '../../../../../packages/rules/fixtures/special-brackets.ts';
import { type Random, randomOf } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  EVERY_STAGE,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];

beforeAll(async () => {
  for (let at = 1; at <= 8; at += 1) players.push(await product.user(`Player ${at}`));
});

const firstOf = (event: LoadedEvent) => {
  const [first] = event.stages;
  if (!first) throw new Error('no stage');
  return first;
};

/** Some pick the same, and some nothing. */
async function play(event: LoadedEvent, count: number, random: Random): Promise<PickSet[]> {
  const slips: PickSet[] = [];
  for (const player of players.slice(0, count)) {
    const earlier = random() < 1 / 3 ? slips.at(-1) : undefined;
    const slip = earlier ?? clickedSlip(firstOf(event).stage, random);
    const answer = await player.post(`/api/picks/save/user/${event.row.id}`, slip);
    expect(answer.statusCode, answer.body).toBe(200);
    slips.push(slip);
  }
  return slips;
}

async function lock(event: LoadedEvent): Promise<void> {
  const body = { eventId: event.row.id, action: 'lock', relockTime: null, reason: '' };
  expect((await admin.post('/api/event/stage', body)).statusCode).toBe(200);
}

const crowdOf = async ({ row }: LoadedEvent): Promise<Crowd> =>
  (await visitor.get(`/api/picks/get/crowd/${row.id}`)).json();
const slipOf = async ({ row }: LoadedEvent): Promise<CrowdSlip> =>
  (await visitor.get(`/api/picks/crowd/${row.id}`)).json();
const dataOf = async ({ row }: LoadedEvent): Promise<readonly PickDataStage[]> =>
  (await admin.get(`/api/event/pickData?eventId=${row.id}`)).json().stages;

/** The key of the match that a pick counts for: a round that is drawn later counts at its first match. */
const keyIn = ({ bracket }: FormatStage, pick: MatchPick): string => {
  const { bracketPart: part, bracketCol: col, bracketColIndex: colIndex } = pick;
  const parts = bracket?.freeform ? bracket.freeformParts : bracket?.parts;
  const column = parts?.find(({ identifier }) => identifier === part)?.columns[col];
  return matchKey({ part, col, colIndex: column?.drawn === true ? 0 : colIndex });
};

/** Picks of each thing, counted slip by slip. */
function naiveCounts(
  slips: readonly PickSet[],
  format: FormatStage,
  isScored: (key: string) => boolean,
): string[] {
  const counts = new Map<string, number>();
  const add = (...key: readonly (string | number)[]) =>
    counts.set(key.join(' '), (counts.get(key.join(' ')) ?? 0) + 1);
  for (const { groupStagePicks, matchPicks } of slips) {
    for (const { eventSubstageId, teamId, pickTypeId } of groupStagePicks) {
      add('team', eventSubstageId, teamId, pickTypeId);
    }
    for (const pick of matchPicks) {
      const key = keyIn(format, pick);
      add('winner', pick.eventSubstageId, key, pick.winnerTeamId ?? 0);
      const lost = Math.min(pick.topTeamScore ?? 9, pick.bottomTeamScore ?? 9);
      if (isScored(key)) add('score', pick.eventSubstageId, key, lost);
    }
  }
  return [...counts].map(([key, count]) => `${key}: ${count}`).sort();
}

const toldCounts = ({ teams, winners, scores, draws = [] }: Crowd['stages'][number]): string[] =>
  [
    ...teams.map((row) => [
      `team ${row.eventSubstageId} ${row.teamId} ${row.pickTypeId}: ${row.entrants}`,
    ]),
    ...winners.map((row) => [
      `winner ${row.eventSubstageId} ${row.matchKey} ${row.teamId}: ${row.entrants}`,
    ]),
    ...draws.map((row) => [`winner ${row.eventSubstageId} ${row.matchKey} 0: ${row.entrants}`]),
    ...scores.map((row) => [
      `score ${row.eventSubstageId} ${row.matchKey} ${row.gamesLost}: ${row.entrants}`,
    ]),
  ]
    .flat()
    .sort();

/** A win of a best of two, which slips call as such, ends two maps to none. */
const inMaps =
  ({ format }: EventStage) =>
  (row: MatchPick): MatchPick =>
    format.groupStageDetails?.fixtures?.bestOf === 2 && row.winnerTeamId !== null
      ? {
          ...row,
          topTeamScore: 2 * (row.topTeamScore ?? 0),
          bottomTeamScore: 2 * (row.bottomTeamScore ?? 0),
        }
      : row;

const EVENTS = [
  ...EVERY_STAGE,
  { why: 'a freeform bracket', stage: playoffStage({ teams: 4, bracket: FREEFORM_BRACKET }) },
  { why: 'both teams advance', stage: bothAdvanceStage() },
];

describe.each(EVENTS)('an event with $why', ({ stage }) => {
  test('tells what counting every entry tells; its crowd is ranked among them', async () => {
    const seed = EVENTS.findIndex((one) => one.stage === stage);
    const event = await testEvent(db, { stages: [stage] });
    const { id: eventStageId, stage: played, layout } = firstOf(event);
    const random = randomOf(seed);
    const slips = await play(event, 7, random);
    expect(await crowdOf(event)).toEqual({ stages: [] });
    expect((await slipOf(event)).picks).toMatchObject({ groupStagePicks: [], matchPicks: [] });

    await lock(event);
    await expect.poll(async () => (await crowdOf(event)).stages.length).toBe(1);
    const [told] = (await crowdOf(event)).stages;
    if (!told) throw new Error('nothing is told');
    const scored = new Set(told.scores.map(({ matchKey: key }) => key));
    expect(told.entrants).toBe(slips.length);
    expect(toldCounts(told)).toEqual(naiveCounts(slips, played.format, (key) => scored.has(key)));
    const { groupStageDetails } = played.format;
    expect(scored.size > 0).toBe(
      groupStageDetails?.fixtures?.pointsPerExactScore !== undefined ||
        layout.slots.some(({ kind }) => kind === 'score'),
    );

    const [data] = await dataOf(event);
    expect(data?.users).toBe(slips.length);
    const picked = (kinds: readonly string[]) =>
      (data?.tables ?? [])
        .filter(({ kind }) => kinds.includes(kind))
        .reduce((sum, { rows }) => sum + rows.reduce((all, { picks }) => all + picks, 0), 0);
    const all = (kind: string) =>
      naiveCounts(slips, played.format, (key) => scored.has(key))
        .filter((line) => line.startsWith(`${kind} `))
        .reduce((sum, line) => sum + Number(line.split(': ')[1]), 0);
    expect(picked(['winners'])).toBe(all('winner'));
    expect(picked(['scores'])).toBe(all('score'));

    const { picks, score } = await slipOf(event);
    expect(picks).toMatchObject({ hiddenUntil: null, savedAt: null, versions: {} });
    const lists = {
      groupStagePicks: picks.groupStagePicks.map(({ eventId: _, userId, ...pick }) => {
        expect(userId).toBeNull();
        return pick;
      }),
      matchPicks: picks.matchPicks.map(({ eventId: _, userId: __, ...pick }) => pick),
    };
    expect(replaySubmission(played, lists as PickSet)).toEqual({ ok: true, value: lists });
    expect(score).toMatchObject({ rank: null, row: null, totalScore: 0, percentile: 100 });

    const official = clickedSlip(played, random);
    const byes = played.substages.flatMap(({ officialMatches }) =>
      officialMatches.filter(({ outcome }) => outcome === 'bye'),
    );
    const { version } = (await visitor.get(`/api/picks/get/official/${event.row.id}`)).json();
    const entered = await admin.post(`/api/picks/override/${event.row.id}`, {
      ...{ userId: null, eventStageId, reason: '', version },
      ...{ ...official, matchPicks: [...byes, ...official.matchPicks.map(inMaps(played))] },
    });
    expect(entered.statusCode, entered.body).toBe(200);
    await expect.poll(async () => (await slipOf(event)).score.rank).not.toBeNull();
    const after = await slipOf(event);
    expect(after.picks).toEqual(picks);
    const totals = await Promise.all(
      players.slice(0, 7).map(async (player) => {
        const path = `/api/picks/get/score/${event.row.id}`;
        return (await player.get(path)).json().totalScore as number;
      }),
    );
    const own = after.score.totalScore;
    expect(after.score.rank).toBe(1 + totals.filter((total) => total > own).length);
    expect(own).toBe(after.score.ledger.reduce((sum, { points }) => sum + points, 0));
    expect(after.score.entrants, 'the crowd is nobody').toBe(slips.length);
    const alike = slips.findIndex((slip) => JSON.stringify(slip) === JSON.stringify(lists));
    if (alike >= 0) expect(own).toBe(totals[alike]);
    expect(decodePicks(played, layout, new Uint8Array(layout.stride)).matchPicks).toEqual([]);
  });
});

test('four are no crowd', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await play(event, 4, randomOf(1));
  await lock(event);
  await expect.poll(async () => (await dataOf(event))[0]?.users).toBe(4);
  expect(await crowdOf(event)).toEqual({ stages: [] });
  const { picks, score } = await slipOf(event);
  expect(picks).toMatchObject({ groupStagePicks: [], matchPicks: [], hiddenUntil: null });
  expect(score).toMatchObject({ rank: null, totalScore: 0, ledger: [] });
});

test('of a stage that can still be picked nothing is told beside one that cannot', async () => {
  const event = await testEvent(db, { stages: [swissStage(), playoffStage({ teams: 8 })] });
  const slips = await play(event, 5, randomOf(2));
  expect((await slipOf(event)).picks.hiddenUntil).not.toBeNull();
  await lock(event);
  await expect.poll(async () => (await crowdOf(event)).stages.length).toBe(1);
  expect((await slipOf(event)).picks.groupStagePicks.length).toBeGreaterThan(0);
  expect(slips).toHaveLength(5);
  expect((await slipOf(event)).picks.matchPicks).toEqual([]);
});

test('no such event', async () => {
  expect((await visitor.get('/api/picks/crowd/999999')).statusCode).toBe(404);
  expect((await visitor.get('/api/picks/crowd/2147483648')).statusCode).toBe(400);
});

test('it is the same for everybody, and asked for again by its tag', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await play(event, 5, randomOf(3));
  await lock(event);
  await expect.poll(async () => (await crowdOf(event)).stages.length).toBe(1);
  const path = `/api/picks/crowd/${event.row.id}`;
  const first = await visitor.get(path);
  expect(first.headers['cache-control']).toContain('public');
  const { etag } = first.headers;
  const again = await product.app.inject({
    url: path,
    headers: { 'if-none-match': String(etag) },
  });
  expect(again.statusCode).toBe(304);
  expect((await admin.get(path)).body).toBe(first.body);
});
