import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { bestNextOrders, bestNextStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { roundRobin } from '../group/fixtures.ts';
import { groupTable, type TableRow } from '../group/group-table.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { GroupStage, NextPlaceCriterion } from '../model/format.ts';
import { type GroupStagePick, PickType, placeOfType } from '../model/picks.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import { advancingTeams } from '../stage/open-stage.ts';
import { rowsOfStage } from './follow-stage.ts';
import type { HandMatches, StoredHandMatch } from './hand-match.ts';
import { levelNext, nextFates, nextPlaceTable } from './next-places.ts';

const { advancing, eliminated } = PickType;

const row = (teamId: number, record: Partial<TableRow>): TableRow => ({
  teamId,
  place: 3,
  played: 3,
  wins: 1,
  draws: 0,
  losses: 2,
  mapsWon: 3,
  mapsLost: 4,
  points: 3,
  partedBy: null,
  levelWith: 1,
  ...record,
});

const order = (criteria: readonly NextPlaceCriterion[], teams: readonly TableRow[]) =>
  nextPlaceTable({ criteria }, teams).map(({ teamId, place }) => [teamId, place]);

test('criteria count in their stated order [rule: formats-56]', () => {
  const teams = [
    row(1, { points: 3, mapsWon: 5, mapsLost: 5 }),
    row(2, { points: 4, mapsWon: 2, mapsLost: 6 }),
    row(3, { points: 3, mapsWon: 4, mapsLost: 3 }),
  ];
  expect(order(['points', 'map_difference'], teams)).toEqual([
    [2, 1],
    [3, 2],
    [1, 3],
  ]);
  expect(order(['maps_won', 'points'], teams)).toEqual([
    [1, 1],
    [3, 2],
    [2, 3],
  ]);
});

test('teams that have played different numbers of matches are compared for each match', () => {
  const teams = [row(1, { played: 4, points: 4 }), row(2, { played: 3, points: 4 })];
  expect(order(['points'], teams)).toEqual([
    [2, 1],
    [1, 2],
  ]);
  // Three of three and four of four are level.
  const level = [row(1, { played: 4, points: 4 }), row(2, { played: 3, points: 3 })];
  expect(order(['points'], level)).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('who is level across the last place waits for staff, and without criteria everybody does', () => {
  const teams = [row(1, { points: 6 }), row(2, {}), row(3, {}), row(4, { points: 0 })];
  const table = nextPlaceTable({ criteria: ['points'] }, teams);
  expect(levelNext(table, 2)).toEqual([2, 3]);
  expect(nextFates(table, 2)).toEqual([
    { teamId: 1, pickTypeId: advancing },
    { teamId: 4, pickTypeId: eliminated },
  ]);
  expect(levelNext(table, 3)).toEqual([]);
  expect(nextFates(table, 3)).toHaveLength(4);
  const untold = nextPlaceTable({ criteria: [] }, teams);
  expect(levelNext(untold, 2)).toEqual([1, 2, 3, 4]);
  expect(nextFates(untold, 2)).toEqual([]);
});

type Draw = () => number;

/** The matches of every group, each won by the better in a drawn order, with a drawn score. */
const played = (stage: EventStage, draw: Draw): Map<number, HandMatches> =>
  new Map(
    stage.substages.map(({ eventSubstageId, teamIds }) => [
      eventSubstageId,
      {
        order: null,
        matches: roundRobin(teamIds, false).map(({ round, teamIds: [top, bottom] }, at) => {
          const isTop = draw() < 0.5;
          const lost = draw() < 0.5 ? 1 : 0;
          return {
            id: at + 1,
            eventSubstageId,
            round,
            topTeamId: top,
            bottomTeamId: bottom,
            bestOf: 3,
            startsAt: null,
            outcome: 'won',
            winnerTeamId: isTop ? top : bottom,
            topTeamScore: isTop ? 2 : lost,
            bottomTeamScore: isTop ? lost : 2,
            correctedFrom: null,
            correctedAt: null,
          } satisfies StoredHandMatch;
        }),
      },
    ]),
  );

const NONE = new Map<number, HandMatches>();
const nobody = () => false;
const throughIn = (rows: readonly GroupStagePick[]): number[] =>
  rows.filter(({ pickTypeId }) => pickTypeId === advancing).map(({ teamId }) => teamId);

/** The best of the third places, worked out from the tables alone; null where a tie leaves something open. */
function bestThirds(stage: EventStage<GroupStage>, hands: ReadonlyMap<number, HandMatches>) {
  const thirds = stage.substages.map(({ eventSubstageId, teamIds }) => {
    const table = groupTable(teamIds, hands.get(eventSubstageId)?.matches ?? [], null);
    return table.every(({ levelWith }) => levelWith === 1) ? table[2]! : null;
  });
  if (thirds.some((own) => own === null)) return null;
  const keyOf = (own: TableRow) => own.points * 1000 + own.mapsWon - own.mapsLost;
  const sorted = thirds.flatMap((own) => own ?? []).sort((a, b) => keyOf(b) - keyOf(a));
  return keyOf(sorted[1]!) === keyOf(sorted[2]!)
    ? null
    : sorted.slice(0, 2).map((own) => own.teamId);
}

test.each([
  { why: 'groups', stage: bestNextStage() },
  { why: 'orders', stage: bestNextOrders() },
])(
  'the best thirds of $why follow from matches, and from corrected ones [rule: groups-31]',
  ({ stage }) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const draw = randomOf(seed);
        const first = played(stage, draw);
        const second = played(stage, draw);
        const thirds = bestThirds(stage, second);
        fc.pre(thirds !== null);
        const once = rowsOfStage(stage, [], { before: NONE, after: second }, nobody);
        const official = { groupStagePicks: once, matchPicks: [] };
        expect(isStageDecided(stage, official)).toBe(true);
        expect(advancingTeams(stage, official)).toHaveLength(10);
        for (const teamId of thirds) expect(throughIn(once)).toContain(teamId);
        // A correction, group by group, brings the same result whatever was official before.
        let rows = rowsOfStage(stage, [], { before: NONE, after: first }, nobody);
        let before: Map<number, HandMatches> = first;
        for (const { eventSubstageId } of stage.substages) {
          const after = new Map([...before, [eventSubstageId, second.get(eventSubstageId)!]]);
          rows = rowsOfStage(stage, rows, { before, after }, nobody);
          before = after;
        }
        const keys = (all: readonly GroupStagePick[]) =>
          all.map((own) => `${own.eventSubstageId} ${own.teamId} ${own.pickTypeId}`).sort();
        expect(keys(rows)).toEqual(keys(once));
        // Matches that are taken back take along what followed.
        const [{ eventSubstageId } = { eventSubstageId: 0 }] = stage.substages;
        const open = new Map([...second, [eventSubstageId, { matches: [], order: null }]]);
        const left = rowsOfStage(stage, rows, { before: second, after: open }, nobody);
        expect(isStageDecided(stage, { groupStagePicks: left, matchPicks: [] })).toBe(false);
        const others = left.filter((own) => own.eventSubstageId !== eventSubstageId);
        expect(throughIn(others).every((teamId) => !thirds.includes(teamId))).toBe(true);
        expect(left.filter((own) => own.eventSubstageId === eventSubstageId)).toEqual([]);
      }),
      runs(60),
    );
  },
);

