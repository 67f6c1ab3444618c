import type { Fault, Problem } from '../model/problem.ts';

// `most` is what fits; a match is named by its key, `part-col-index`.

/** Everything that can be wrong with a format. */
export type FormatFault = DocumentFault | StageFault | BracketFault | EntryFault;

type DocumentFault =
  | Fault<'not_json' | 'missing' | 'not_an_object' | 'not_a_list' | 'not_a_flag' | 'not_a_text'>
  | Fault<'empty' | 'no_stages'>
  | Fault<'wrong_version', { version: number }>
  | Fault<'too_many_items', { count: number; most: number }>
  | Fault<'not_in_range', { least: number; most: number }>;

type StageFault =
  | Fault<'unknown_stage_type'>
  | Fault<'too_many_undefeated', { advancing: number }>
  | Fault<'too_many_losers', { left: number; most: number }>
  /** Counts are listed for another number of groups than the stage has. */
  | Fault<'wrong_group_count', { listed: number; groups: number }>
  /** A place that is missed by more pays as much as the nearer one, which pays `nearer`, or more. */
  | Fault<'pays_no_less', { nearer: number }>
  /** More distances are paid than a group of so many teams can have. */
  | Fault<'distance_too_far', { teams: number }>
  /** Some of the next place go on where not every group sends on a team for sure, or has a next place. */
  | Fault<'no_next_place' | 'next_place_of_one_group' | 'criterion_twice'>
  | Fault<'unknown_criterion', { known: string }>
  /** One stage asks for the order of its groups and for their matches. */
  | Fault<'order_and_fixtures'>
  | Fault<'bad_match_length'>
  /** A match of so few maps is won by the one score there is. */
  | Fault<'score_by_winner', { bestOf: number }>
  /** With this stage and those before it. */
  | Fault<'slip_too_long', { of: 'matches' | 'teams'; count: number; most: number }>;

export type BracketFault =
  | Fault<'no_columns' | 'parts_out_of_order' | 'bad_part_identifier' | 'bad_series_length'>
  | Fault<'leads_out_of_qualifier' | 'reset_without_final' | 'reset_of_qualifier'>
  | Fault<'part_twice', { identifier: string }>
  | Fault<'wrong_column_count', { columns: number }>
  | Fault<'wrong_match_count', { listed: number; matchCount: number }>
  | Fault<'wrong_part', { part: string }>
  | Fault<'wrong_position', { position: number }>
  | Fault<'match_id_twice', { id: string }>
  | Fault<'leads_nowhere' | 'leads_back' | 'locked_between', { match: string }>
  | Fault<'slot_fed_twice', { slot: string; feeder: string }>
  /** No match leads there, and no team can start there. */
  | Fault<'slot_never_filled', { slot: string }>
  /** A round whose pairings are drawn later has at least two matches, and nothing else of its own. */
  | Fault<'drawn_of_one' | 'drawn_and_locked' | 'drawn_and_qualifier' | 'drawn_and_both_advance'>
  | Fault<'drawn_of_many', { count: number; most: number }>
  /** A place is fed by no match; the round feeds itself; its teams go on to different matches. */
  | Fault<'drawn_start' | 'drawn_into_itself' | 'drawn_apart', { match: string }>
  /** Points for the exact match where teams are drawn, or come from a draw. */
  | Fault<'drawn_placement'>
  | Fault<'reset_of_drawn', { match: string }>
  | Fault<'unknown_reference' | 'reference_twice', { to: 'match' | 'column' }>
  | Fault<'reset_of_several_matches', { matches: number }>
  | Fault<'reset_leads_on' | 'reset_without_feeders', { match: string }>
  | Fault<
      'too_many_matches' | 'too_many_openings' | 'too_many_scoring_groups',
      { count: number; most: number }
    >;

/** Faults of entries that keep a format from being played. */
export type EntryFault =
  /** A stage has so many lists, or a bracket so many starting slots. */
  | Fault<'wrong_entry_count', { listed: number; wanted: number }>
  | Fault<'entry_of_first_stage' | 'entry_not_before'>
  /** The stage decides so many places of that group; 0 = it has no such group. */
  | Fault<'entry_not_decided', { places: number }>
  | Fault<'entry_twice', { stage: string; place: number }>
  | Fault<'bad_entry'>;

export type FormatProblem = Problem<FormatFault>;
