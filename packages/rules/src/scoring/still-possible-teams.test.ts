import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupsWith, ordersWith, swissWith } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import {
  drawnTeamEnding,
  type EndCounts,
  everyTeamEnding,
  GROUP_ENDS,
  orderEnds,
  pointsOf,
  SWISS_ENDS,
} from '../../fixtures/every-team-ending.ts';
import { randomOf, shuffled } from '../../fixtures/synthetic-picks.ts';
import { unequalGroupStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type GroupStagePick, PickType, placeOfType } from '../model/picks.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { compileScoring } from './compile-scoring.ts';

const RUNS = runs(40);

const exactly = (counts: readonly number[]): EndCounts =>
  counts.map((count) => [count, count] as const);

/** Compares with every ending, from nothing known (where that is not too much) to all. */
function expectBestOfEveryEnding(
  stage: EventStage,
  ends: typeof SWISS_ENDS,
  countsOf: (group: number) => EndCounts,
  worthIn: (stage: EventStage, slip: readonly GroupStagePick[]) => Parameters<typeof pointsOf>[2],
  fewestKnown: number,
) {
  const layout = compileLayout(stage);
  const endsFor = (counts: EndCounts) => ends.slice(0, counts.length);
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: 100 }), (seed, share) => {
      const random = randomOf(seed);
      const slip = clickedSlip(stage, random).groupStagePicks;
      const ended = stage.substages.map((substage, group) =>
        drawnTeamEnding(stage, substage, endsFor(countsOf(group)), countsOf(group), random),
      );
      const official = ended.flatMap((rows) => {
        const known = Math.max(fewestKnown, Math.round((rows.length * share) / 100));
        return shuffled(rows, random).slice(0, known);
      });
      const best = stage.substages.reduce((sum, substage, group) => {
        const own = slip.filter((row) => row.eventSubstageId === substage.eventSubstageId);
        const worth = worthIn(stage, own);
        const endings = everyTeamEnding(
          substage,
          endsFor(countsOf(group)),
          countsOf(group),
          official,
        );
        expect(endings.length).toBeGreaterThan(0);
        return (
          sum + endings.reduce((most, ending) => Math.max(most, pointsOf(own, ending, worth)), 0)
        );
      }, 0);
      const rows = (groupStagePicks: GroupStagePick[]) => ({ groupStagePicks, matchPicks: [] });
      const scoring = compileScoring(stage, layout, rows(official));
      const entry = encodePicks(stage, layout, rows([...slip]));
      expect(scoring.maximumOf(entry)).toEqual({ points: best, isExact: true });
      expect(scoring.totalOf(entry)).toBeLessThanOrEqual(best);
    }),
    RUNS,
  );
}

describe('what is still possible of a Swiss stage is the best of every ending', () => {
  const worthIn =
    ({ format }: EventStage) =>
    ({ pickTypeId }: GroupStagePick, end: readonly PickType[]): number => {
      const details = format.swissStageDetails!;
      if (!end.includes(pickTypeId)) return 0;
      if (pickTypeId === PickType.advancing) return details.pointsPerAdvancing;
      return pickTypeId === PickType.cleanSweepWinner
        ? details.pointsPerCorrectWinner
        : details.pointsPerCorrectLoser;
    };
  const half = { advancingCount: 4, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 1 };

  test.each([
    { why: 'eight teams', stage: swissWith(half, 8), counts: [1, 3, 3, 1], known: 0 },
    {
      why: 'eight teams, slips that name two',
      stage: swissWith({ ...half, advancingCount: 2, cleanSweepLoserCount: 0 }, 8),
      counts: [1, 3, 3, 1],
      known: 0,
    },
    { why: 'sixteen teams', stage: swissWith({}), counts: [2, 6, 6, 2], known: 12 },
    {
      why: 'sixteen teams, one 3-0 pick',
      stage: swissWith({ cleanSweepWinnerCount: 1 }),
      counts: [2, 6, 6, 2],
      known: 12,
    },
  ])('$why', ({ stage, counts, known }) => {
    expectBestOfEveryEnding(stage, SWISS_ENDS, () => exactly(counts), worthIn, known);
  });

  describe('where 3-0 teams do not count as advancing', () => {
    const apart = { scoreCleanSweepApart: true };
    // A pick says one thing: 3-0, or through with a loss.
    const worthApart =
      (stage: EventStage, slip: readonly GroupStagePick[]) =>
      (pick: GroupStagePick, end: readonly PickType[]): number => {
        const isBest = slip.some(
          ({ teamId, pickTypeId }) =>
            teamId === pick.teamId && pickTypeId === PickType.cleanSweepWinner,
        );
        const isPaid =
          pick.pickTypeId !== PickType.advancing ||
          (!isBest && !end.includes(PickType.cleanSweepWinner));
        return isPaid ? worthIn(stage)(pick, end) : 0;
      };

    test.each([
      {
        why: 'eight teams',
        stage: swissWith({ ...half, ...apart }, 8),
        counts: [1, 3, 3, 1],
        known: 0,
      },
      {
        why: 'eight teams, no 3-0 pick',
        stage: swissWith({ ...half, ...apart, cleanSweepWinnerCount: 0 }, 8),
        counts: [1, 3, 3, 1],
        known: 0,
      },
      {
        why: 'eight teams, slips that name two',
        stage: swissWith({ ...half, ...apart, advancingCount: 2, cleanSweepLoserCount: 0 }, 8),
        counts: [1, 3, 3, 1],
        known: 0,
      },
      { why: 'sixteen teams', stage: swissWith(apart), counts: [2, 6, 6, 2], known: 12 },
      {
        why: 'sixteen teams, no 3-0 pick',
        stage: swissWith({ ...apart, cleanSweepWinnerCount: 0 }),
        counts: [2, 6, 6, 2],
        known: 12,
      },
    ])('$why', ({ stage, counts, known }) => {
      expectBestOfEveryEnding(stage, SWISS_ENDS, () => exactly(counts), worthApart, known);
    });
  });

  test('groups with numbers of their own [rule: formats-37]', () => {
    const own = { advancingCount: 4, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 1 };
    const fewer = { advancingCount: 2, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 0 };
    const one = swissWith({ ...own, groupCount: 2, countsByGroup: [own, fewer] }, 8);
    const [first] = one.substages;
    const teamIds = first!.teamIds.map((teamId) => teamId + 100);
    const second = { ...first!, eventSubstageId: first!.eventSubstageId + 1, teamIds };
    const stage = { ...one, substages: [first!, second] };
    expectBestOfEveryEnding(stage, SWISS_ENDS, () => exactly([1, 3, 3, 1]), worthIn, 0);
  });

  test('six 2-2 teams are picked, and three places are left [rule: results-12]', () => {
    const stage = swissWith({ cleanSweepWinnerCount: 0, cleanSweepLoserCount: 0 });
    const row = (teamId: number, pickTypeId: PickType): GroupStagePick => ({
      eventStageId: 1,
      eventSubstageId: 10,
      teamId,
      pickTypeId,
    });
    const picked = [1, 2, 3, 4, 5, 6, 7, 8].map((team) => row(team, PickType.advancing));
    const through = [7, 9, 10, 11, 12].map((team) => row(team, PickType.advancing));
    const out = [8, 13, 14, 15, 16].map((team) => row(team, PickType.eliminated));
    const layout = compileLayout(stage);
    const rows = (groupStagePicks: GroupStagePick[]) => ({ groupStagePicks, matchPicks: [] });
    const scoring = compileScoring(stage, layout, rows([...through, ...out]));
    // One is through, and three more can be; six are pending.
    const entry = encodePicks(stage, layout, rows(picked));
    expect(scoring.maximumOf(entry)).toEqual({ points: 4 * 2, isExact: true });
    expect(scoring.ledgerOf(entry).filter((other) => other.outcome === 'pending')).toHaveLength(6);
  });
});

