import type { EventSubstage } from '../model/event-stage.ts';
import type { WikiTable } from '../wiki/records.ts';
import type { StageSync } from './said.ts';
import type { Placed } from './table-word.ts';
import type { Waiting } from './waiting.ts';

/** The rows of a table that are of teams of the substage; a team that the event does not know is asked about. */
export function placedRows(
  { teamIdOf }: StageSync,
  { eventSubstageId, teamIds }: EventSubstage,
  { rows }: WikiTable,
  waiting: Waiting,
): readonly Placed[] {
  return rows.flatMap((row): Placed[] => {
    const teamId = teamIdOf(row.teamKey);
    if (teamId === null) waiting.onRow(eventSubstageId, row);
    return teamId !== null && teamIds.includes(teamId) ? [{ teamId, row }] : [];
  });
}
