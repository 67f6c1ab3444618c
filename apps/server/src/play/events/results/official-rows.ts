import {
  type GroupStagePick,
  isResult,
  type MatchPick,
  type PickSet,
  type PickType,
  slotOfGroupPick,
  slotOfMatch,
} from '@callshot/rules';
import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

export type OfficialRow = Selectable<Schema['officialPicks']>;

/** A draw and its byes decide nothing. */
export const isResultRow = ({
  pickTypeId = null,
  winnerTeamId = null,
  topTeamScore = null,
  bottomTeamScore = null,
  outcome = 'played',
}: {
  readonly pickTypeId?: number | null | undefined;
  readonly winnerTeamId?: number | null | undefined;
  readonly topTeamScore?: number | null | undefined;
  readonly bottomTeamScore?: number | null | undefined;
  readonly outcome?: OfficialRow['outcome'] | undefined;
}): boolean =>
  pickTypeId !== null || isResult({ winnerTeamId, topTeamScore, bottomTeamScore, outcome });

/** Official results in the shape of picks [rule: results-1]. */
export function picksOfRows(rows: readonly OfficialRow[]): PickSet {
  return {
    groupStagePicks: rows.flatMap((row) => groupPickOf(row) ?? []),
    matchPicks: rows
      .flatMap((row) => matchPickOf(row) ?? [])
      .sort((a, b) => a.eventSubstageId - b.eventSubstageId || a.matchIndex - b.matchIndex),
  };
}

function groupPickOf(row: OfficialRow): GroupStagePick | null {
  if (row.pickTypeId === null || row.teamId === null) return null;
  return {
    eventStageId: row.eventStageId,
    eventSubstageId: row.eventSubstageId,
    teamId: row.teamId,
    // The column's check constraint allows 1 to 6.
    pickTypeId: row.pickTypeId as PickType,
  };
}

function matchPickOf(row: OfficialRow): MatchPick | null {
  const { bracketPart, bracketCol, bracketColIndex, matchIndex } = row;
  if (bracketPart === null || bracketCol === null || bracketColIndex === null) return null;
  return {
    eventStageId: row.eventStageId,
    eventSubstageId: row.eventSubstageId,
    bracketPart,
    bracketCol,
    bracketColIndex,
    matchIndex: matchIndex ?? 0,
    topTeamId: row.topTeamId,
    bottomTeamId: row.bottomTeamId,
    winnerTeamId: row.winnerTeamId,
    loserTeamId: row.loserTeamId,
    topTeamScore: row.topTeamScore,
    bottomTeamScore: row.bottomTeamScore,
    ...(row.outcome === 'played' ? {} : { outcome: row.outcome }),
  };
}

/** Rows to store for a set of official picks. */
export function rowsOfPicks(picks: PickSet): Insertable<Schema['officialPicks']>[] {
  return [
    ...picks.groupStagePicks.map((pick) => ({
      eventStageId: pick.eventStageId,
      eventSubstageId: pick.eventSubstageId,
      slot: slotOfGroupPick(pick),
      teamId: pick.teamId,
      pickTypeId: pick.pickTypeId,
    })),
    ...picks.matchPicks.map(({ outcome, ...match }) => ({
      ...match,
      slot: slotOfMatch(match),
      outcome: outcome ?? ('played' as const),
    })),
  ];
}
