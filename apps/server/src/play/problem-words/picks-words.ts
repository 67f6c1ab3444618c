import {
  type Fault,
  type OfficialProblem,
  type Problem,
  pathText,
  type SubmissionProblem,
} from '@callshot/rules';
import type { ToldProblem } from './told-problem.ts';

/** Faults that the rules cannot see: they concern the event, or picks of others. */
type EventFault =
  | Fault<'no_such_stage' | 'stage_not_opened'>
  /** So many entries could no longer be read. */
  | Fault<'entries_lost', { count: number }>;

/** Something wrong with picks, or with official results. */
export type PicksProblem = SubmissionProblem | OfficialProblem | Problem<EventFault>;

export const tellPicksProblem = (problem: PicksProblem): ToldProblem => ({
  path: pathText(problem.path),
  code: problem.code,
  message: messageOf(problem),
});

function messageOf(problem: PicksProblem): string {
  switch (problem.code) {
    case 'no_such_stage':
      return 'No such stage in this event';
    case 'stage_not_opened':
      return 'This stage cannot be picked';
    case 'entries_lost':
      return `${problem.count === 1 ? '1 person has' : `${problem.count} people have`} picked in this draw, and their picks could not be read any more. Put another team into a place instead of emptying it, and leave byes and known results as they are.`;
    case 'picked_in_brackets':
      return 'This stage is picked in brackets';
    case 'not_picked_in_brackets':
      return 'This stage is not picked in brackets';
    case 'other_stage':
      return 'This pick belongs to another stage';
    case 'other_bracket':
      return 'This bracket is not in this stage';
    case 'other_group':
      return 'This group is not in this stage';
    case 'pick_twice':
      return 'This pick is there twice';
    case 'no_such_step':
      return 'This stage does not ask for picks of this type';
    case 'unknown_team':
      return 'This team does not play here';
    case 'not_eligible':
      return 'This team is picked for two things that exclude each other';
    case 'full':
      return 'More teams are picked for this than it takes';
    case 'too_many_rows':
      return `This stage takes at most ${problem.most} picks, and these are ${problem.count}`;
    case 'no_such_match':
      return `There is no match ${problem.match} in this bracket`;
    case 'match_twice':
      return `Match ${problem.match} is there twice`;
    case 'wrong_match_index':
      return `Match ${problem.match} is number ${problem.matchIndex} of its bracket`;
    case 'match_not_pickable':
      return 'This match cannot be picked';
    case 'outcome_picked':
      return 'Only official results say how a match ended';
    case 'team_elsewhere':
      return 'This team cannot be in this place';
    case 'winner_elsewhere':
      return 'The winner must be one of the two teams';
    case 'loser_elsewhere':
      return 'The loser must be the other team';
    case 'score_missing':
      return 'A series score is missing';
    case 'score_impossible':
      return 'A best-of series cannot end with this score';
    case 'nothing_picked':
      return 'Nothing is picked here: a submission has at least one pick';
    case 'no_winner':
      return `${problem.substage}: ${problem.match} has no winner`;
    case 'picks_missing':
      return `${problem.substage}: ${problem.missing} more to pick as ${problem.called}`;
    case 'too_many_out':
      return `${problem.substage}: ${problem.count} teams are out where at most ${problem.most} can be`;
    default:
      return `${problem.substage}, ${problem.match}: ${wordsOfResult(problem)}`;
  }
}

type ResultProblem = Extract<PicksProblem, { readonly substage: string; readonly match: string }>;

/** The fault of a match's official result, as the end of a sentence that names the match. */
function wordsOfResult(problem: Exclude<ResultProblem, { readonly code: 'no_winner' }>): string {
  switch (problem.code) {
    case 'starts_twice':
      return `this team starts in ${problem.first} already`;
    case 'team_not_here':
      return 'this team does not play here';
    case 'no_bye_here':
      return 'there is no bye here';
    case 'outcome_too_early':
      return 'this match cannot have been played yet';
    case 'others_meet':
      return 'other teams meet here';
    case 'teams_not_known':
      return 'its teams are not known yet';
    case 'wrong_participant':
      return 'This team cannot be in this place';
    case 'wrong_winner':
      return 'The winner must be one of the two teams';
    case 'wrong_loser':
      return 'The loser must be the other team';
    case 'wrong_score':
      return 'a best-of series cannot end with this score';
  }
}
