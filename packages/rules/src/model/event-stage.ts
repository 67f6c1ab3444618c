import type { FormatStage } from './format.ts';
import type { MatchPick } from './picks.ts';
import type { TeamMatch } from './team-match.ts';

/**
 * One stage of a concrete event: its format, its substages, the teams in them, and what official
 * data already fixes about their brackets. Everything that picks, encodes or scores takes this.
 */
export interface EventStage<F extends FormatStage = FormatStage> {
  readonly eventStageId: number;
  /** 0-based position in the event. */
  readonly stageIndex: number;
  readonly format: F;
  /** Swiss and playoffs have exactly one, titled as the stage; a group stage has one a group. */
  readonly substages: readonly EventSubstage[];
}

export interface EventSubstage {
  readonly eventSubstageId: number;
  readonly title: string;
  /**
   * Teams in their fixed order, at most MAX_TEAMS: a team's position + 1 is its byte in encoded picks,
   * so teams are only ever appended while entries exist.
   */
  readonly teamIds: readonly number[];
  /**
   * Official match rows known so far (empty for stages without brackets). Teams in starting slots,
   * byes and results of lockPicks columns are read from here.
   */
  readonly officialMatches: readonly MatchPick[];
  /**
   * Keys of the matches whose own lock has passed while the rest of the stage is open; absent or empty where a
   * stage locks as a whole [rule: locks-18].
   */
  readonly closedMatches?: ReadonlySet<string>;
  /**
   * Matches of a Swiss stage or group that are known, in the order in which they were played; absent or
   * empty where results alone are. They say what can still come, and never what is paid.
   */
  readonly teamMatches?: readonly TeamMatch[];
  /** Staff's word on who stands before whom where the table of a group leaves teams level. */
  readonly order?: { readonly teamIds: readonly number[]; readonly note: string };
}

/** At most this many teams in a substage: a team is a byte of an entry, and 251 to 255 are kept for codes. */
export const MAX_TEAMS = 250;

/** A team that takes the place of another. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
}
