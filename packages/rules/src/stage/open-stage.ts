import type { MatchState } from '../bracket/bracket-picks.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph } from '../bracket/graph.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import { isBracketStage } from '../format/format.ts';
import { type PickSet, PickType } from '../picks/picks.ts';
import { resetBase } from '../slots/reset-base.ts';
import type { EventStage, EventSubstage } from './event-stage.ts';

/**
 * Teams that have officially gone through a stage so far, in no particular order: advancing teams of
 * a Swiss stage or group; in brackets the winners of matches that lead nowhere further.
 */
export function advancingTeams(stage: EventStage, official: PickSet): number[] {
  if (!isBracketStage(stage.format)) {
    const rows = official.groupStagePicks.filter(
      (pick) => pick.eventStageId === stage.eventStageId && pick.pickTypeId === PickType.advancing,
    );
    return [...new Set(rows.map((row) => row.teamId))];
  }
  return stage.substages.flatMap((substage) => qualified(stage, substage, official));
}

function qualified(stage: EventStage, substage: EventSubstage, official: PickSet): number[] {
  const graph = compileBracket(stage.format);
  const officialMatches = official.matchPicks.filter(
    (row) => row.eventSubstageId === substage.eventSubstageId,
  );
  const { matches } = officialBracket(graph, { officialMatches });
  const teams = matches.flatMap((match) => {
    const { node, winnerTeamId, loserTeamId, top, bottom } = match;
    if (node.isQualifier) return [teamIn(top), teamIn(bottom)];
    if (node.winnerTo !== null || isUndecided(graph, match)) return [];
    return node.bothTeamsAdvance && node.loserTo === null
      ? [winnerTeamId, loserTeamId]
      : [winnerTeamId];
  });
  return [...new Set(teams.filter((teamId) => teamId !== null))];
}

/** The grand final does not decide when its lower side wins and a reset follows (decision 166). */
const isUndecided = (graph: BracketGraph, { node, winnerTeamId, bottom }: MatchState): boolean =>
  resetBase(graph) === node.index && winnerTeamId !== null && winnerTeamId === teamIn(bottom);

/**
 * Whether enough teams of a stage are known for its picks to open by itself (decision 124): as many
 * as the format names, else all places of its brackets. A Swiss stage or groups without brackets
 * that name no number wait for staff.
 */
export function shouldOpenStage(stage: EventStage, knownTeams: number): boolean {
  const needed = stage.format.teamsToOpenPicks ?? openingPlaces(stage);
  return needed !== null && knownTeams >= needed;
}

/** Places of a stage's brackets that no match fills; null where nothing says how many teams play. */
function openingPlaces(stage: EventStage): number | null {
  if (!isBracketStage(stage.format)) return null;
  const { matches } = compileBracket(stage.format);
  const places = matches
    .filter((node) => !node.isQualifier && !node.isReset)
    .flatMap((node) => [node.top, node.bottom])
    .filter((source) => source.kind === 'opening').length;
  return places * stage.substages.length;
}
