import type { FormatStage } from '../format/format.ts';
import type { MatchPick } from '../picks/picks.ts';

/**
 * One stage of a concrete event: its format, its substages, the teams in them, and what official
 * data already fixes about their brackets. Everything that picks, encodes or scores takes this.
 */
export interface EventStage {
  readonly eventStageId: number;
  /** 0-based position in the event. */
  readonly stageIndex: number;
  readonly format: FormatStage;
  /** Swiss and playoffs have exactly one, titled as the stage; a group stage has one a group. */
  readonly substages: readonly EventSubstage[];
}

export interface EventSubstage {
  readonly eventSubstageId: number;
  readonly title: string;
  /**
   * Teams in their fixed order, at most 250: a team's position + 1 is its byte in encoded picks,
   * so teams are only ever appended while entries exist.
   */
  readonly teamIds: readonly number[];
  /**
   * Official match rows known so far (empty for stages without brackets). Participants of slots
   * that no match feeds, byes and results of lockPicks columns are read from here.
   */
  readonly officialMatches: readonly MatchPick[];
}
