import type { OfficialProblem, SubmissionProblem } from '@callshot/rules';

/** Faults of picks: those that the rules find, and those that need the event. */
export type PickProblemCode =
  | SubmissionProblem['code']
  | OfficialProblem['code']
  | 'no_such_stage'
  | 'stage_not_opened'
  | 'entries_lost';

/** A code of the rules that is missing here does not compile, nor one that they do not have. */
const codes = {
  entries_lost: true,
  full: true,
  loser_elsewhere: true,
  match_not_pickable: true,
  match_twice: true,
  no_bye_here: true,
  no_such_match: true,
  no_such_stage: true,
  no_such_step: true,
  no_winner: true,
  not_eligible: true,
  not_picked_in_brackets: true,
  nothing_picked: true,
  other_bracket: true,
  other_group: true,
  other_stage: true,
  others_meet: true,
  outcome_picked: true,
  outcome_too_early: true,
  pick_twice: true,
  picked_in_brackets: true,
  picks_missing: true,
  score_impossible: true,
  score_missing: true,
  stage_not_opened: true,
  starts_twice: true,
  team_elsewhere: true,
  team_not_here: true,
  teams_not_known: true,
  too_many_out: true,
  too_many_rows: true,
  unknown_team: true,
  winner_elsewhere: true,
  wrong_loser: true,
  wrong_match_index: true,
  wrong_participant: true,
  wrong_score: true,
  wrong_winner: true,
} satisfies Record<PickProblemCode, true>;

/** Each code that a problem of `invalid_picks` may have. */
export const pickProblemCodes: readonly string[] = Object.keys(codes);
