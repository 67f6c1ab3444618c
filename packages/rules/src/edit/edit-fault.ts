import type { PlayedPlace } from '../bracket/losers-for-place.ts';
import type { FormatProblem } from '../format/format-problem.ts';
import type { Fault } from '../model/problem.ts';

/** Why an edit is refused; nothing of it is done then. A match is named by its key. */
export type EditFault =
  /** Something that the edit names is not there (any more). */
  | Fault<'not_there', { what: Editable }>
  | Fault<'empty' | 'bad_series_length' | 'only_freeform' | 'own_match'>
  | Fault<'not_in_range', { least: number; most: number }>
  | Fault<'too_many', { what: 'stages' | 'parts'; most: number }>
  | Fault<'too_many_matches' | 'too_many_scoring_groups', { count: number; most: number }>
  /** No losers of the bracket can play for that place. */
  | Fault<'no_losers_for', { place: PlayedPlace }>
  /** The first stage has no stage before it. */
  | Fault<'entry_of_first_stage'>
  | Fault<'leads_out_of_qualifier'>
  | Fault<'leads_back', { match: string }>
  | Fault<'slot_fed_twice', { slot: string; feeder: string }>
  /** Problems of a stage’s fields; paths are those of the fields. */
  | Fault<'bad_stage', { problems: readonly FormatProblem[] }>;

export type Editable = 'stage' | 'bracket' | 'part' | 'column' | 'match' | 'view' | 'scoring_group';
