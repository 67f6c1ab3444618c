import type { EventStage } from '../model/event-stage.ts';
import type { PickSet } from '../model/picks.ts';
import type { Checked } from '../model/problem.ts';
import { problemsOfCounts } from './count-limit.ts';
import type { OfficialProblem, SubmissionProblem } from './pick-problem.ts';
import { replayBrackets, replayOfficialBrackets } from './replay-brackets.ts';
import { replayTeamResults, replayTeams } from './replay-teams.ts';
import { teamPickingOf, teamResultsOf } from './team-picking.ts';

/**
 * Plays a user's submission of a stage through from the first round, by the transitions that clicks
 * use. Answers it in normal order, or every problem if it could not have been clicked together. One
 * without any pick is refused, even where nothing can be picked yet [rule: picks-16].
 */
export function replaySubmission(
  stage: EventStage,
  picks: PickSet,
): Checked<PickSet, SubmissionProblem> {
  const problems = problemsOfCounts(stage, picks, false);
  if (problems.length > 0) return { ok: false, problems };
  const picking = teamPickingOf(stage.format);
  const replayed = picking ? replayTeams(stage, picking, picks) : replayBrackets(stage, picks);
  return replayed.ok && isEmpty(replayed.value) ? NOTHING_PICKED : replayed;
}

const isEmpty = ({ groupStagePicks, matchPicks }: PickSet): boolean =>
  groupStagePicks.length === 0 && matchPicks.length === 0;

const NOTHING_PICKED: Checked<PickSet, SubmissionProblem> = {
  ok: false,
  problems: [{ path: ['matchPicks'], code: 'nothing_picked' }],
};

/**
 * The same for official results, which may be partial and follow the tournament instead of what
 * slips ask for. They may name eliminated teams and matches that were not simply played [rule:
 * stages-14, brackets-14, brackets-15, results-2].
 */
export function replayOfficial(
  stage: EventStage,
  picks: PickSet,
): Checked<PickSet, OfficialProblem> {
  const problems = problemsOfCounts(stage, picks, true);
  if (problems.length > 0) return { ok: false, problems };
  const results = teamResultsOf(stage.format, picks.groupStagePicks);
  return results ? replayTeamResults(stage, results, picks) : replayOfficialBrackets(stage, picks);
}
