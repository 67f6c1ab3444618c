import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BRACKET_STAGES,
  groupsWith,
  swissWith,
  TEAM_STAGES,
} from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { everyBracketSlip, SMALL_BRACKETS } from '../../fixtures/every-bracket-slip.ts';
import { partialSlip } from '../../fixtures/partial-slip.ts';
import { type Random, randomOf, shuffled } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE, playoffStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { matchesOf } from '../bracket/compile-bracket.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { type MatchPick, NO_PICKS, type PickSet, PickType } from '../model/picks.ts';
import { teamsPickedFor } from '../picks/team-steps.ts';
import { replaySubmission } from '../stage/replay-submission.ts';
import { teamPickingOf } from '../stage/team-picking.ts';
import { fillStage } from './fill-stage.ts';
import { seededTeams, withFirst } from './team-order.ts';

const STAGES = [...EVERY_STAGE, ...TEAM_STAGES, ...BRACKET_STAGES];

const teamsOf = ({ substages }: EventStage): number[] => substages.flatMap((own) => own.teamIds);

/** `holds` for drawn orders of the teams, of which some name only a few of them. */
function always(
  stage: EventStage,
  holds: (order: readonly number[], random: Random) => void,
  plain = 6,
): void {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = randomOf(seed);
      const teams = shuffled(teamsOf(stage), random);
      holds(random() < 0.3 ? [999, ...teams.slice(0, 2)] : teams, random);
    }),
    runs(40, teamsOf(stage).length > 30 ? 2 : plain),
  );
}

const isLoser = (slip: PickSet, teamId: number): boolean =>
  slip.matchPicks.some(({ loserTeamId }) => loserTeamId === teamId);

/**
 * The call of a row. In a drawn round it is who goes on. Its winners can come to the next matches on either
 * side.
 */
function saidBy({ format }: EventStage, row: MatchPick) {
  const { bracketPart, bracketCol, eventSubstageId, topTeamId, topTeamScore, bottomTeamScore } =
    row;
  const { winnerTeamId, loserTeamId, outcome, matchIndex } = row;
  if (matchesOf(format)[matchIndex]?.round) {
    return { in: `${bracketPart} ${bracketCol}`, winnerTeamId, of: eventSubstageId };
  }
  const scores = [topTeamScore, bottomTeamScore];
  return {
    ...{ matchIndex, winnerTeamId, loserTeamId, outcome, of: eventSubstageId },
    scores: winnerTeamId === topTeamId ? scores : scores.toReversed(),
  };
}

describe.each(STAGES)('a filled slip of $why', ({ stage }) => {
  test('is complete, and could have been clicked together [rule: picks-29]', () => {
    always(stage, (order) => {
      const filled = fillStage(stage, order);
      expect(replaySubmission(stage, filled)).toEqual({ ok: true, value: filled });
    });
  });

  test('keeps what is picked, and is the slip itself where nothing is missing', () => {
    always(stage, (order, random) => {
      const slip = clickedSlip(stage, random);
      expect(fillStage(stage, order, slip)).toEqual(slip);
      const kept = partialSlip(stage, slip, random);
      const filled = fillStage(stage, order, kept);
      expect(replaySubmission(stage, filled)).toEqual({ ok: true, value: filled });
      expect(filled.groupStagePicks).toEqual(expect.arrayContaining([...kept.groupStagePicks]));
      const told = (rows: readonly MatchPick[]) => rows.map((row) => saidBy(stage, row));
      expect(told(filled.matchPicks)).toEqual(expect.arrayContaining(told(kept.matchPicks)));
    });
  });

  test('lets the team that stands first win all that it can', () => {
    const picking = teamPickingOf(stage.format);
    const best: readonly PickType[] = [
      PickType.advancing,
      PickType.cleanSweepWinner,
      PickType.firstPlace,
    ];
    for (const [group, substage] of stage.substages.entries()) {
      for (const teamId of substage.teamIds.slice(0, 20)) {
        const filled = fillStage(stage, withFirst(seededTeams(stage), teamId));
        expect(isLoser(filled, teamId)).toBe(false);
        const steps = picking?.stepsIn(group) ?? [];
        for (const { pickTypeId } of steps.filter((step) => best.includes(step.pickTypeId))) {
          expect(teamsPickedFor(filled.groupStagePicks, substage, pickTypeId)).toContain(teamId);
        }
      }
    }
  });

  test('is filled as far as the teams are known', () => {
    always(stage, (order, random) => {
      const known = new Set(teamsOf(stage).filter(() => random() < 0.6));
      const partly = withTeams(stage, known);
      const filled = fillStage(partly, order);
      const replayed = replaySubmission(partly, filled);
      const missing = ['no_winner', 'picks_missing', 'further_missing', 'nothing_picked'];
      const codes = replayed.ok ? [] : replayed.problems.map(({ code }) => code);
      expect(codes.filter((code) => !missing.includes(code))).toEqual([]);
      const left = codes.filter((code) => code === 'no_winner');
      expect(left.length === 0 || !isAnyPickable(partly, filled)).toBe(true);
    });
  });
});

