import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import {
  groupTable,
  type HandOrder,
  isTableWhole,
  type TableMatch,
  type TableRow,
} from '../group/group-table.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type {
  BestOfNextPlace,
  FormatStage,
  GroupStageDetails,
  NextPlaceCriterion,
} from '../model/format.ts';
import { groupOf } from '../model/group-counts.ts';
import { PickType } from '../model/picks.ts';

/** The matches of one group, and staff's word on who stands before whom. */
export interface PlayedGroup {
  readonly teamIds: readonly number[];
  readonly matches: readonly TableMatch[];
  readonly order: HandOrder | null;
}

/** The team at the next place of a group; null while the group is not whole, or the place is shared. */
function nextTeam(
  details: GroupStageDetails,
  group: number,
  { teamIds, matches, order }: PlayedGroup,
): TableRow | null {
  if (furtherCount(details) === 0 || !isTableWhole(teamIds, matches)) return null;
  const place = groupAdvancingCount(groupOf(details, group)) + 1;
  const row = groupTable(teamIds, matches, order).find((own) => own.place === place);
  return row?.levelWith === 1 ? row : null;
}

export interface NextTeam {
  readonly eventSubstageId: number;
  readonly row: TableRow;
}

/** The teams at the next place of all groups of a stage; null until each is known, or where none goes on. */
export function nextTeams(
  { groupStageDetails: details }: FormatStage,
  substages: readonly Pick<EventSubstage, 'eventSubstageId' | 'teamIds'>[],
  playedOf: (eventSubstageId: number) => Omit<PlayedGroup, 'teamIds'>,
): readonly NextTeam[] | null {
  if (!details?.bestOfNextPlace) return null;
  const teams = substages.flatMap(({ eventSubstageId, teamIds }, group): NextTeam[] => {
    const row = nextTeam(details, group, { ...playedOf(eventSubstageId), teamIds });
    return row === null ? [] : [{ eventSubstageId, row }];
  });
  return teams.length === substages.length ? teams : null;
}

/** Teams at the next place of their groups, compared: `place` from 1, shared by those who are level. */
export interface NextPlaceRow extends Omit<TableRow, 'partedBy'> {
  /** The numbers by the stated criteria, in their order; for each match where some have played more than others. */
  readonly values: readonly number[];
  readonly partedBy: NextPlaceCriterion | null;
}

const VALUES: Readonly<Record<NextPlaceCriterion, (row: TableRow) => number>> = {
  points: ({ points }) => points,
  match_wins: ({ wins }) => wins,
  map_difference: ({ mapsWon, mapsLost }) => mapsWon - mapsLost,
  maps_won: ({ mapsWon }) => mapsWon,
};

/**
 * The teams in order, the best first. Each criterion counts for each match once teams have played
 * different numbers of them. Teams that are equal in all criteria share a place [rule: formats-56].
 */
export function nextPlaceTable(
  { criteria }: Pick<BestOfNextPlace, 'criteria'>,
  teams: readonly TableRow[],
): readonly NextPlaceRow[] {
  const isEven = new Set(teams.map(({ played }) => played)).size <= 1;
  const better = (one: TableRow, other: TableRow, by: NextPlaceCriterion): number =>
    VALUES[by](other) * (isEven ? 1 : one.played) - VALUES[by](one) * (isEven ? 1 : other.played);
  const compare = (one: TableRow, other: TableRow): number =>
    criteria.map((by) => better(one, other, by)).find((by) => by !== 0) ?? 0;
  const sorted = teams.toSorted(compare);
  return sorted.map((row, at): NextPlaceRow => {
    const isLevel = (other: TableRow): boolean => compare(row, other) === 0;
    const before = sorted[at - 1];
    return {
      ...row,
      place: sorted.findIndex(isLevel) + 1,
      levelWith: sorted.filter(isLevel).length,
      values: criteria.map((by) => VALUES[by](row) / (isEven ? 1 : Math.max(1, row.played))),
      partedBy: (before && criteria.find((by) => better(before, row, by) !== 0)) ?? null,
    };
  });
}

/** Whether a team goes on; those who are level across the last place wait for staff. */
export interface NextFate {
  readonly teamId: number;
  readonly pickTypeId: PickType;
}

/** The fates of these teams if so many of them go on. */
export const nextFates = (rows: readonly NextPlaceRow[], count: number): readonly NextFate[] =>
  rows.flatMap(({ teamId, place, levelWith }): NextFate[] => {
    if (place > count) return [{ teamId, pickTypeId: PickType.eliminated }];
    const isSure = place + levelWith - 1 <= count;
    return isSure ? [{ teamId, pickTypeId: PickType.advancing }] : [];
  });

/** Teams that are level across the last place that goes on: staff say which of them do [rule: groups-31]. */
export const levelNext = (rows: readonly NextPlaceRow[], count: number): readonly number[] =>
  rows
    .filter(({ place, levelWith }) => place <= count && place + levelWith - 1 > count)
    .map(({ teamId }) => teamId);
