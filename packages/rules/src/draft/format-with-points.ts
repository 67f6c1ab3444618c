import { type RoundDepth, roundDepths } from '../bracket/round-depths.ts';
import { roundName } from '../bracket/round-names.ts';
import { breakdownOf } from '../edit/breakdown-edits.ts';
import type {
  Bracket,
  BracketStage,
  EventFormat,
  FormatStage,
  ScoringGroup,
} from '../model/format.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import type { PointPreset, RoundPoints } from './point-preset.ts';

/**
 * The same format with the points of a preset, and a scoring breakdown that says so [rule: drafts-13]. Nothing
 * else changes: the result passes the checks that the format passes. Columns of a scoring group that pay
 * differently become groups of their own.
 */
export function formatWithPoints(format: EventFormat, preset: PointPreset): EventFormat {
  const stages = format.stages.map((stage) => askFormat(WITH_POINTS, stage, preset));
  return { ...format, stages, scoringBreakdown: { groups: breakdownOf(stages) } };
}

const WITH_POINTS: ByFormat<FormatStage, [preset: PointPreset]> = {
  swiss: (stage, { swiss }) => ({
    ...stage,
    swissStageDetails: {
      ...stage.swissStageDetails,
      pointsPerAdvancing: swiss.advancing,
      pointsPerCorrectWinner: swiss.undefeated,
      pointsPerCorrectLoser: swiss.winless,
    },
  }),
  groups: (stage, { groups }) => ({
    ...stage,
    groupStageDetails: {
      ...stage.groupStageDetails,
      pointsPerAdvancing: groups.advancing,
      pointsPerFirstPlace: groups.firstPlace,
      pointsPerSecondPlace: groups.secondPlace,
    },
  }),
  orders: (stage, { groups: { exactPlace, placeMissedByOne } }) => {
    const { pointsByDistance: _, ...wholeOrder } = stage.groupStageDetails.wholeOrder;
    return {
      ...stage,
      groupStageDetails: {
        ...stage.groupStageDetails,
        wholeOrder: {
          ...wholeOrder,
          pointsPerExactPlace: exactPlace,
          ...(placeMissedByOne > 0 && { pointsByDistance: [placeMissedByOne] }),
        },
      },
    };
  },
  fixtures: (stage, { groups: { match, exactScore } }) => {
    const { fixtures } = stage.groupStageDetails;
    const asksScores = fixtures.pointsPerExactScore !== undefined;
    return {
      ...stage,
      groupStageDetails: {
        ...stage.groupStageDetails,
        fixtures: {
          ...fixtures,
          pointsPerResult: match,
          ...(asksScores && { pointsPerExactScore: exactScore }),
        },
      },
    };
  },
  brackets: (stage, preset) => {
    const { bracket, playoffDetails } = stage;
    const scoringGroups = paidGroups(bracket, payOf(stage, preset));
    const paid = { ...bracket, scoringGroups };
    if (playoffDetails === null) return { ...stage, bracket: paid };
    const { bracketReset } = preset.rounds;
    return {
      ...stage,
      playoffDetails: { ...playoffDetails, pointsForCorrectBracketReset: bracketReset },
      bracket: paid,
    };
  },
};

type Pay = (group: ScoringGroup, column: ScoringGroup['columns'][number]) => number;

/** Brackets of groups send teams on: none of their matches is a final. */
function payOf(stage: BracketStage, { groups, rounds, lowerRounds }: PointPreset): Pay {
  if (stage.playoffDetails === null) return () => groups.match;
  const depthOf = roundDepths(stage);
  const pointsOf = ({ of, depth }: RoundDepth, before: number) =>
    of === 'place'
      ? rounds.thirdPlace
      : pointsAt(of === 'lower' ? lowerRounds : rounds, depth + before);
  // Being in a round means to have won the one before.
  return ({ scoreWinnersOnly }, { part, col }) =>
    pointsOf(depthOf(part, col), scoreWinnersOnly ? 0 : 1);
}

const pointsAt = (points: RoundPoints, depth: number): number =>
  [points.final, points.semiFinals, points.quarterFinals][depth] ?? points.earlier;

const paidGroups = (bracket: Bracket, payOf: Pay): ScoringGroup[] =>
  bracket.scoringGroups.flatMap((group) => {
    const pays = group.columns.map((column) => payOf(group, column));
    const [first] = pays;
    if (first === undefined) return [group];
    if (pays.every((own) => own === first))
      return [{ ...group, pointsPerCorrectParticipant: first }];
    return group.columns.map((column, index) => ({
      ...group,
      name: nameOf(bracket, group, column),
      columns: [column],
      pointsPerCorrectParticipant: pays[index] ?? first,
    }));
  });

function nameOf(
  bracket: Bracket,
  group: ScoringGroup,
  { part, col }: ScoringGroup['columns'][number],
): string {
  const own = bracket.parts.find(({ identifier }) => identifier === part);
  return bracket.freeform || !own ? `${group.name} ${col + 1}` : roundName(bracket, own, col);
}
