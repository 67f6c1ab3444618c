import type { EventSubstage } from '../model/event-stage.ts';
import type { WikiTable } from '../wiki/records.ts';
import { likeliestTeam } from './likeliest-team.ts';
import type { StageSync } from './said.ts';
import type { Placed } from './table-word.ts';
import type { Waiting } from './waiting.ts';

/** The rows of a table that are of teams of the substage; a team that the event does not know is asked about. */
export function placedRows(
  sync: StageSync,
  substage: EventSubstage,
  { rows }: WikiTable,
  waiting: Waiting,
): readonly Placed[] {
  const { eventSubstageId, teamIds } = substage;
  return rows.flatMap((row): Placed[] => {
    const teamId = sync.teamIdOf(row.teamKey);
    if (teamId === null || sync.placeless.has(teamId)) {
      waiting.onRow(eventSubstageId, row, likeliestTeam(sync, substage, row.teamKey));
    }
    return teamId !== null && teamIds.includes(teamId) ? [{ teamId, row }] : [];
  });
}
