import { describe, expect, test } from 'vitest';
import { groupsWith, swissWith } from '../../fixtures/clickable-stages.ts';
import { groupStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
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
    maximum: scoring.maximumOf(entry).points,
    perfectTotal: scoring.perfectTotal,
    rows: scoring
      .ledgerOf(entry)
      .map(
        ({ teamId, rule, points, worth, outcome, reason }) =>
          `${teamId} ${rule} ${points}/${worth} ${outcome}${reason ? ` (${reason})` : ''}`,
      ),
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
    // Both 3-0 places are taken (2 x 3 lost), and so are two of eight places. Still open are 6 x 2
    // for advancing and 2 x 4 for 0-3.
    total: 0,
    maximum: 20,
    why: 'full 3-0 places settle the others',
  },
  {
    official: advancingFrom(8),
    // 8 is right: 2; 1 to 7 are out, as all eight are known, and cannot have gone 3-0 either; 15
    // advanced (4 lost), 16 is open (4).
    total: 2,
    maximum: 6,
    why: 'all advancing teams known, nothing else',
  },
])('$why', ({ official, total, maximum }) => {
  const scored = score(swissStage(), SWISS_PICKS, official);
  expect([scored.total, scored.maximum]).toEqual([total, maximum]);
});

test('the Swiss ledger names each thing paid [rule: formats-9]', () => {
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

describe('a format in which 3-0 teams do not count as advancing', () => {
  const stage = swissStage(16, true);
  const undefeated = { 1: [advancing, cleanSweepWinner], 9: [advancing, cleanSweepWinner] } as Rows;

  test('a pick to advance is right of who went through with a loss, and says why it is not', () => {
    const official = { ...undefeated, 3: [advancing], 4: [eliminated] } as Rows;
    const picks = { 3: [advancing], 4: [advancing], 5: [advancing], 9: [advancing] } as Rows;
    const { rows, total } = score(stage, picks, official);
    expect(rows).toEqual([
      '3 Advancing 2/2 correct',
      '4 Advancing 0/2 wrong',
      '5 Advancing 0/2 pending',
      '9 Advancing 0/2 wrong (went_3_0)',
    ]);
    expect(total).toBe(2);
  });

  test('a 3-0 pick pays for going 3-0 alone, not for going through [rule: formats-10]', () => {
    const official = { ...undefeated, 2: [advancing] } as Rows;
    const picks = { 1: [advancing, cleanSweepWinner], 2: [advancing, cleanSweepWinner] } as Rows;
    expect(score(stage, picks, official).rows).toEqual(['1 3-0 3/3 correct', '2 3-0 0/3 wrong']);
  });

  test('who went through is pending while somebody can turn out to have gone 3-0', () => {
    const one = { 1: [advancing, cleanSweepWinner], 3: [advancing] } as Rows;
    expect(score(stage, { 3: [advancing] }, one).rows).toEqual(['3 Advancing 0/2 pending']);
  });

  test('a perfect slip has six teams to advance and two to go 3-0', () => {
    const official = {
      ...advancingFrom(1),
      1: [advancing, cleanSweepWinner],
      2: [advancing, cleanSweepWinner],
      15: [cleanSweepLoser],
      16: [cleanSweepLoser],
    } as Rows;
    // 6 x 2 + 2 x 3 + 2 x 4
    const all = { total: 26, maximum: 26, perfectTotal: 26 };
    expect(score(stage, official, official)).toMatchObject(all);
    expect(score(stage, official, {})).toMatchObject({ total: 0, maximum: 26, perfectTotal: 26 });
  });

  test('every 3-0 team that slips do not ask for leaves one team less to be right of', () => {
    const details = { advancingCount: 8, cleanSweepWinnerCount: 0, scoreCleanSweepApart: true };
    // Two of eight go 3-0: 6 x 2 + 2 x 4
    expect(score(swissWith(details), advancingFrom(1), {})).toMatchObject({
      maximum: 12,
      perfectTotal: 20,
    });
  });
});

describe('a format that asks for one 3-0 team, of a tournament that has two', () => {
  const stage = swissWith({ cleanSweepWinnerCount: 1 });
  const picksOf = (undefeated: number): Rows => ({
    ...advancingFrom(1),
    [undefeated]: [advancing, cleanSweepWinner],
    15: [cleanSweepLoser],
    16: [cleanSweepLoser],
  });
  const official: Rows = {
    ...advancingFrom(1),
    1: [advancing, cleanSweepWinner],
    2: [advancing, cleanSweepWinner],
    15: [cleanSweepLoser],
    16: [cleanSweepLoser],
  };

  test.each([1, 2])('picking %i is right, and such a slip is perfect', (undefeated) => {
    const scored = score(stage, picksOf(undefeated), official);
    expect(scored.rows).toContain(`${undefeated} 3-0 3/3 correct`);
    expect(scored).toMatchObject({ total: 27, maximum: 27, perfectTotal: 27 });
  });

  test('another team is wrong once both are known, and open until then', () => {
    expect(score(stage, picksOf(3), official).rows).toContain('3 3-0 0/3 wrong');
    const first = { 1: [advancing, cleanSweepWinner] };
    expect(score(stage, picksOf(3), first).rows).toContain('3 3-0 0/3 pending');
  });
});

test('a tournament with fewer 3-0 teams than picks bounds what is perfect', () => {
  // Twelve teams: one or two of them go 3-0.
  const stage = swissWith({ advancingCount: 6 }, 12);
  const official: Rows = {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((team) => [team, [advancing]])),
    1: [advancing, cleanSweepWinner],
    ...Object.fromEntries([7, 8, 9, 10].map((team) => [team, [eliminated]])),
    11: [cleanSweepLoser],
    12: [cleanSweepLoser],
  };
  const picks: Rows = {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((team) => [team, [advancing]])),
    1: [advancing, cleanSweepWinner],
    2: [advancing, cleanSweepWinner],
    11: [cleanSweepLoser],
    12: [cleanSweepLoser],
  };
  // 6 x 2 + 3 + 2 x 4
  expect(score(stage, picks, official)).toMatchObject({ total: 23, perfectTotal: 23 });
  expect(score(stage, picks, {}).perfectTotal).toBe(26);
});

test('a group that sends on one team more than slips ask for', () => {
  const stage = groupsWith({ totalAdvancing: 1 });
  const official: Rows = { 1: [advancing, firstPlace], 2: [advancing] };
  expect(score(stage, { 2: [advancing, firstPlace] }, official)).toMatchObject({
    rows: ['2 Advancing 2/2 correct', '2 First Place 0/3 wrong'],
  });
});

test('where one team advances nobody is second, and nothing is paid for it', () => {
  const stage = groupsWith({ totalAdvancing: 1 });
  // Two groups, one team each: 2 x (2 + 3)
  expect(score(stage, { 1: [advancing, firstPlace] }, {}).perfectTotal).toBe(10);
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
