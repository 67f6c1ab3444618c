import type { EventStage } from '../model/event-stage.ts';
import type { PickSet } from '../model/picks.ts';
import type { Checked } from '../model/problem.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { problemsOfCounts } from './count-limit.ts';
import type { OfficialProblem, SubmissionProblem } from './pick-problem.ts';
import { replayBrackets, replayOfficialBrackets } from './replay-brackets.ts';
import { replayFixtures, replayOfficialFixtures } from './replay-fixtures.ts';
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
  const replayed = askStage(REPLAYS, stage, picks);
  return replayed.ok && isEmpty(replayed.value) ? NOTHING_PICKED : replayed;
}

type Replayed = Checked<PickSet, SubmissionProblem>;

const playTeams = (stage: EventStage, picks: PickSet): Replayed => {
  const picking = teamPickingOf(stage.format);
  if (!picking) throw new Error(`'${stage.format.name}' asks for no teams`);
  return replayTeams(stage, picking, picks);
};

const REPLAYS: ByStage<Replayed, [PickSet]> = {
  swiss: playTeams,
  groups: playTeams,
  orders: playTeams,
  fixtures: replayFixtures,
  brackets: replayBrackets,
};

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
  return askStage(OFFICIAL, stage, picks);
}

type ReplayedResults = Checked<PickSet, OfficialProblem>;

const enterTeams = (stage: EventStage, picks: PickSet): ReplayedResults => {
  const results = teamResultsOf(stage.format, picks.groupStagePicks);
  if (!results) throw new Error(`'${stage.format.name}' has no results of teams`);
  return replayTeamResults(stage, results, picks);
};

const OFFICIAL: ByStage<ReplayedResults, [PickSet]> = {
  swiss: enterTeams,
  groups: enterTeams,
  orders: enterTeams,
  fixtures: replayOfficialFixtures,
  brackets: replayOfficialBrackets,
};
