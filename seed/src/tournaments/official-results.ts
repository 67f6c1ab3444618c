import {
  type BracketState,
  bracketPicksOf,
  compileBracket,
  type EventStage,
  type EventSubstage,
  type GroupStagePick,
  type MatchPick,
  type MatchState,
  NO_PICKS,
  officialBracket,
  openingMatch,
  type PickSet,
  PickType,
  pickWinner,
} from '@callshot/rules';
import {
  type BracketResults,
  type PlayedMatch,
  type SwissResults,
  swissOutcome,
  type TournamentStage,
} from './tournament.ts';

export type TeamIdOf = (team: string) => number;

/** Official results in the shape of picks, entered through the same transitions players use. */
export function officialResults(
  stage: EventStage,
  results: TournamentStage,
  teamIdOf: TeamIdOf,
): PickSet {
  return results.kind === 'swiss'
    ? swissResults(stage, results, teamIdOf)
    : bracketResults(stage, results, teamIdOf);
}

function swissResults(stage: EventStage, results: SwissResults, teamIdOf: TeamIdOf): PickSet {
  const substage = stage.substages[0];
  if (!substage) return NO_PICKS;
  const outcome = swissOutcome(results);
  const rows = (teams: readonly string[], pickTypeId: PickType): GroupStagePick[] =>
    teams.map((team) => ({
      eventStageId: stage.eventStageId,
      eventSubstageId: substage.eventSubstageId,
      teamId: teamIdOf(team),
      pickTypeId,
    }));
  return {
    groupStagePicks: [
      ...rows(outcome.advancing, PickType.advancing),
      ...rows(outcome.cleanSweepWinners, PickType.cleanSweepWinner),
      ...rows(outcome.cleanSweepLosers, PickType.cleanSweepLoser),
      ...rows(outcome.eliminated, PickType.eliminated),
    ],
    matchPicks: [],
  };
}

function bracketResults(stage: EventStage, results: BracketResults, teamIdOf: TeamIdOf): PickSet {
  const matchPicks = stage.substages.flatMap((substage, position) => {
    const group = results.groups[position];
    return group ? playedBracket(stage, substage, group.matches, teamIdOf) : [];
  });
  return { groupStagePicks: [], matchPicks };
}

/** The opening matches of a bracket whose teams are drawn in this order: 1 v 2, 3 v 4, … */
export function openingsInOrder(
  stage: Pick<EventStage, 'format' | 'eventStageId'>,
  eventSubstageId: number,
  teamIds: readonly number[],
): MatchPick[] {
  const graph = compileBracket(stage.format);
  const first = graph.parts[0]?.columns[0]?.matches ?? [];
  return first.flatMap((index, position) => {
    const node = graph.matches[index];
    const at = { eventStageId: stage.eventStageId, eventSubstageId };
    const top = teamIds[2 * position] ?? null;
    const bottom = teamIds[2 * position + 1] ?? null;
    return node ? [openingMatch(node, at, top, bottom)] : [];
  });
}

function playedBracket(
  stage: EventStage,
  substage: EventSubstage,
  played: readonly PlayedMatch[],
  teamIdOf: TeamIdOf,
): MatchPick[] {
  const graph = compileBracket(stage.format);
  let state = officialBracket(graph, substage);
  for (const match of played) {
    const due = findDueMatch(state, teamIdOf(match.team1), teamIdOf(match.team2));
    if (!due) throw new Error(`${match.team1} v ${match.team2} is not due in ${substage.title}`);
    const score = {
      winner: Math.max(match.score1, match.score2),
      loser: Math.min(match.score1, match.score2),
    };
    const entered = pickWinner(graph, state, due, teamIdOf(match.winner), score);
    if (!entered.ok) throw new Error(`${match.team1} v ${match.team2}: ${entered.code}`);
    state = entered.state;
  }
  return bracketPicksOf(state, { ...stage, ...substage });
}

/** The match that these two teams are about to play, wherever in the bracket it is. */
function findDueMatch(state: BracketState, one: number, two: number): string | null {
  const isDue = ({ top, bottom, winnerTeamId }: MatchState): boolean =>
    winnerTeamId === null &&
    top.kind === 'team' &&
    bottom.kind === 'team' &&
    [one, two].every((team) => team === top.teamId || team === bottom.teamId);
  return state.matches.find(isDue)?.node.key ?? null;
}
