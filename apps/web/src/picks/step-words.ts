import {
  type FormatStage,
  type GroupStageDetails,
  groupAdvancingCount,
  PickType,
  type SwissStageDetails,
} from '@callshot/rules';

/** How a step of a team stage is named, what it asks, and what a right pick earns. */
export interface StepWords {
  readonly title: string;
  readonly ask: string;
  /** null when it earns nothing. */
  readonly pays: string | null;
}

const points = (count: number): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? 'point' : 'points'} for each right pick`;

const teams = (count: number): string => (count === 1 ? 'the team' : `the ${count} teams`);

function swissWords(details: SwissStageDetails, pickTypeId: PickType): StepWords {
  if (pickTypeId === PickType.cleanSweepWinner) {
    return {
      title: '3-0',
      ask: `Pick ${teams(details.cleanSweepWinnerCount)} that will go 3-0`,
      pays: points(details.pointsPerCorrectWinner),
    };
  }
  if (pickTypeId === PickType.cleanSweepLoser) {
    return {
      title: '0-3',
      ask: `Pick ${teams(details.cleanSweepLoserCount)} that will go 0-3`,
      pays: points(details.pointsPerCorrectLoser),
    };
  }
  const advancing = points(details.pointsPerAdvancing);
  return {
    title: 'Advancing',
    ask: `Pick ${teams(details.advancingCount)} that will advance`,
    pays: advancing && details.scoreCleanSweepApart ? `${advancing}, ${APART}` : advancing,
  };
}

/** A 3-0 pick is one of the advancing picks, and then it is no longer one that pays for advancing. */
const APART = 'but not for teams that are picked to go 3-0, or do';

function groupWords(details: GroupStageDetails, pickTypeId: PickType): StepWords {
  if (pickTypeId === PickType.firstPlace) {
    return {
      title: 'First',
      ask: 'Pick the winner of each group',
      pays: points(details.pointsPerFirstPlace),
    };
  }
  if (pickTypeId === PickType.secondPlace) {
    return {
      title: 'Second',
      ask: 'Pick second place of each group',
      pays: points(details.pointsPerSecondPlace),
    };
  }
  return {
    title: 'Advancing',
    ask: `Pick ${teams(groupAdvancingCount(details))} that will advance from each group`,
    pays: points(details.pointsPerAdvancing),
  };
}

const PLAIN: StepWords = { title: 'Picks', ask: 'Pick teams', pays: null };

/** The words of one step, by the type of pick it makes. */
export function wordsOf(stage: FormatStage, pickTypeId: PickType): StepWords {
  const { swissStageDetails: swiss, groupStageDetails: groups } = stage;
  if (swiss) return swissWords(swiss, pickTypeId);
  return groups ? groupWords(groups, pickTypeId) : PLAIN;
}
