import type { EventDesk } from '@callshot/contract';
import {
  BEST_OF_NEXT,
  type EventFormat,
  type GroupStageDetails,
  PickType,
  substageCountOf,
} from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import {
  formatOf,
  knockout,
  stageOf as started,
  withEntries,
} from '../../../../../packages/rules/fixtures/crossed-formats.ts';
import { redrawDesk, stageOf } from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const desks = redrawDesk({ db }, admin);

const { advancing, eliminated } = PickType;

/** Three groups of three by hand: the first of each goes on, and the best second. Playoffs name all four. */
function format(details: Partial<GroupStageDetails> = {}): EventFormat {
  const groups = started({ kind: 'groups', groupCount: 3, of: 'teams' }, 'Groups');
  const groupStageDetails = {
    ...groups.groupStageDetails,
    advancingCount: 1,
    totalAdvancing: 1,
    scoreFirstPlace: false,
    scoreSecondPlace: false,
    bestOfNextPlace: { count: 1, criteria: ['points', 'map_difference'] },
    ...details,
  };
  const stage = { ...groups, groupStageDetails } as typeof groups;
  const first = (group: number) => ({ stage: 0, group, place: 1 });
  const best = { stage: 0, group: BEST_OF_NEXT, place: 1 };
  return withEntries(formatOf(stage, knockout(4)), 1, [[first(0), best, first(1), first(2)]]);
}

const ORDERS = {
  wholeOrder: { teamCount: 3, pointsPerExactPlace: 3, pointsByDistance: [1] },
};

const made = (own: EventFormat) =>
  testEvent(db, {
    stages: own.stages.map((stage, stageIndex) => ({
      eventStageId: stageIndex + 1,
      stageIndex,
      format: stage,
      substages: Array.from({ length: substageCountOf(stage) }, (_, at) => ({
        eventSubstageId: 10 * stageIndex + at + 1,
        title: `Group ${at}`,
        teamIds: stageIndex > 0 ? [] : [1, 2, 3].map((team) => 10 * at + team),
        officialMatches: [],
      })),
    })),
    locksInMs: -1000,
  });

/** The matches of a group: the earlier listed team wins; the third loses to the second by so many maps. */
const playedIn = (event: LoadedEvent, at: number, lostBySecond: number) => {
  const substage = stageOf(event, 0).stage.substages[at];
  const [one = 0, two = 0, three = 0] = substage?.teamIds ?? [];
  const { eventSubstageId = 0 } = substage ?? {};
  return (
    [
      [one, two, 0],
      [one, three, 0],
      [two, three, lostBySecond],
    ] as const
  ).map(([top, bottom, lost], round) => ({
    id: null as number | null,
    eventSubstageId,
    round: round + 1,
    topTeamId: top,
    bottomTeamId: bottom,
    bestOf: 5,
    startsAt: null,
    outcome: 'won',
    winnerTeamId: top,
    topTeamScore: 3,
    bottomTeamScore: lost,
  }));
};

