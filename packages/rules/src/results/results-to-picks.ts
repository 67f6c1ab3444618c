import type { BracketState, MatchState } from '../bracket/bracket-picks.ts';
import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { type PickRefusal, pickWinner } from '../bracket/pick-match.ts';
import { withPair } from '../bracket/round-pool.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { type GroupStagePick, type MatchPick, type PickSet, PickType } from '../model/picks.ts';
import type { Checked, Fault, Problem, ProblemPath } from '../model/problem.ts';
import { winsNeeded } from '../model/swiss-record.ts';
import type { PlayedMatch, StageResults } from './stage-results.ts';
import { swissOutcome } from './swiss-outcome.ts';

type ResultsFault =
  /** The stage is not played this way, or has other substages. */
  | Fault<'other_kind' | 'other_substages'>
  | Fault<'unknown_team', { substage: string; teamId: number }>
  /** These two do not meet now, another team wins, or their series cannot end with this score. */
  | Fault<
      'not_due' | 'other_winner' | 'impossible_score',
      { substage: string; team1: number; team2: number }
    >;

/** `path` leads through `StageResults`. */
export type ResultsProblem = Problem<ResultsFault>;

/**
 * Official results from the played matches of a stage, entered by the transitions that staff use. The
 * stage needs its teams and the openings of its brackets. Matches that do not fit are left out and
 * reported. Results may be partial.
 */
export function picksOfResults(
  stage: EventStage,
  results: StageResults,
): Checked<PickSet, ResultsProblem> {
  return results.kind === 'swiss'
    ? swissPicks(stage, results.matches)
    : bracketPicks(stage, results.substages);
}

function swissPicks(
  stage: EventStage,
  matches: readonly PlayedMatch[],
): Checked<PickSet, ResultsProblem> {
  const [first] = stage.substages;
  if (!first || stage.format.swissStageDetails === null) return refused('other_kind');
  const groupOf = ({ team1 }: PlayedMatch): EventSubstage =>
    stage.substages.find(({ teamIds }) => teamIds.includes(team1)) ?? first;
  const problems = matches.flatMap((match, at) =>
    problemsOfMatch(groupOf(match), match, ['matches', at]),
  );
  if (problems.length > 0) return { ok: false, problems };
  const wins = winsNeeded(stage.format.swissStageDetails);
  const groupStagePicks = stage.substages.flatMap((substage) => {
    const { eventSubstageId, teamIds } = substage;
    const own = matches.filter((match) => groupOf(match) === substage);
    const outcome = swissOutcome(teamIds, own, wins);
    const rows = (ids: readonly number[], pickTypeId: PickType): GroupStagePick[] =>
      ids.map((teamId) => ({
        eventStageId: stage.eventStageId,
        eventSubstageId,
        teamId,
        pickTypeId,
      }));
    return [
      ...rows(outcome.advancing, PickType.advancing),
      ...rows(outcome.cleanSweepWinners, PickType.cleanSweepWinner),
      ...rows(outcome.cleanSweepLosers, PickType.cleanSweepLoser),
      ...rows(outcome.eliminated, PickType.eliminated),
    ];
  });
  return { ok: true, value: { groupStagePicks, matchPicks: [] } };
}

const refused = (code: 'other_kind' | 'other_substages'): Checked<PickSet, ResultsProblem> => ({
  ok: false,
  problems: [{ path: [], code }],
});

function problemsOfMatch(
  { title: substage, teamIds }: EventSubstage,
  { team1, team2, winner }: PlayedMatch,
  path: ProblemPath,
): ResultsProblem[] {
  const strangers = [team1, team2].filter((teamId) => !teamIds.includes(teamId));
  if (strangers.length === 0 && winner !== team1 && winner !== team2) {
    return [{ path, code: 'other_winner', substage, team1, team2 }];
  }
  return strangers.map((teamId) => ({ path, code: 'unknown_team', substage, teamId }));
}

function bracketPicks(
  stage: EventStage,
  played: readonly (readonly PlayedMatch[])[],
): Checked<PickSet, ResultsProblem> {
  if (stage.format.bracket === null) return refused('other_kind');
  if (played.length !== stage.substages.length) return refused('other_substages');
  const problems: ResultsProblem[] = [];
  const matchPicks = stage.substages.flatMap((substage, at) =>
    playedBracket(stage, substage, played[at] ?? [], (match, fault) =>
      problems.push({ ...fault, path: ['substages', at, match] }),
    ),
  );
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { groupStagePicks: [], matchPicks } };
}

function playedBracket(
  stage: EventStage,
  substage: EventSubstage,
  played: readonly PlayedMatch[],
  tell: (match: number, fault: ResultsFault) => void,
): MatchPick[] {
  const graph = compileBracket(stage.format);
  let state = officialBracket(graph, substage);
  played.forEach(({ team1, team2, score1, score2, winner }, index) => {
    state = withPair(graph, state, [team1, team2]);
    const due = findDueMatch(state, team1, team2);
    const score = { winner: Math.max(score1, score2), loser: Math.min(score1, score2) };
    const entered = due === null ? null : pickWinner(graph, state, due, winner, score);
    if (entered?.ok) state = entered.state;
    else {
      const code = entered ? REFUSALS[entered.code] : 'not_due';
      tell(index, { code: code ?? 'not_due', substage: substage.title, team1, team2 });
    }
  });
  return bracketPicksOf(state, { ...stage, ...substage });
}

const REFUSALS: Partial<Record<PickRefusal, 'other_winner' | 'impossible_score'>> = {
  not_a_participant: 'other_winner',
  illegal_score: 'impossible_score',
};

/** The match that these two teams are about to play, wherever in the bracket it is. */
function findDueMatch(state: BracketState, one: number, two: number): string | null {
  const isDue = ({ top, bottom, winnerTeamId }: MatchState): boolean =>
    winnerTeamId === null &&
    top.kind === 'team' &&
    bottom.kind === 'team' &&
    [one, two].every((team) => team === top.teamId || team === bottom.teamId);
  return state.matches.find(isDue)?.node.key ?? null;
}