/** The stage before some teams are known. */
function withTeams(stage: EventStage, known: ReadonlySet<number>): EventStage {
  const ifKnown = (teamId: number | null) => (teamId !== null && known.has(teamId) ? teamId : null);
  const substages = stage.substages.map((substage) => ({
    ...substage,
    teamIds: substage.teamIds.filter((teamId) => known.has(teamId)),
    officialMatches: substage.officialMatches.map(({ outcome: _, ...row }) => ({
      ...row,
      topTeamId: ifKnown(row.topTeamId),
      bottomTeamId: ifKnown(row.bottomTeamId),
      winnerTeamId: null,
      loserTeamId: null,
      topTeamScore: null,
      bottomTeamScore: null,
    })),
  }));
  return { ...stage, substages };
}

const isAnyPickable = (stage: EventStage, filled: PickSet): boolean =>
  fillStage(stage, [], filled).matchPicks.length > filled.matchPicks.length;

const combinations = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((first, at) =>
        combinations(items.slice(at + 1), count - 1).map((rest) => [first, ...rest]),
      );

/** The first number that differs decides. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

const SWISS = { advancingCount: 3, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 2 };

describe.each([
  { why: 'Swiss', stage: swissWith(SWISS, 7) },
  { why: 'Swiss with 0-3 alone', stage: swissWith({ ...SWISS, advancingCount: 0 }, 6) },
  { why: 'groups', stage: groupsWith({}) },
  { why: 'groups with a first place only', stage: groupsWith({ scoreSecondPlace: false }) },
])('of all slips of $why that keep what is picked', ({ stage: whole }) => {
  const [first] = whole.substages;
  const stage = { ...whole, substages: first ? [first] : [] };
  const steps = (teamPickingOf(stage.format)?.steps ?? []).filter(
    ({ pickTypeId }) => first && (pickTypeId !== PickType.cleanSweepWinner || hasAdvancing(stage)),
  );

  /** Every legal way to pick a substage, by the brute force of sets. */
  function everyWay({ teamIds }: EventSubstage): Map<PickType, number[]>[] {
    let ways: Map<PickType, number[]>[] = [new Map()];
    for (const { pickTypeId, count } of steps) {
      ways = ways.flatMap((way) => {
        const typesOf = (teamId: number) =>
          new Set([...way].flatMap(([type, teams]) => (teams.includes(teamId) ? [type] : [])));
        const picking = teamPickingOf(stage.format);
        const free = teamIds.filter((teamId) => picking?.isEligible(pickTypeId, typesOf(teamId)));
        return combinations(free, count).map((teams) => new Map(way).set(pickTypeId, teams));
      });
    }
    return ways;
  }

  test('it has the strongest of each step, and the weakest to lose', () => {
    always(
      stage,
      (order, random) => {
        const substage = stage.substages[0];
        if (!substage) return;
        const kept = partialSlip(stage, clickedSlip(stage, random), random);
        const all = [...new Set([...order, ...substage.teamIds])];
        const keptFor = (type: PickType) => teamsPickedFor(kept.groupStagePicks, substage, type);
        const worthOf = (way: Map<PickType, number[]>) =>
          steps.flatMap(({ pickTypeId }) => {
            const sign = pickTypeId === PickType.cleanSweepLoser ? 1 : -1;
            return (way.get(pickTypeId) ?? [])
              .filter((teamId) => !keptFor(pickTypeId).includes(teamId))
              .map((teamId) => sign * all.indexOf(teamId))
              .toSorted((one, other) => other - one);
          });
        const best = everyWay(substage)
          .filter((way) =>
            steps.every(({ pickTypeId }) =>
              keptFor(pickTypeId).every((teamId) => way.get(pickTypeId)?.includes(teamId)),
            ),
          )
          .reduce((most, one) => (compare(worthOf(one), worthOf(most)) > 0 ? one : most));
        const filled = fillStage(stage, order, kept).groupStagePicks;
        for (const { pickTypeId } of steps) {
          expect(new Set(teamsPickedFor(filled, substage, pickTypeId))).toEqual(
            new Set(best.get(pickTypeId)),
          );
        }
      },
      20,
    );
  });
});

