import type { Fault } from '../model/problem.ts';
import type { Side } from './format-nodes.ts';

/** A match of a format, where somebody reads of it. */
export interface NamedMatch {
  /** The header of its column. */
  readonly round: string;
  /** Counted from 1, from the top. */
  readonly number: number;
}

/** A difference between a bracket of the wiki and a format's. */
export type BracketMismatch =
  | Fault<'no_bracket', { group: string; matches: number }>
  | Fault<'starting_teams' | 'ways_out' | 'match_count', { wiki: number; format: number }>
  /** `matches` counts the lower bracket. */
  | Fault<'lower_only_on_wiki' | 'lower_only_in_format', { matches: number }>
  | Fault<'round_count', { side: Side; wiki: number; format: number }>
  | Fault<'round_size', { side: Side; round: number; wiki: number; format: number }>
  | Fault<'feeders_differ', { matches: number }>
  | Fault<'third_place_missing' | 'reset_missing' | 'reset_only_on_wiki'>
  | Fault<'series_length', { round: string; wiki: number; format: number }>
  /** The loser's path in the format, and the match in which that team plays on the wiki. */
  | Fault<'losers_elsewhere', { from: NamedMatch; to: NamedMatch; wiki: NamedMatch | null }>;
