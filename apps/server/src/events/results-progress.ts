import {
  compileBracket,
  type EventStage,
  isBracketStage,
  officialBracket,
  type PickSet,
  PickType,
  StageType,
} from '@callshot/rules';
import type { LoadedEvent } from './loaded-event.ts';

/** Whether everything that is scored is official (decision 111). */
export const areResultsComplete = (event: LoadedEvent): boolean =>
  event.stages.every(({ stage, official }) => isStageDecided(stage, official));

function isStageDecided(stage: EventStage, official: PickSet): boolean {
  if (isBracketStage(stage.format)) return areBracketsDecided(stage);
  return stage.format.type === StageType.swiss
    ? isSwissDecided(stage, official)
    : areGroupsDecided(stage, official);
}

function isSwissDecided({ format }: EventStage, official: PickSet): boolean {
  const details = format.swissStageDetails;
  if (!details) throw new Error(`Swiss stage '${format.name}' has no details`);
  const count = countIn(official);
  return (
    count(PickType.advancing) === details.advancingCount &&
    count(PickType.cleanSweepWinner) === details.cleanSweepWinnerCount &&
    count(PickType.cleanSweepLoser) === details.cleanSweepLoserCount
  );
}

function areGroupsDecided({ format, substages }: EventStage, official: PickSet): boolean {
  const details = format.groupStageDetails;
  if (!details) throw new Error(`Group stage '${format.name}' has no details`);
  return substages.every(({ eventSubstageId }) => {
    const count = countIn(official, eventSubstageId);
    return (
      count(PickType.advancing) === details.totalAdvancing &&
      (!details.scoreFirstPlace || count(PickType.firstPlace) === 1) &&
      (!details.scoreSecondPlace || count(PickType.secondPlace) === 1)
    );
  });
}

const countIn = (official: PickSet, substageId?: number) => (type: PickType) =>
  official.groupStagePicks.filter(
    (pick) =>
      pick.pickTypeId === type && (substageId === undefined || pick.eventSubstageId === substageId),
  ).length;

function areBracketsDecided(stage: EventStage): boolean {
  const graph = compileBracket(stage.format);
  return stage.substages.every((substage) =>
    officialBracket(graph, substage).matches.every((match) => {
      const { node, top, bottom } = match;
      if (node.isQualifier) return true;
      if (match.winnerTeamId !== null || match.outcome !== 'played') return true;
      const isNeverPlayed = top.kind === 'nobody' && bottom.kind === 'nobody';
      return isNeverPlayed || (node.isReset && !match.isRequired);
    }),
  );
}
