import { activeParts } from '../bracket/links.ts';
import { groupAdvancingCount } from '../group/group-picks.ts';
import { type EventFormat, type FormatStage, StageType } from '../model/format.ts';
import type { Fault, Problem, ProblemPath } from '../model/problem.ts';
import { type BracketWarningFault, bracketWarnings } from './bracket-warnings.ts';
import { type EntryWarningFault, entryWarnings } from './check-entries.ts';
import { startingPlaces, teamsSentOn, teamsThrough } from './stage-flow.ts';

/** Faults that can be played but are hardly intended. */
type WarningFault =
  | BracketWarningFault
  | EntryWarningFault
  | Fault<'pays_nothing' | 'no_breakdown'>
  /** No slip of this stage can be handed in. */
  | Fault<'nothing_to_pick'>
  /** More teams must be known than can start. */
  | Fault<'opens_never', { teams: number; places: number }>
  /** The stage before sends on fewer teams than its picks wait for, or more than can start. */
  | Fault<'too_few_come' | 'too_many_come', { from: string; come: number; needed: number }>
  /** A group's bracket sends on another number of teams than the group says. */
  | Fault<'other_number_advances', { through: number; advancing: number }>;

export type FormatWarning = Problem<WarningFault>;

export function warningsOf(format: EventFormat): FormatWarning[] {
  const { stages, scoringBreakdown } = format;
  const isTold = stages.length === 0 || scoringBreakdown.groups.length > 0;
  return [
    ...stages.flatMap((stage, index) => [
      ...warningsOfStage(stage, ['stages', index]),
      ...warningsOfArrivals(stage, stages[index - 1], ['stages', index]),
    ]),
    ...entryWarnings(format),
    ...(isTold ? [] : [{ path: ['scoringBreakdown'], code: 'no_breakdown' as const }]),
  ];
}

function warningsOfStage(stage: FormatStage, path: ProblemPath): FormatWarning[] {
  const { bracket } = stage;
  const unpaid = unpaidOf(stage).map(
    (field): FormatWarning => ({ path: [...path, ...field], code: 'pays_nothing' }),
  );
  if (!isAnythingPicked(stage)) return [{ path, code: 'nothing_to_pick' }];
  if (!bracket) return unpaid;
  return [
    ...unpaid,
    ...warningsOfOpening(stage, path),
    ...warningsOfGroups(stage, path),
    ...bracketWarnings(bracket, [...path, 'bracket'], {
      isToTheEnd: stage.type === StageType.playoffs,
    }),
  ];
}

function warningsOfOpening(stage: FormatStage, path: ProblemPath): FormatWarning[] {
  const [teams, places] = [stage.teamsToOpenPicks, startingPlaces(stage)];
  if (teams === null || places === null || teams <= places) return [];
  return [{ path: [...path, 'teamsToOpenPicks'], code: 'opens_never', teams, places }];
}

function warningsOfGroups(stage: FormatStage, path: ProblemPath): FormatWarning[] {
  if (stage.type !== StageType.group || stage.bracket === null) return [];
  const [through, advancing] = [
    teamsThrough(stage.bracket),
    groupAdvancingCount(stage.groupStageDetails),
  ];
  if (through === advancing) return [];
  const at = [...path, 'groupStageDetails', 'totalAdvancing'];
  return [{ path: at, code: 'other_number_advances', through, advancing }];
}

/**
 * Invited teams often join in groups and Swiss stages, and those have no places that stay empty. Playoffs
 * are filled by the stage before them [rule: formats-33].
 */
function warningsOfArrivals(
  stage: FormatStage,
  before: FormatStage | undefined,
  path: ProblemPath,
): FormatWarning[] {
  const places = startingPlaces(stage);
  if (before === undefined || places === null || stage.entries !== undefined) return [];
  const [come, from] = [teamsSentOn(before), before.name];
  if (come > places) return [{ path, code: 'too_many_come', from, come, needed: places }];
  const needed = Math.min(stage.teamsToOpenPicks ?? places, places);
  const isFilled = come >= needed || stage.type !== StageType.playoffs;
  return isFilled ? [] : [{ path, code: 'too_few_come', from, come, needed }];
}

function isAnythingPicked(stage: FormatStage): boolean {
  if (stage.bracket) {
    return activeParts(stage.bracket).some(({ columns }) =>
      columns.some(
        ({ isQualifier, lockPicks, matches }) => !isQualifier && !lockPicks && matches.length > 0,
      ),
    );
  }
  const swiss = stage.swissStageDetails;
  return (
    swiss === null ||
    swiss.advancingCount + swiss.cleanSweepWinnerCount + swiss.cleanSweepLoserCount > 0
  );
}

/** Fields with the points of something that is picked, and pays none. */
function unpaidOf(stage: FormatStage): ProblemPath[] {
  if (stage.type === StageType.swiss) {
    const swiss = stage.swissStageDetails;
    return [
      ...when(swiss.advancingCount > 0 && swiss.pointsPerAdvancing === 0, 'pointsPerAdvancing'),
      ...when(
        swiss.cleanSweepWinnerCount > 0 && swiss.pointsPerCorrectWinner === 0,
        'pointsPerCorrectWinner',
      ),
      ...when(
        swiss.cleanSweepLoserCount > 0 && swiss.pointsPerCorrectLoser === 0,
        'pointsPerCorrectLoser',
      ),
    ].map((field) => ['swissStageDetails', field]);
  }
  if (stage.type === StageType.playoffs) {
    const { hasBracketReset, pointsForCorrectBracketReset } = stage.playoffDetails;
    return when(
      hasBracketReset && pointsForCorrectBracketReset === 0,
      'pointsForCorrectBracketReset',
    ).map((field) => ['playoffDetails', field]);
  }
  if (stage.bracket) return [];
  const group = stage.groupStageDetails;
  if (group.wholeOrder) {
    const isUnpaid = group.wholeOrder.pointsPerExactPlace === 0;
    return when(isUnpaid, 'pointsPerExactPlace').map((field) => [
      'groupStageDetails',
      'wholeOrder',
      field,
    ]);
  }
  if (group.fixtures) {
    const { pointsPerResult, pointsPerExactScore } = group.fixtures;
    return [
      ...when(pointsPerResult === 0, 'pointsPerResult'),
      ...when(pointsPerExactScore === 0, 'pointsPerExactScore'),
    ].map((field) => ['groupStageDetails', 'fixtures', field]);
  }
  return [
    ...when(group.pointsPerAdvancing === 0, 'pointsPerAdvancing'),
    ...when(group.scoreFirstPlace && group.pointsPerFirstPlace === 0, 'pointsPerFirstPlace'),
    ...when(group.scoreSecondPlace && group.pointsPerSecondPlace === 0, 'pointsPerSecondPlace'),
  ].map((field) => ['groupStageDetails', field]);
}

const when = (isSo: boolean, field: string): string[] => (isSo ? [field] : []);
