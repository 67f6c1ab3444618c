import type { WikiMatch, WikiPlace, WikiSide, WikiTable } from './records.ts';

/**
 * A group for a mapping slot: a bracket, a list of matches, a whole Swiss stage, a round robin, or
 * a standings table. It carries everything that a mapping is checked with, so that the browser can
 * check during a drag.
 */
export interface WikiGroup {
  readonly key: string;
  readonly kind: 'match' | 'standings';
  readonly groupId: string;
  readonly title: string;
  /** The heading above it on its page. */
  readonly section: string;
  readonly pageName: string;
  readonly start: string | null;
  readonly isExactStart: boolean;
  readonly matchCount: number;
  /** The number of teams, unknown ones among them. */
  readonly teamCount: number;
  readonly shape: 'swiss' | 'bracket' | 'list' | 'table';
  /** Keys of the teams known in it. */
  readonly teams: readonly string[];
  /** Its matches; empty for tables. */
  readonly outline: readonly OutlineMatch[];
  /** For a table: the match groups that it counts. */
  readonly counts: readonly string[];
  /** The wiki's brackets and lists that it is made of, by their ids. */
  readonly lists: readonly string[];
  /**
   * For a group without a table: its former id, from the position that its table would have had.
   */
  readonly formerId: string | null;
  /**
   * For a finished table: the possible numbers of teams that went through, by any reading of its
   * colours. Teams that stay up may go to another stage than those that rise.
   */
  readonly wentThrough: readonly number[];
}

/** The parts of a match that aligning needs. */
export interface OutlineMatch {
  readonly matchId: string;
  readonly place: WikiPlace;
  readonly bestOf: number | null;
  /** Keys of its teams. */
  readonly teams: readonly [string | null, string | null];
  readonly winner: WikiSide | null;
  readonly hasBye: boolean;
}

/** The number of teams of a group, those to come among them; null = unknown. */
export const placesOf = (records: GroupRecords | null | undefined): number | null =>
  records?.group.teamCount || null;

/** A group with the records that it is made of; no table where its standings are made from the matches. */
export interface GroupRecords {
  readonly group: WikiGroup;
  readonly matches: readonly WikiMatch[];
  readonly table: WikiTable | null;
}
