import type { Fault, Problem } from '../model/problem.ts';
import type { BracketMismatch } from './bracket-mismatch.ts';
import type { WikiGroup } from './wiki-group.ts';

/** A fault of a mapping; each names what the wiki has and what the format asks for. */
export type MappingFault =
  | Fault<'no_such_substage'>
  | Fault<'mapped_twice'>
  | Fault<'slot_empty', { kind: WikiGroup['kind'] }>
  | Fault<'bad_key', { key: string }>
  | Fault<'group_gone', { key: string }>
  | Fault<'wrong_kind', { group: string; wants: WikiGroup['kind'] }>
  | Fault<'wrong_shape', { group: string; is: WikiGroup['shape']; wants: 'swiss' | 'round_robin' }>
  | Fault<'used_twice', { group: string; also: string }>
  | Fault<'too_many_groups', { most: number; given: number }>
  | Fault<'standings_not_wanted', { group: string }>
  /** A slip gives each of so many teams a place. */
  | Fault<'too_many_teams', { group: string; wiki: number; format: number }>
  /** A slip names so many teams. */
  | Fault<'too_few_teams', { group: string; wiki: number; format: number }>
  | Fault<'advancing_differs', { group: string; wiki: number; format: number }>
  | Fault<'too_few_undefeated' | 'too_few_winless', { group: string; wiki: number; format: number }>
  | Fault<'teams_differ', { standings: string; matches: string }>
  | Fault<'team_in_two_groups', { team: string; also: string }>
  | Fault<'no_start'>
  | BracketMismatch;

/** Its path: stages, position, substages, position, then 'match' or 'standings' where it is about one. */
export type MappingProblem = Problem<MappingFault>;

/** Why a group fits a mapping slot. */
export type FitReason =
  | Fault<'as_many_teams', { teams: number }>
  | Fault<'whole_swiss', { teams: number; matches: number }>
  | Fault<'same_bracket', { teams: number; matches: number }>
  | Fault<'gives_start', { start: string | null; isExact: boolean }>;
