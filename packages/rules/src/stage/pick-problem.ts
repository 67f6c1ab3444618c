import type { PickType } from '../model/picks.ts';
import type { Fault, Problem } from '../model/problem.ts';
import type { ToggleRefusal } from '../picks/team-steps.ts';

// `match` is a match's key in its bracket, `substage` the title of the group or bracket it is in.

/** A row that no state of the stage could hold, or that nobody could have clicked. */
type RowFault =
  | Fault<ToggleRefusal>
  | Fault<'picked_in_brackets' | 'not_picked_in_brackets' | 'picked_by_match' | 'pick_twice'>
  | Fault<'other_stage' | 'other_bracket' | 'other_group'>
  | Fault<'too_many_rows', { count: number; most: number }>
  | Fault<'no_such_match' | 'match_twice', { match: string }>
  | Fault<'wrong_match_index', { match: string; matchIndex: number }>;

/** A match that names teams which the bracket does not bring there. */
export type TeamsFault = Fault<'team_elsewhere' | 'winner_elsewhere' | 'loser_elsewhere'>;

/** A match that nobody could have picked so. */
export type MatchFault =
  | TeamsFault
  | Fault<'match_not_pickable' | 'outcome_picked' | 'score_missing' | 'score_impossible'>;

type SubmissionFault =
  | RowFault
  | MatchFault
  | Fault<'nothing_picked'>
  /** So many groups send on one team more than the others. */
  | Fault<'further_missing', { count: number; missing: number }>
  | Fault<'no_winner' | 'not_called', { substage: string; match: string }>
  /** So many more teams go on from the drawn round that begins with `match`. */
  | Fault<'goes_on_missing', { substage: string; match: string; missing: number }>
  | Fault<
      'picks_missing',
      { substage: string; pickTypeId: PickType; called: string; missing: number }
    >;

/** A result that this match cannot have, as far as the results before it say. */
type ResultFault = Fault<
  | 'team_not_here'
  | 'no_bye_here'
  | 'outcome_too_early'
  | 'others_meet'
  | 'teams_not_known'
  | 'wrong_participant'
  | 'wrong_winner'
  | 'wrong_loser'
  | 'wrong_score',
  { substage: string; match: string }
>;
export type ResultFlaw = ResultFault['code'];

type OfficialFault =
  | RowFault
  | ResultFault
  /** The team starts, or is drawn, in the match `first` already. */
  | Fault<'starts_twice' | 'drawn_twice', { substage: string; match: string; first: string }>
  | Fault<'too_many_out', { substage: string; count: number; most: number }>;

/** A problem of a user's picks or of official results. */
export type RowProblem = Problem<RowFault>;

export type SubmissionProblem = Problem<SubmissionFault>;

export type OfficialProblem = Problem<OfficialFault>;
