import { compileBracket } from '../bracket/compile-bracket.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { isGroupDecided } from '../group/group-fates.ts';
import type { EventStage } from '../model/event-stage.ts';
import { isBracketStage } from '../model/format.ts';
import type { PickSet } from '../model/picks.ts';
import { isSwissDecided } from '../swiss/swiss-fates.ts';

/** Whether everything that a stage is scored by is official [rule: events-12]. */
export function isStageDecided(stage: EventStage, official: PickSet): boolean {
  if (isBracketStage(stage.format)) return areBracketsDecided(stage);
  const { swissStageDetails: swiss, groupStageDetails: group } = stage.format;
  const rows = official.groupStagePicks;
  return stage.substages.every(
    (substage) =>
      (swiss === null || isSwissDecided(swiss, substage, rows)) &&
      (group === null || isGroupDecided(group, substage, rows)),
  );
}

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
