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
import { type Random, randomOf } from '../../fixtures/synthetic-picks.ts';
import { compileBracket, matchesOf } from '../bracket/compile-bracket.ts';
import { matchKey } from '../bracket/graph.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { type MatchPick, NO_PICKS, type PickSet, type PickType } from '../model/picks.ts';
import { countCrowdInSlices } from '../scoreboard/crowd-counts.ts';
import { createEntryBlock } from '../scoreboard/entry-block.ts';
import { runAtOnce } from '../scoreboard/run-at-once.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { replaySubmission } from '../stage/replay-submission.ts';
import { teamPickingOf } from '../stage/team-picking.ts';
import { crowdSlip } from './crowd-slip.ts';

/** Slips of which some are alike, so that there are ties and clear favourites. */
function slipsOf(stage: EventStage, random: Random, count: number): PickSet[] {
  const slips: PickSet[] = [];
  for (let at = 0; at < count; at += 1) {
    const repeated = slips[Math.floor(random() * slips.length)];
    const isSkipped = random() < 1 / 8;
    const isRepeated = repeated && random() < 1 / 3;
    slips.push(isSkipped ? NO_PICKS : isRepeated ? repeated : clickedSlip(stage, random));
  }
  return slips;
}

function crowdOf(stage: EventStage, slips: readonly PickSet[]): PickSet {
  const layout = compileLayout(stage);
  const block = createEntryBlock(slips.length, layout.stride);
  slips.forEach((slip, at) => {
    block.write(at, encodePicks(stage, layout, slip));
  });
  return crowdSlip(stage, layout, runAtOnce(countCrowdInSlices(block)).counts);
}

/** `holds` for the crowd's slip of random slips of a stage. */
function always(
  stage: EventStage,
  holds: (crowd: PickSet, slips: readonly PickSet[]) => void,
  numRuns = 20,
): void {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 12 }), (seed, count) => {
      const slips = slipsOf(stage, randomOf(seed), count);
      holds(crowdOf(stage, slips), slips);
    }),
    { numRuns },
  );
}

describe.each([...TEAM_STAGES, ...BRACKET_STAGES])('the crowd’s slip of $why', ({ stage }) => {
  test('is complete, and could have been clicked together', () => {
    always(
      stage,
      (crowd) => {
        expect(replaySubmission(stage, crowd)).toEqual({ ok: true, value: crowd });
      },
      stage.substages.some(({ teamIds }) => teamIds.length > 30) ? 2 : 8,
    );
  });

  test('is the slip itself where everybody has the same', () => {
    const slip = clickedSlip(stage, randomOf(7));
    const crowd = crowdOf(stage, [slip, slip, NO_PICKS]);
    expect(replaySubmission(stage, slip)).toEqual({ ok: true, value: crowd });
  });
});

const SMALL_TEAM_STAGES = [
  { why: 'Swiss', advancingCount: 3, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 2 },
  {
    why: 'Swiss without 3-0',
    advancingCount: 4,
    cleanSweepWinnerCount: 0,
    cleanSweepLoserCount: 1,
  },
].map(({ why, ...details }) => ({ why, stage: swissWith(details, 7) }));

const combinations = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((first, at) =>
        combinations(items.slice(at + 1), count - 1).map((rest) => [first, ...rest]),
      );

describe.each([
  ...SMALL_TEAM_STAGES,
  { why: 'groups', stage: groupsWith({}) },
  { why: 'groups with a first place only', stage: groupsWith({ scoreSecondPlace: false }) },
])('of all slips of $why', ({ stage }) => {
  const picking = teamPickingOf(stage.format);

  /** Every legal way to pick a substage, the teams of the first step first in their order. */
  function everyWay({ teamIds }: EventSubstage): Map<PickType, number[]>[] {
    let ways: Map<PickType, number[]>[] = [new Map()];
    for (const { pickTypeId, count } of picking?.steps ?? []) {
      ways = ways.flatMap((way) => {
        const typesOf = (teamId: number) =>
          new Set([...way].flatMap(([type, teams]) => (teams.includes(teamId) ? [type] : [])));
        const free = teamIds.filter((teamId) => picking?.isEligible(pickTypeId, typesOf(teamId)));
        return combinations(free, count).map((teams) => new Map(way).set(pickTypeId, teams));
      });
    }
    return ways;
  }

  test('it has the most picks of the first step, then of the next', () => {
    always(stage, (crowd, slips) => {
      for (const substage of stage.substages) {
        const { eventSubstageId } = substage;
        const isOf =
          (teamId: number, pickTypeId: PickType) => (row: PickSet['groupStagePicks'][0]) =>
            row.eventSubstageId === eventSubstageId &&
            row.teamId === teamId &&
            row.pickTypeId === pickTypeId;
        const picksOf = (way: Map<PickType, number[]>) =>
          [...way].flatMap(([type, teams]) => [
            slips.reduce(
              (sum, slip) =>
                sum + teams.filter((id) => slip.groupStagePicks.some(isOf(id, type))).length,
              0,
            ),
            // Teams with equal picks keep the order of the substage.
            ...teams.map((id) => -substage.teamIds.indexOf(id)),
          ]);
        const best = everyWay(substage)
          .map((way) => ({ way, picks: picksOf(way) }))
          .reduce((most, one) => (compare(one.picks, most.picks) > 0 ? one : most));
        const own = new Map(
          (picking?.steps ?? []).map(({ pickTypeId }) => [
            pickTypeId,
            substage.teamIds.filter((id) => crowd.groupStagePicks.some(isOf(id, pickTypeId))),
          ]),
        );
        expect(own).toEqual(best.way);
      }
    });
  });
});

