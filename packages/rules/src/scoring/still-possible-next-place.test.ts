import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { perfectSlip } from '../../fixtures/perfect-slip.ts';
import { randomOf, shuffled } from '../../fixtures/synthetic-picks.ts';
import { bestNextStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { GroupStage, GroupStageDetails } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { drawResults } from '../preview/draw-results.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import { advancingTeams } from '../stage/open-stage.ts';
import { stageEndingsInSlices } from '../stage/stage-endings.ts';
import { teamsSentOn } from '../stage/teams-sent-on.ts';
import { compileScoring } from './compile-scoring.ts';

type Rows = readonly GroupStagePick[];

/** Three groups of three from which one or two go through for sure, and the best of the next place. */
function small(details: Partial<GroupStageDetails>, sizes = [3, 3, 3]): EventStage<GroupStage> {
  const { format, ...stage } = bestNextStage();
  const groupStageDetails = {
    ...format.groupStageDetails,
    groupCount: sizes.length,
    advancingCount: 1,
    totalAdvancing: 1,
    scoreSecondPlace: false,
    ...details,
  };
  const substages = sizes.map((teams, at) => ({
    eventSubstageId: 10 + at,
    title: `Group ${at + 1}`,
    teamIds: Array.from({ length: teams }, (_, team) => 100 * at + team + 1),
    officialMatches: [],
  }));
  return { ...stage, format: { ...format, groupStageDetails }, substages };
}

/** Every choice of who goes through, and who comes first of these, from all subsets of all teams: the plainest way. */
function everyEnding(stage: EventStage<GroupStage>, official: Rows): Rows[] {
  const { groupStageDetails: details } = stage.format;
  const { count } = details.bestOfNextPlace!;
  const sure = details.totalAdvancing;
  let endings: Rows[] = [[]];
  for (const substage of stage.substages) {
    const own: Rows[] = [];
    for (let mask = 0; mask < 1 << substage.teamIds.length; mask += 1) {
      const through = substage.teamIds.filter((_, at) => (mask >> at) % 2 === 1);
      if (through.length !== sure && through.length !== sure + 1) continue;
      for (const first of through) {
        own.push(
          substage.teamIds.flatMap((teamId): GroupStagePick[] => {
            const row = { eventStageId: 1, eventSubstageId: substage.eventSubstageId, teamId };
            if (!through.includes(teamId)) return [{ ...row, pickTypeId: PickType.eliminated }];
            const goesOn = { ...row, pickTypeId: PickType.advancing };
            return teamId === first
              ? [goesOn, { ...row, pickTypeId: PickType.firstPlace }]
              : [goesOn];
          }),
        );
      }
    }
    endings = endings.flatMap((before) => own.map((rows) => [...before, ...rows]));
  }
  const has = (rows: Rows, row: GroupStagePick): boolean =>
    rows.some((own) => own.teamId === row.teamId && own.pickTypeId === row.pickTypeId);
  return endings.filter((rows) => {
    const through = rows.filter(({ pickTypeId }) => pickTypeId === PickType.advancing).length;
    return (
      through === sure * stage.substages.length + count && official.every((row) => has(rows, row))
    );
  });
}

const STAGES = [
  { why: 'one of three', stage: small({ bestOfNextPlace: { count: 1, criteria: [] } }) },
  { why: 'two of three', stage: small({ bestOfNextPlace: { count: 2, criteria: [] } }) },
  {
    why: 'groups of two sizes, two sure',
    stage: small(
      {
        advancingCount: 2,
        totalAdvancing: 2,
        bestOfNextPlace: { count: 1, criteria: [] },
      },
      [4, 3],
    ),
  },
];

test.each(STAGES)(
  'what is still possible is the best of every ending: $why [rule: groups-34]',
  ({ stage }) => {
    const layout = compileLayout(stage);
    const { pointsPerAdvancing, pointsPerFirstPlace } = stage.format.groupStageDetails;
    const asRows = (groupStagePicks: Rows) => ({ groupStagePicks, matchPicks: [] });
    const pointsOf = (slip: Rows, ending: Rows): number =>
      slip
        .filter((pick) =>
          ending.some((row) => row.teamId === pick.teamId && row.pickTypeId === pick.pickTypeId),
        )
        .reduce(
          (sum, { pickTypeId }) =>
            sum + (pickTypeId === PickType.advancing ? pointsPerAdvancing : pointsPerFirstPlace),
          0,
        );
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 100 }), (seed, share) => {
        const random = randomOf(seed);
        const slip = clickedSlip(stage, random).groupStagePicks;
        const ended = drawResults(stage, random).groupStagePicks.filter(
          ({ pickTypeId }) => pickTypeId !== PickType.secondPlace,
        );
        const known = Math.round((ended.length * share) / 100);
        const drawn = shuffled(ended, random).slice(0, known);
        // A first place is told of a team that goes through.
        const official = drawn.filter(
          (row) =>
            row.pickTypeId !== PickType.firstPlace ||
            drawn.some((own) => own.teamId === row.teamId && own.pickTypeId === PickType.advancing),
        );
        const endings = everyEnding(stage, official);
        expect(endings.length).toBeGreaterThan(0);
        const scoring = compileScoring(stage, layout, asRows(official));
        const entry = encodePicks(stage, layout, asRows(slip));
        const best = Math.max(...endings.map((ending) => pointsOf(slip, ending)));
        expect(scoring.maximumOf(entry)).toEqual({ points: best, isExact: true });
        // A team is lost exactly when no ending sends it on.
        for (const row of scoring.ledgerOf(entry)) {
          if (row.rule !== 'Advancing') continue;
          const ways = endings.filter((ending) =>
            ending.some(
              ({ teamId, pickTypeId }) =>
                teamId === row.teamId && pickTypeId === PickType.advancing,
            ),
          ).length;
          if (ways === 0) expect(row.outcome).toBe('wrong');
          else expect(row.outcome).not.toBe('wrong');
        }
        const perfect = perfectSlip(stage, asRows(ended));
        const ofPerfect = encodePicks(stage, layout, perfect);
        const whole = compileScoring(stage, layout, asRows(ended));
        expect(whole.totalOf(ofPerfect)).toBe(whole.perfectTotal);
        expect(isStageDecided(stage, asRows(ended))).toBe(true);
        expect(advancingTeams(stage, asRows(ended))).toHaveLength(
          teamsSentOn(stage, asRows(official)),
        );
        // The endings that the product offers pay no more and no less.
        let product: readonly { readonly groupStagePicks: Rows }[] | null = null;
        const slices = stageEndingsInSlices(stage, asRows(official), 100_000);
        for (let step = slices.next(); ; step = slices.next()) {
          if (step.done) {
            product = step.value;
            break;
          }
        }
        const totals = product!.map((ending) => pointsOf(slip, ending.groupStagePicks));
        expect(Math.max(...totals)).toBe(best);
        const least = Math.min(...endings.map((ending) => pointsOf(slip, ending)));
        expect(Math.min(...totals)).toBe(least);
      }),
      runs(60),
    );
  },
);
