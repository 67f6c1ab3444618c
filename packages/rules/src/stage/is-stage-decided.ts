import type { BracketState } from '../bracket/bracket-picks.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { endedGroups } from '../fixtures/fixture-ends.ts';
import { areGroupsDecided } from '../group/group-fates.ts';
import { areOrdersDecided } from '../group/order-fates.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { BracketStage } from '../model/format.ts';
import { swissGroup } from '../model/group-counts.ts';
import type { PickSet } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { isSwissDecided } from '../swiss/swiss-fates.ts';

/** Whether everything that a stage is scored by is official [rule: events-12]. */
export const isStageDecided = (stage: EventStage, official: PickSet): boolean =>
  askStage(DECIDED, stage, official);

const DECIDED: ByStage<boolean, [official: PickSet]> = {
  swiss: ({ format, substages }, { groupStagePicks: rows }) =>
    substages.every((substage, at) =>
      isSwissDecided(swissGroup(format.swissStageDetails, at), substage, rows),
    ),
  groups: ({ format, substages }, { groupStagePicks: rows }) =>
    areGroupsDecided(format.groupStageDetails, substages, rows),
  orders: ({ format, substages }, { groupStagePicks: rows }) =>
    areOrdersDecided(format.groupStageDetails, substages, rows),
  fixtures: (stage, official) =>
    endedGroups(stage, official).every(
      ({ substage, matches }) =>
        substage.teamIds.length > 0 && matches.every(({ end }) => end.kind !== 'open'),
    ),
  brackets: areBracketsDecided,
};

function areBracketsDecided(stage: EventStage<BracketStage>): boolean {
  const graph = compileBracket(stage.format);
  return stage.substages.every((substage) => isBracketDecided(officialBracket(graph, substage)));
}

/** Whether every match of an official bracket that is played has a result. */
export const isBracketDecided = ({ matches }: BracketState): boolean =>
  matches.every((match) => {
    const { node, top, bottom } = match;
    if (node.isQualifier) return true;
    if (match.winnerTeamId !== null || match.outcome !== 'played') return true;
    const isNeverPlayed = top.kind === 'nobody' && bottom.kind === 'nobody';
    return isNeverPlayed || (node.isReset && !match.isRequired);
  });
