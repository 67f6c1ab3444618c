import type { WikiMatch, WikiPlace, WikiSide, WikiTable } from './records.ts';

/**
 * What a mapping slot can be given: a bracket, a list of matches, a whole Swiss stage, a round robin, or
 * a standings table. It carries all that a mapping is checked with, so that the browser checks while one
 * drags.
 */
export interface WikiGroup {
  readonly key: string;
  readonly kind: 'match' | 'standings';
  readonly groupId: string;
  readonly title: string;
  /** What it stands under on its page. */
  readonly section: string;
  readonly pageName: string;
  readonly start: string | null;
  readonly isExactStart: boolean;
  readonly matchCount: number;
  /** Who takes part, those that are not known yet among them. */
  readonly teamCount: number;
  readonly shape: 'swiss' | 'bracket' | 'list' | 'table';
  /** Keys of the teams known in it. */
  readonly teams: readonly string[];
  /** Its matches; empty for tables. */
  readonly outline: readonly OutlineMatch[];
  /** Of a table: the match groups that it counts. */
  readonly counts: readonly string[];
  /** The wiki's brackets and lists that it is made of, by their ids. */
  readonly lists: readonly string[];
  /** Of what has no table: what it was named by before, the position that its table would have had. */
  readonly formerId: string | null;
  /**
   * Of a table that is finished: how many went through, by any reading of its colours, since those that
   * stay up may go to another stage than those that rise.
   */
  readonly wentThrough: readonly number[];
}

/** What aligning needs of a match. */
export interface OutlineMatch {
  readonly matchId: string;
  readonly place: WikiPlace;
  readonly bestOf: number | null;
  /** Keys of its teams. */
  readonly teams: readonly [string | null, string | null];
  readonly winner: WikiSide | null;
  readonly hasBye: boolean;
}

/** How many teams a group has, those to come among them; null = nobody can tell. */
export const placesOf = (records: GroupRecords | null | undefined): number | null =>
  records?.group.teamCount || null;

/** A group with the records that it is made of; no table where its standings are made from the matches. */
export interface GroupRecords {
  readonly group: WikiGroup;
  readonly matches: readonly WikiMatch[];
  readonly table: WikiTable | null;
}
