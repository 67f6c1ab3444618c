import type { EventSubstage } from '../model/event-stage.ts';
import type { WikiTable } from '../wiki/records.ts';
import type { Count } from './counted.ts';
import { placedRows } from './placed-rows.ts';
import { matchesIn, type StageSync } from './said.ts';
import type { Placed } from './table-word.ts';
import { isToldByStaff, type TeamFate } from './team-proposals.ts';
import { areLongOver } from './verdict.ts';
import { contentOfTable, type Waiting } from './waiting.ts';

/** A group of a stage without brackets, what the wiki says of it, and where questions to staff go. */
export interface GroupDesk {
  readonly sync: StageSync;
  readonly substage: EventSubstage;
  readonly waiting: Waiting;
}

export type GroupQuestion = 'no_places' | 'tied_places' | 'unconfirmed_places';

/** Whether staff confirmed it, of what can be confirmed; nothing is asked that they have told themselves. */
export function asksOfGroup(
  { sync, substage: { eventSubstageId, teamIds }, waiting }: GroupDesk,
  kind: GroupQuestion,
  of: readonly Pick<Placed, 'teamId'>[],
  says: string,
): boolean {
  if (teamIds.every((teamId) => isToldByStaff(sync, eventSubstageId, teamId))) return false;
  return waiting.isRowApplied({
    kind,
    eventSubstageId,
    teamIds: of.map(({ teamId }) => teamId),
    says,
    canApply: kind === 'unconfirmed_places',
  });
}

/** The fates by a finished table whose rows are all known; `fatesOf` reads its places. */
export function fatesOfTable(
  desk: GroupDesk,
  table: WikiTable,
  fatesOf: (placed: readonly Placed[], says: string) => TeamFate[],
): TeamFate[] {
  const { sync, substage, waiting } = desk;
  const placed = placedRows(sync, substage, table, waiting);
  if (!table.isFinished) {
    const matches = matchesIn(sync, substage);
    const isForgotten = matches.length > 0 && areLongOver(matches, sync.now);
    if (isForgotten) asksOfGroup(desk, 'no_places', placed, '');
    return [];
  }
  const says = contentOfTable(table);
  if (placed.length === table.rows.length) return fatesOf(placed, says);
  // A row of nobody that plays here: whose place it is has to be said first.
  if (!table.rows.some(({ teamKey }) => sync.teamIdOf(teamKey) === null)) {
    asksOfGroup(desk, 'no_places', placed, says);
  }
  return [];
}

/** The places by matches as a text: a doubt about them returns when it changes. */
export const contentOfPlaces = (placed: readonly Placed[]): string =>
  JSON.stringify(placed.map(({ teamId, row }) => [teamId, row.placement]));

const GSL_TEAMS = 4;
const GSL_MATCHES = 5;

/** Whether all five matches of a GSL group of four are played. */
export const isGslOver = (teamIds: readonly number[], count: Count): boolean =>
  teamIds.length === GSL_TEAMS && count.isWhole && count.matches.length === GSL_MATCHES;
