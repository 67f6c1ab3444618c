import { expect, test } from 'vitest';
import { groupStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { type GroupStagePick, PickType } from '../picks/picks.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import type { EventStage } from '../stage/event-stage.ts';
import { compileScoring } from './compile-scoring.ts';

type Rows = Readonly<Record<number, readonly PickType[]>>;

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated, firstPlace, secondPlace } =
  PickType;

const rowsOf = (teams: Rows, eventSubstageId = 10): GroupStagePick[] =>
  Object.entries(teams).flatMap(([teamId, types]) =>
    types.map((pickTypeId) => ({
      eventStageId: 1,
      eventSubstageId,
      teamId: Number(teamId),
      pickTypeId,
    })),
  );

function score(stage: EventStage, picks: Rows, official: Rows) {
  const layout = compileLayout(stage);
  const entry = encodePicks(stage, layout, { groupStagePicks: rowsOf(picks), matchPicks: [] });
  const scoring = compileScoring(stage, layout, {
    groupStagePicks: rowsOf(official),
    matchPicks: [],
  });
  return {
    total: scoring.totalOf(entry),
    maximum: scoring.maximumOf(entry),
    rows: scoring
      .ledgerOf(entry)
      .map((row) => `${row.teamId} ${row.rule} ${row.points}/${row.worth} ${row.outcome}`),
  };
}

const advancingFrom = (first: number): Rows =>
  Object.fromEntries(Array.from({ length: 8 }, (_, at) => [first + at, [advancing]]));

const SWISS_PICKS: Rows = {
  ...advancingFrom(1),
  1: [advancing, cleanSweepWinner],
  2: [advancing, cleanSweepWinner],
  15: [cleanSweepLoser],
  16: [cleanSweepLoser],
};

test.each([
  {
    official: { 1: [advancing, cleanSweepWinner], 3: [advancing], 16: [cleanSweepLoser] } as Rows,
    // 1: 2 + 3, 3: 2, 16: 4 = 11; pending: 2 (2 + 3), 4 to 8 (5 x 2), 15 (4) = 19.
    total: 11,
    maximum: 30,
    why: 'a Swiss stage half way',
  },
  {
    official: { 1: [eliminated], 2: [advancing], 15: [advancing] } as Rows,
    // 2 advances: 2. Lost: 1 (2 + 3), 15 (4). Pending: 3-0 of 2 (3), 3 to 8 (6 x 2), 16 (4) = 19.
    total: 2,
    maximum: 21,
    why: 'an upset settles all that the team was picked for',
  },
  {
    official: { 9: [advancing, cleanSweepWinner], 10: [advancing, cleanSweepWinner] } as Rows,
    // Both 3-0 places are taken (2 x 3 lost); 8 x 2 advancing and 2 x 4 for 0-3 still open.
    total: 0,
    maximum: 24,
    why: 'full 3-0 places settle the others',
  },
  {
    official: advancingFrom(8),
    // 8 is right: 2; 1 to 7 are out, as all eight are known; 15 advanced (4 lost), 16 open (4), and
    // who went 3-0 is not entered yet (2 x 3).
    total: 2,
    maximum: 12,
    why: 'all advancing teams known, nothing else',
  },
])('$why', ({ official, total, maximum }) => {
  const scored = score(swissStage(), SWISS_PICKS, official);
  expect([scored.total, scored.maximum]).toEqual([total, maximum]);
});

test('the Swiss ledger names each thing paid', () => {
  const { rows } = score(
    swissStage(),
    { 1: [advancing, cleanSweepWinner], 2: [advancing], 16: [cleanSweepLoser] },
    { 1: [cleanSweepWinner], 2: [eliminated] },
  );
  // The official 3-0 row alone says that team 1 advances.
  expect(rows).toEqual([
    '1 Advancing 2/2 correct',
    '1 3-0 3/3 correct',
    '2 Advancing 0/2 wrong',
    '16 0-3 0/4 pending',
  ]);
});

const GROUP_PICKS: Rows = {
  1: [advancing, firstPlace],
  2: [advancing, secondPlace],
  3: [advancing],
};

test.each([
  {
    official: { 1: [advancing, firstPlace], 3: [advancing, secondPlace], 2: [advancing] } as Rows,
    rows: [
      '1 Advancing 2/2 correct',
      '1 First Place 3/3 correct',
      '2 Advancing 2/2 correct',
      '2 Second Place 0/1 wrong',
      '3 Advancing 2/2 correct',
    ],
    // 2 + 3 + 2 + 0 + 2
    total: 9,
    why: 'a finished group',
  },
  {
    official: { 1: [advancing, secondPlace], 2: [eliminated] } as Rows,
    rows: [
      '1 Advancing 2/2 correct',
      '1 First Place 0/3 wrong',
      '2 Advancing 0/2 wrong',
      '2 Second Place 0/1 wrong',
      '3 Advancing 0/2 pending',
    ],
    total: 2,
    why: 'a second place cannot be first, an eliminated team nothing',
  },
])('$why', ({ official, rows, total }) => {
  const scored = score(groupStage(), GROUP_PICKS, official);
  expect(scored.rows).toEqual(rows);
  expect(scored.total).toBe(total);
});

test('results of one group say nothing about another', () => {
  const stage = groupStage();
  const layout = compileLayout(stage);
  const picks = { groupStagePicks: rowsOf({ 101: [advancing] }, 11), matchPicks: [] };
  const official = { groupStagePicks: rowsOf({ 1: [firstPlace] }), matchPicks: [] };
  const scoring = compileScoring(stage, layout, official);
  const outcomes = scoring.ledgerOf(encodePicks(stage, layout, picks)).map((row) => row.outcome);
  expect(outcomes).toEqual(['pending']);
  // Two groups: 2 x (3 x 2 + 3 + 1)
  expect(scoring.perfectTotal).toBe(20);
});