const hasAdvancing = ({ format }: EventStage): boolean =>
  (format.swissStageDetails?.advancingCount ?? 1) > 0;

describe.each(SMALL_BRACKETS)('of all slips of $why', ({ stage }) => {
  const everySlip = everyBracketSlip(stage);

  test('it is the one in which the stronger team wins each match that is not picked', () => {
    always(
      stage,
      (order, random) => {
        const all = [...new Set([...order, ...teamsOf(stage)])];
        const kept = partialSlip(stage, clickedSlip(stage, random), random);
        const isKept = (row: MatchPick) =>
          kept.matchPicks.some(({ matchIndex }) => matchIndex === row.matchIndex);
        const isBest = (row: MatchPick) =>
          isKept(row) || all.indexOf(row.winnerTeamId ?? 0) < all.indexOf(row.loserTeamId ?? 0);
        const fitting = everySlip.filter(
          ({ matchPicks }) =>
            kept.matchPicks.every((row) =>
              matchPicks.some((own) => JSON.stringify(own) === JSON.stringify(row)),
            ) && matchPicks.every(isBest),
        );
        expect(new Set(fitting.map((slip) => JSON.stringify(slip)))).toEqual(
          new Set([JSON.stringify(fillStage(stage, order, kept))]),
        );
      },
      20,
    );
  });
});

test('a pick without its score keeps its winner, whoever is stronger', () => {
  const stage = playoffStage({ teams: 8, elimination: 'single' });
  const [row] = fillStage(stage, [8]).matchPicks;
  if (!row) throw new Error('Nothing is filled');
  expect(row).toMatchObject({ topTeamId: 1, winnerTeamId: 8 });
  const open = { ...row, topTeamScore: null, bottomTeamScore: null };
  const filled = fillStage(stage, [1], { ...NO_PICKS, matchPicks: [open] });
  expect(filled.matchPicks[0]).toEqual(row);
  expect(replaySubmission(stage, filled).ok).toBe(true);
});

test('rows that no click could make are left out, and their places are filled', () => {
  const stage = swissWith({});
  const row = (teamId: number, pickTypeId: PickType) => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId,
    pickTypeId,
  });
  const kept = {
    ...NO_PICKS,
    groupStagePicks: [
      row(99, PickType.advancing),
      row(16, PickType.advancing),
      row(16, PickType.advancing),
      row(16, PickType.cleanSweepLoser),
      row(9, PickType.cleanSweepWinner),
    ],
  };
  const filled = fillStage(stage, [], kept);
  expect(replaySubmission(stage, filled).ok).toBe(true);
  const picked = (type: PickType) =>
    teamsPickedFor(filled.groupStagePicks, { eventSubstageId: 10 }, type);
  expect(picked(PickType.advancing)).toEqual([1, 2, 3, 4, 5, 6, 7, 16]);
  expect(picked(PickType.cleanSweepWinner)).toEqual([1, 2]);
  expect(picked(PickType.cleanSweepLoser)).toEqual([14, 15]);
});