describe('what is still possible of groups is the best of every ending', () => {
  const worthIn =
    ({ format }: EventStage) =>
    ({ pickTypeId }: GroupStagePick, end: readonly PickType[]): number => {
      const details = format.groupStageDetails!;
      if (!end.includes(pickTypeId)) return 0;
      if (pickTypeId === PickType.advancing) return details.pointsPerAdvancing;
      return pickTypeId === PickType.firstPlace
        ? details.pointsPerFirstPlace
        : details.pointsPerSecondPlace;
    };

  test.each([
    { why: 'both places', stage: groupsWith({}), counts: [1, 1, 1, 2] },
    {
      why: 'a first place only',
      stage: groupsWith({ scoreSecondPlace: false }),
      counts: [1, 1, 1, 2],
    },
    {
      why: 'no places',
      stage: groupsWith({ scoreFirstPlace: false, scoreSecondPlace: false }),
      counts: [1, 1, 1, 2],
    },
    { why: 'one goes on', stage: groupsWith({ totalAdvancing: 1 }), counts: [1, 0, 0, 4] },
    { why: 'four go on', stage: groupsWith({ totalAdvancing: 4 }), counts: [1, 1, 2, 1] },
  ])('$why', ({ stage, counts }) => {
    expectBestOfEveryEnding(stage, GROUP_ENDS, () => exactly(counts), worthIn, 0);
  });

  test('groups that send on different numbers [rule: formats-37]', () => {
    const counts = [exactly([1, 1, 1, 2]), exactly([1, 0, 0, 3])];
    const countsOf = (group: number) => counts[group] ?? [];
    expectBestOfEveryEnding(unequalGroupStage(), GROUP_ENDS, countsOf, worthIn, 0);
  });
});

describe('what is still possible of an order is the best of every ending [rule: scoring-20]', () => {
  const worthIn =
    ({ format }: EventStage) =>
    ({ pickTypeId }: GroupStagePick, end: readonly PickType[]): number => {
      const { pointsPerExactPlace, pointsByDistance = [] } = format.groupStageDetails!.wholeOrder!;
      const [called, came] = [placeOfType(pickTypeId), placeOfType(end[0]!)];
      const missed = Math.abs(called! - came!);
      return missed === 0 ? pointsPerExactPlace : (pointsByDistance[missed - 1] ?? 0);
    };

  test.each([
    { why: 'points by two distances', stage: ordersWith({}, [5]), teams: [5] },
    { why: 'exact places alone', stage: ordersWith({ pointsByDistance: [] }, [5]), teams: [5] },
    {
      why: 'points that fall slowly at first',
      stage: ordersWith({ pointsPerExactPlace: 10, pointsByDistance: [9, 8, 1] }, [6]),
      teams: [6],
    },
    { why: 'two teams', stage: ordersWith({ pointsByDistance: [1] }, [2]), teams: [2] },
    { why: 'groups of two sizes', stage: ordersWith({}, [5, 3]), teams: [5, 3] },
  ])('$why', ({ stage, teams }) => {
    const countsOf = (group: number) => exactly(Array.from({ length: teams[group]! }, () => 1));
    expectBestOfEveryEnding(stage, orderEnds(Math.max(...teams)), countsOf, worthIn, 0);
  });
});
