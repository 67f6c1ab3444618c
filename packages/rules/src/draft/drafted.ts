import type { WikiMatch } from '../wiki/records.ts';
import type { GroupRecords } from '../wiki/wiki-group.ts';

/**
 * The certainty of a part: the wiki says so; it follows from the structure; or it is what is usual
 * [rule: drafts-1].
 */
export type Sure = 'guessed' | 'follows' | 'seen';

/** Something that decides how a tournament goes on: a Swiss stage, a group, a bracket, or matches by themselves. */
export type DraftedPart = SwissPart | LeaguePart | BracketDraft | MatchesPart;

interface AnyPart {
  /** As the wiki names it: 'Stage 1', 'Group A', 'Playoffs'. */
  readonly title: string;
  /** Teams that start in it, unknown ones among them; byes are none. */
  readonly teams: number;
  /** Teams that go on from it; 0 where the tournament ends. */
  readonly advancing: number;
  /** Each length of a series that it has, the shortest first. */
  readonly bestOfs: readonly number[];
  readonly sure: Sure;
  readonly records: GroupRecords;
  /** Its standings, where a mapping can take them. */
  readonly standings: GroupRecords | null;
}

export interface SwissPart extends AnyPart {
  readonly kind: 'swiss';
  /** So many wins send a team through, as many losses put it out. Null = the rounds fit no numbers. */
  readonly ends: { readonly wins: number; readonly losses: number } | null;
  readonly rounds: readonly number[];
}

export interface LeaguePart extends AnyPart {
  readonly kind: 'league';
  /** Everybody meets everybody so often. */
  readonly legs: number;
}

/** A bracket; 'gsl' = a group of four that the wiki keeps as a list of five matches. */
export interface BracketDraft extends AnyPart {
  readonly kind: 'bracket' | 'gsl';
  readonly matches: readonly DraftedMatch[];
  readonly columns: readonly DraftedColumn[];
  readonly thirdPlace: string | null;
  readonly reset: string | null;
  readonly byes: readonly string[];
  /** Winners and losers that go on to another stage, the better place first. */
  readonly ways: readonly WayOn[];
}

export interface MatchesPart extends AnyPart {
  readonly kind: 'matches';
  readonly matches: readonly WikiMatch[];
}

export interface DraftedMatch {
  readonly matchId: string;
  readonly bestOf: number;
  /** The origin of its two teams, in the order of its opponents. */
  readonly sides: readonly [DraftedSide, DraftedSide];
  readonly section: 'upper' | 'mid' | 'lower';
  /** Column of its section as the wiki counts them, from 0; null beside the columns. */
  readonly column: number | null;
}

export type DraftedSide =
  | { readonly kind: 'match'; readonly from: string; readonly as: 'winner' | 'loser' }
  /** A team that starts here, or nobody: a bye. */
  | { readonly kind: 'entry'; readonly isBye: boolean };

export interface DraftedColumn {
  readonly section: 'upper' | 'mid' | 'lower';
  readonly column: number;
  readonly matches: number;
  /** One for each match. */
  readonly bestOf: readonly number[];
}

export interface WayOn {
  readonly from: string;
  readonly as: 'winner' | 'loser';
}