test('staff’s word on a third place stays, and the others follow around it', () => {
  const stage = bestNextStage();
  let seed = 1;
  let hands = played(stage, randomOf(seed));
  while (bestThirds(stage, hands) === null) {
    seed += 1;
    hands = played(stage, randomOf(seed));
  }
  const rows = rowsOfStage(stage, [], { before: NONE, after: hands }, nobody);
  const thirds = stage.substages.map(
    ({ eventSubstageId, teamIds }) =>
      groupTable(teamIds, hands.get(eventSubstageId)!.matches, null)[2]!.teamId,
  );
  const lost = thirds.find((teamId) => !throughIn(rows).includes(teamId))!;
  const theirs = rows.filter(({ teamId }) => teamId === lost)[0]!;
  const told = [{ ...theirs, pickTypeId: advancing }];
  const ofStaff = (_: number, teamId: number): boolean => teamId === lost;
  const around = rowsOfStage(stage, told, { before: NONE, after: hands }, ofStaff);
  expect(throughIn(around)).toContain(lost);
  expect(throughIn(around)).toHaveLength(10);
  expect(isStageDecided(stage, { groupStagePicks: around, matchPicks: [] })).toBe(true);
  expect(around.every(({ pickTypeId }) => placeOfType(pickTypeId) === null)).toBe(true);
});
