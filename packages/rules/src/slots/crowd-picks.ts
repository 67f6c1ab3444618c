import { matchesOf } from '../bracket/compile-bracket.ts';
import { seriesScores } from '../bracket/series-score.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { GroupStage, SwissStage } from '../model/format.ts';
import type { PickType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import type { SlotLayout } from './layout.ts';
import { rowsOfTeamByte } from './team-codec.ts';

/** Entrants who picked a team for something. */
export interface TeamCount {
  readonly eventSubstageId: number;
  readonly teamId: number;
  readonly pickTypeId: PickType;
  readonly entrants: number;
}

/** Entrants who called a team to win a match. */
export interface WinnerCount {
  readonly eventSubstageId: number;
  readonly matchKey: string;
  readonly teamId: number;
  readonly entrants: number;
}

/** Entrants who called a match to end with this score. */
export interface ScoreCount {
  readonly eventSubstageId: number;
  readonly matchKey: string;
  /** Games that the loser wins. */
  readonly gamesLost: number;
  readonly entrants: number;
}

export interface CrowdPicks {
  readonly teams: TeamCount[];
  readonly winners: WinnerCount[];
  readonly scores: ScoreCount[];
}

/** Reads counts of values by slot as picks; what nobody picked is left out. */
export const crowdPicks = (
  stage: EventStage,
  layout: SlotLayout,
  counts: readonly Uint32Array[],
): CrowdPicks => askStage(READERS, stage, layout, counts);

type Counted = readonly [layout: SlotLayout, counts: readonly Uint32Array[]];

function readTeams(
  stage: EventStage<SwissStage | GroupStage>,
  ...[layout, counts]: Counted
): CrowdPicks {
  const rows = rowsOfTeamByte(stage);
  const types = [...new Set(rows.flat())];
  const teams = layout.slots.flatMap((slot, at): TeamCount[] => {
    const substage = slot.kind === 'team' ? stage.substages[slot.substage] : undefined;
    if (slot.kind !== 'team' || !substage) return [];
    const { eventSubstageId } = substage;
    const entrantsFor = (type: PickType): number =>
      rows.reduce(
        (sum, row, byte) => sum + (row.includes(type) ? (counts[at]?.[byte] ?? 0) : 0),
        0,
      );
    return types
      .map((pickTypeId) => ({
        eventSubstageId,
        teamId: slot.teamId,
        pickTypeId,
        entrants: entrantsFor(pickTypeId),
      }))
      .filter(({ entrants }) => entrants > 0);
  });
  return { teams, winners: [], scores: [] };
}

function readMatches(stage: EventStage, ...[layout, counts]: Counted): CrowdPicks {
  const matches = matchesOf(stage.format);
  const winners = layout.slots.flatMap((slot, at): WinnerCount[] => {
    if (slot.kind !== 'winner') return [];
    const substage = stage.substages[slot.substage];
    const match = matches[slot.match];
    // The reset's byte says who wins it, or that it is not played.
    if (!substage || !match) return [];
    const { eventSubstageId, teamIds } = substage;
    return teamIds
      .map((teamId, place) => ({
        eventSubstageId,
        matchKey: match.key,
        teamId,
        entrants: counts[at]?.[place + 1] ?? 0,
      }))
      .filter(({ entrants }) => entrants > 0);
  });
  const scores = layout.slots.flatMap((slot, at): ScoreCount[] => {
    if (slot.kind !== 'score') return [];
    const substage = stage.substages[slot.substage];
    const match = matches[slot.match];
    if (!substage || !match) return [];
    const { eventSubstageId } = substage;
    return seriesScores(match.bestOf)
      .map(({ loser }) => ({
        eventSubstageId,
        matchKey: match.key,
        gamesLost: loser,
        entrants: counts[at]?.[loser + 1] ?? 0,
      }))
      .filter(({ entrants }) => entrants > 0);
  });
  return { teams: [], winners, scores };
}

const READERS: ByStage<CrowdPicks, Counted> = {
  swiss: readTeams,
  groups: readTeams,
  orders: readTeams,
  brackets: readMatches,
};