async function play(event: LoadedEvent, lostBySecond: readonly number[]): Promise<LoadedEvent> {
  const { id, handVersion, byHand } = stageOf(await desks.now(event), 0);
  const known = [...byHand.values()].flatMap((own) => own.matches);
  const matches = lostBySecond.flatMap((lost, at) => playedIn(event, at, lost));
  const answer = await admin.post('/api/event/matches', {
    eventId: event.row.id,
    eventStageId: id,
    version: handVersion,
    matches: matches.map((match) => ({
      ...match,
      id:
        known.find(
          (one) => one.topTeamId === match.topTeamId && one.bottomTeamId === match.bottomTeamId,
        )?.id ?? null,
    })),
    orders: [],
    reason: 'played',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return desks.now(event);
}

const second = (event: LoadedEvent, at: number): number =>
  stageOf(event, 0).stage.substages[at]?.teamIds[1] ?? 0;

/** The group of the second that goes on, by the draw of the playoffs. */
const inDraw = (event: LoadedEvent): number =>
  [0, 1, 2].findIndex((at) =>
    stageOf(event, 1).official.matchPicks.some(
      ({ topTeamId, bottomTeamId }) =>
        topTeamId === second(event, at) || bottomTeamId === second(event, at),
    ),
  );

const fateOf = (event: LoadedEvent, at: number) =>
  stageOf(event, 0).official.groupStagePicks.find(
    ({ teamId, pickTypeId }) =>
      teamId === second(event, at) && (pickTypeId === advancing || pickTypeId === eliminated),
  )?.pickTypeId ?? null;

const deskOf = async (event: LoadedEvent): Promise<EventDesk> =>
  (await admin.get(`/api/event/desk/${event.row.id}`)).json();

/** Staff say of the second of a group whether it goes on. */
const tell = async (event: LoadedEvent, at: number, pickTypeId: 1 | 4) => {
  const { id, official, stage } = stageOf(await desks.now(event), 0);
  const row = {
    eventStageId: id,
    eventSubstageId: stage.substages[at]?.eventSubstageId ?? 0,
    teamId: second(event, at),
    pickTypeId,
  };
  const others = official.groupStagePicks.filter(
    (own) =>
      own.teamId !== row.teamId || (own.pickTypeId !== advancing && own.pickTypeId !== eliminated),
  );
  return desks.enter(event, 0, { ...official, groupStagePicks: [...others, row] });
};

describe.each([
  { why: 'groups', own: format() },
  { why: 'orders', own: format(ORDERS) },
])('the best of the next place of $why by hand [rule: groups-31]', ({ own }) => {
  test('goes on once all groups are whole, and takes the place that names it', async () => {
    const event = await made(own);
    const half = await play(event, [0, 1]);
    expect([fateOf(half, 0), fateOf(half, 1)]).toEqual([null, null]);
    expect(half.row.stage).toBe(0);
    const whole = await play(event, [1, 0, 2]);
    expect([0, 1, 2].map((at) => fateOf(whole, at))).toEqual([eliminated, advancing, eliminated]);
    expect(inDraw(whole)).toBe(1);
    expect(whole.row.stage).toBe(1);
  });

  test('a correction sends on another, who takes its place in the draw', async () => {
    const event = await made(own);
    await play(event, [0, 1, 2]);
    const corrected = await play(event, [2, 1, 0]);
    expect([0, 1, 2].map((at) => fateOf(corrected, at))).toEqual([
      eliminated,
      eliminated,
      advancing,
    ]);
    expect(inDraw(corrected)).toBe(2);
    const open = await play(event, [2, 1]);
    expect([0, 1].map((at) => fateOf(open, at))).toEqual([null, null]);
    expect(open.row.stage).toBe(0);
  });

  test('who is level waits for staff at once; their word stays, and can be taken back', async () => {
    const event = await made(own);
    const level = await play(event, [0, 0, 1]);
    expect([0, 1, 2].map((at) => fateOf(level, at))).toEqual([null, null, eliminated]);
    expect((await deskOf(level)).overdue?.kind).toBe('next_place');
    expect(level.row.stage).toBe(0);
    const told = await tell(level, 1, advancing);
    expect(inDraw(told)).toBe(1);
    expect(told.row.stage).toBe(1);
    expect((await deskOf(told)).overdue?.kind).not.toBe('next_place');
    // A correction elsewhere takes nothing of their word away.
    const kept = await play(event, [0, 0, 2]);
    expect(fateOf(kept, 1)).toBe(advancing);
    const other = await tell(kept, 1, eliminated);
    expect(fateOf(other, 1)).toBe(eliminated);
    // The rest follows from the tables again once matches are saved.
    const rest = await play(event, [0, 0, 1]);
    expect(fateOf(rest, 0)).toBe(advancing);
    expect(inDraw(rest)).toBe(0);
  });
});

test('without criteria staff say who goes on', async () => {
  const event = await made(format({ bestOfNextPlace: { count: 1, criteria: [] } }));
  const whole = await play(event, [0, 1, 2]);
  expect([0, 1, 2].map((at) => fateOf(whole, at))).toEqual([null, null, null]);
  expect((await deskOf(whole)).overdue?.kind).toBe('next_place');
  expect(inDraw(await tell(whole, 2, advancing))).toBe(2);
});
