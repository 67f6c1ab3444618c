import { compileBracket } from '../bracket/compile-bracket.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import type { PickSet } from '../picks/picks.ts';
import { teamsPickedFor } from '../picks/team-steps.ts';
import type { EventStage } from './event-stage.ts';
import { teamPickingOf } from './team-picking.ts';

/** Whether everything that a stage is scored by is official (decision 111). */
export function isStageDecided(stage: EventStage, official: PickSet): boolean {
  const picking = teamPickingOf(stage.format);
  if (!picking) return areBracketsDecided(stage);
  return stage.substages.every((substage) =>
    picking.steps.every(
      ({ pickTypeId, count }) =>
        teamsPickedFor(official.groupStagePicks, substage, pickTypeId).length === count,
    ),
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