/** The first number that differs decides. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

const keyOf = ({ bracketPart: part, bracketCol: col, bracketColIndex: colIndex }: MatchPick) =>
  matchKey({ part, col, colIndex });
const lostIn = ({ topTeamScore, bottomTeamScore }: MatchPick) =>
  Math.min(topTeamScore ?? 9, bottomTeamScore ?? 9);

describe.each(BRACKET_STAGES.filter(({ stage }) => (stage.substages[0]?.teamIds.length ?? 0) < 30))(
  'in every match of $why',
  ({ stage }) => {
    test('it calls the more picked of the two, and the score most called', () => {
      always(
        stage,
        (crowd, slips) => {
          for (const pick of crowd.matchPicks) {
            // From a drawn round the teams that most slips send on go on.
            const { round } = matchesOf(stage.format)[pick.matchIndex]!;
            if (round) {
              const own = (slip: PickSet) =>
                slip.matchPicks.filter(
                  (row) =>
                    row.eventSubstageId === pick.eventSubstageId &&
                    round.matches.includes(row.matchIndex),
                );
              const callsOf = (teamId: number | null) =>
                slips.flatMap(own).filter(({ winnerTeamId }) => winnerTeamId === teamId).length;
              const [on, out] = [
                own(crowd).map((row) => row.winnerTeamId),
                own(crowd).flatMap((row) => row.loserTeamId ?? []),
              ];
              const fewest = Math.min(...on.map(callsOf));
              expect(out.every((teamId) => callsOf(teamId) <= fewest)).toBe(true);
              continue;
            }
            const calls = slips.flatMap(({ matchPicks }) =>
              matchPicks.filter(
                (row) => row.eventSubstageId === pick.eventSubstageId && keyOf(row) === keyOf(pick),
              ),
            );
            const [upper, lower] = [pick.topTeamId, pick.bottomTeamId].map(
              (teamId) => calls.filter(({ winnerTeamId }) => winnerTeamId === teamId).length,
            );
            const winner = (lower ?? 0) > (upper ?? 0) ? pick.bottomTeamId : pick.topTeamId;
            expect(pick.winnerTeamId).toBe(winner);
            const lost = calls.map(lostIn);
            const most = [...new Set(lost)].toSorted(
              (a, b) =>
                lost.filter((one) => one === b).length - lost.filter((one) => one === a).length ||
                a - b,
            )[0];
            expect(lostIn(pick)).toBe(most ?? 0);
          }
        },
        6,
      );
    });
  },
);

describe.each(SMALL_BRACKETS)('of all slips of $why', ({ stage }) => {
  const everySlip = everyBracketSlip(stage);
  const { matches } = compileBracket(stage.format);

  test('it is the one that most go along with, match by match', () => {
    always(stage, (crowd, slips) => {
      /** Counts the picks for each winner; a lower team counts a little less than an upper one. */
      const along = (slip: PickSet) =>
        matches.map(({ key }) => {
          const pick = slip.matchPicks.find((row) => keyOf(row) === key);
          if (!pick) return -1;
          const calls = slips.filter(({ matchPicks }) =>
            matchPicks.some((row) => keyOf(row) === key && row.winnerTeamId === pick.winnerTeamId),
          ).length;
          return calls - (pick.winnerTeamId === pick.bottomTeamId ? 0.5 : 0);
        });
      const best = everySlip.reduce((most, slip) =>
        compare(along(slip), along(most)) > 0 ? slip : most,
      );
      expect(crowd).toEqual(best);
    });
  });
});
