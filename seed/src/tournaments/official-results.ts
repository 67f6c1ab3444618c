import {
  type EventStage,
  type PickSet,
  type PlayedMatch as PlayedByIds,
  picksOfResults,
  type StageResults,
} from '@callshot/rules';
import type { PlayedMatch, TournamentStage } from './tournament.ts';

export type TeamIdOf = (team: string) => number;

/** Recorded results as official ones; what is recorded of these tournaments fits their formats. */
export function officialResults(
  stage: EventStage,
  results: TournamentStage,
  teamIdOf: TeamIdOf,
): PickSet {
  const picks = picksOfResults(stage, resultsById(results, teamIdOf));
  if (picks.ok) return picks.value;
  throw new Error(`${results.name}: ${JSON.stringify(picks.problems)}`);
}

function resultsById(results: TournamentStage, teamIdOf: TeamIdOf): StageResults {
  const byId = (matches: readonly PlayedMatch[]) =>
    matches.map((match) => matchById(match, teamIdOf));
  return results.kind === 'swiss'
    ? { kind: 'swiss', matches: byId(results.matches) }
    : { kind: 'brackets', substages: results.groups.map(({ matches }) => byId(matches)) };
}

export const matchById = (match: PlayedMatch, teamIdOf: TeamIdOf): PlayedByIds => ({
  team1: teamIdOf(match.team1),
  team2: teamIdOf(match.team2),
  score1: match.score1,
  score2: match.score2,
  winner: teamIdOf(match.winner),
});
