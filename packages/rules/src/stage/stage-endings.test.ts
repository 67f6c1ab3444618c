import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupsWith, ordersWith, swissWith } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { someResults } from '../../fixtures/every-ending.ts';
import {
  drawnTeamEnding,
  type EndCounts,
  everyTeamEnding,
  GROUP_ENDS,
  orderEnds,
  SWISS_ENDS,
} from '../../fixtures/every-team-ending.ts';
import { randomOf, shuffled } from '../../fixtures/synthetic-picks.ts';
import { groupBracketStage, playoffStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type GroupStagePick, NO_PICKS, type PickSet } from '../model/picks.ts';
import { runAtOnce } from '../scoreboard/run-at-once.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { stageEndingsInSlices } from './stage-endings.ts';

const MANY = 5_000;
const stageEndings = (...of: Parameters<typeof stageEndingsInSlices>) =>
  runAtOnce(stageEndingsInSlices(...of));
const half = { advancingCount: 4, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 1 };
const textOf = (rows: readonly GroupStagePick[]): string =>
  rows
    .map((row) => `${row.eventSubstageId} ${row.teamId} ${row.pickTypeId}`)
    .sort()
    .join();

/** The best of the endings is what 'still possible' says, of whatever slip. */
function expectBest(
  stage: EventStage,
  official: PickSet,
  endings: readonly PickSet[],
  seed: number,
) {
  const layout = compileLayout(stage);
  const entry = encodePicks(stage, layout, clickedSlip(stage, randomOf(seed)));
  const most = compileScoring(stage, layout, official).maximumOf(entry);
  const totals = endings.map((ending) => compileScoring(stage, layout, ending).totalOf(entry));
  if (most.isExact) expect(Math.max(...totals)).toBe(most.points);
  else expect(Math.max(...totals)).toBeLessThanOrEqual(most.points);
}

const oneSubstage = (stage: EventStage): EventStage => ({
  ...stage,
  substages: stage.substages.slice(0, 1),
});

describe.each([
  { why: 'Swiss', stage: swissWith(half, 8), ends: SWISS_ENDS, of: [1, 3, 3, 1], known: 4 },
  {
    why: 'Swiss, 3-0 teams apart',
    stage: swissWith({ ...half, scoreCleanSweepApart: true }, 8),
    ends: SWISS_ENDS,
    of: [1, 3, 3, 1],
    known: 4,
  },
  {
    why: 'a group',
    stage: oneSubstage(groupsWith({})),
    ends: GROUP_ENDS,
    of: [1, 1, 1, 2],
    known: 0,
  },
  {
    why: 'the whole order of a group',
    stage: ordersWith({}, [5]),
    ends: orderEnds(5),
    of: [1, 1, 1, 1, 1],
    known: 0,
  },
])('$why', ({ stage, ends, of, known }) => {
  test('all ways to end, each once', () => {
    const counts: EndCounts = of.map((count) => [count, count] as const);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const [substage] = stage.substages;
        const rows = shuffled(drawnTeamEnding(stage, substage!, ends, counts, random), random);
        const told = rows.slice(0, known + Math.floor(random() * (rows.length + 1 - known)));
        const official: PickSet = { groupStagePicks: told, matchPicks: [] };
        const endings = stageEndings(stage, official, MANY);
        const expected = everyTeamEnding(substage!, ends, counts, told).map((ending) =>
          textOf(
            [...ending].flatMap(([teamId, types]) =>
              types.map((pickTypeId) => ({
                eventStageId: stage.eventStageId,
                eventSubstageId: substage!.eventSubstageId,
                teamId,
                pickTypeId,
              })),
            ),
          ),
        );
        expect(endings?.map((ending) => textOf(ending.groupStagePicks)).sort()).toEqual(
          expected.sort(),
        );
        expectBest(stage, official, endings ?? [], seed);
        expect(stageEndings(stage, official, expected.length)).toHaveLength(expected.length);
        expect(stageEndings(stage, official, expected.length - 1)).toBeNull();
      }),
      runs(25),
    );
  });
});

test('several groups end in every combination', () => {
  const stage = groupsWith({});
  const [first, second] = stage.substages;
  const two = { ...stage, substages: [first!, second!] };
  const endings = stageEndings(two, NO_PICKS, MANY);
  const alone = stageEndings(oneSubstage(stage), NO_PICKS, MANY);
  expect(endings).toHaveLength((alone?.length ?? 0) ** 2);
});

test.each([
  {
    why: 'single elimination with scores',
    stage: playoffStage({ teams: 4, useSeriesScore: true }),
  },
  {
    why: 'double elimination with a reset',
    stage: playoffStage({ teams: 4, elimination: 'double', hasReset: true }),
  },
  { why: 'groups with brackets', stage: groupBracketStage() },
])('$why: every open match is played in every way', ({ stage }) => {
  let compared = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    const substages = stage.substages.map((substage, at) => {
      const known = 4 + Math.floor(randomOf(seed + at)() * 14);
      return {
        ...substage,
        officialMatches: someResults(stage, substage, randomOf(seed * 7 + at), known),
      };
    });
    const entered = { ...stage, substages };
    const matchPicks = substages.flatMap(({ officialMatches }) => officialMatches);
    const official = { groupStagePicks: [], matchPicks };
    const endings = stageEndings(entered, official, 64);
    if (endings === null) continue;
    compared += 1;
    expect(new Set(endings.map((ending) => JSON.stringify(ending))).size).toBe(endings.length);
    expectBest(entered, official, endings, seed);
  }
  expect(compared).toBeGreaterThan(3);
});

test('a bracket that is not drawn yet has no endings to go through', () => {
  const stage = playoffStage({ teams: 4 });
  const [substage] = stage.substages;
  const undrawn = { ...stage, substages: [{ ...substage!, officialMatches: [] }] };
  expect(stageEndings(undrawn, NO_PICKS, MANY)).toBeNull();
});

test('looking for endings pauses after each, and ends with the first that is too many', () => {
  const most = 20;
  const [...pauses] = stageEndingsInSlices(swissWith(half, 8), NO_PICKS, most);
  expect(pauses).toHaveLength(most);
  expect(stageEndings(swissWith(half, 8), NO_PICKS, most)).toBeNull();
});
