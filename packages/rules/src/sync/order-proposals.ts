import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type { OrderDetails } from '../model/format.ts';
import { placesOf } from '../model/group-counts.ts';
import { type GroupStagePick, PickType, typeOfPlace } from '../model/picks.ts';
import { type Count, countMatches, recordOf } from './counted.ts';
import {
  asksOfGroup,
  contentOfPlaces,
  fatesOfTable,
  type GroupDesk,
  isGslOver,
} from './group-desk.ts';
import { isRoundRobinOver, placesOfRoundRobin } from './round-robin.ts';
import type { StageSync } from './said.ts';
import type { Placed } from './table-word.ts';
import { type TeamFate, withFates } from './team-proposals.ts';
import type { Waiting } from './waiting.ts';

/**
 * Places come from the finished table, else from all matches of a GSL group or a round robin, which staff
 * confirm. Teams that share a place, or have none, wait for staff [rule: groups-17].
 */
export function orderProposal(
  sync: StageSync,
  details: OrderDetails,
  substage: EventSubstage,
  waiting: Waiting,
): readonly GroupStagePick[] {
  const { eventSubstageId } = substage;
  const table = sync.tables.find((said) => said.eventSubstageId === eventSubstageId)?.table;
  const desk: Desk = { sync, substage, waiting, places: placesOf(details), details };
  const fates = table
    ? fatesOfTable(desk, table, (placed, says) => fatesOfPlaces(desk, placed, says, false))
    : fatesOfMatches(desk, countMatches(sync, substage, waiting));
  return withFates(sync, substage, fates, waiting);
}

interface Desk extends GroupDesk {
  readonly places: number;
  readonly details: OrderDetails;
}

function fatesOfPlaces(
  desk: Desk,
  placed: readonly Placed[],
  says: string,
  isConfirmed: boolean,
): TeamFate[] {
  const without = placed.filter(({ row }) => row.placement === null);
  if (without.length > 0) asksOfGroup(desk, 'no_places', without, says);
  const better = (one: Placed) =>
    placed.filter(({ row }) => (row.placement ?? Infinity) < (one.row.placement ?? 0)).length;
  const level = placed.filter(
    (one) =>
      one.row.placement !== null &&
      placed.some((other) => other !== one && other.row.placement === one.row.placement),
  );
  if (level.length > 0) asksOfGroup(desk, 'tied_places', level, says);
  return placed.flatMap((one): TeamFate[] => {
    const place = 1 + better(one);
    if (one.row.placement === null || level.includes(one) || place > desk.places) return [];
    const { placement, definite } = one.row;
    return [
      {
        teamId: one.teamId,
        types: [typeOfPlace(place), ...goesOn(desk, one, place)],
        says: `${placement} ${definite}`,
        isConfirmed,
      },
    ];
  });
}

/** Whether the team of the next place goes on: the table's word, else what is official of it [rule: groups-33]. */
function goesOn({ details, sync, substage }: Desk, { teamId, row }: Placed, place: number) {
  if (furtherCount(details) === 0 || place !== groupAdvancingCount(details) + 1) return [];
  if (row.definite === 'up') return [PickType.advancing];
  if (row.definite === 'down') return [PickType.eliminated];
  return sync.official.groupStagePicks
    .filter((own) => own.eventSubstageId === substage.eventSubstageId && own.teamId === teamId)
    .map(({ pickTypeId }) => pickTypeId)
    .filter((type) => type === PickType.advancing || type === PickType.eliminated);
}

function fatesOfMatches(desk: Desk, count: Count): TeamFate[] {
  const { teamIds } = desk.substage;
  const placed = isGslOver(teamIds, count)
    ? placesOfGsl(teamIds, count)
    : placesOfRoundRobin(teamIds, count);
  if (placed) {
    const says = contentOfPlaces(placed);
    return asksOfGroup(desk, 'unconfirmed_places', placed, says)
      ? fatesOfPlaces(desk, placed, says, true)
      : [];
  }
  if (isRoundRobinOver(teamIds, count)) {
    asksOfGroup(
      desk,
      'no_places',
      teamIds.map((teamId) => ({ teamId })),
      '',
    );
  }
  return [];
}

/** Two wins without a loss are first, with one second; two losses with a win are third, without one last. */
const placesOfGsl = (teamIds: readonly number[], count: Count): Placed[] =>
  teamIds.map((teamId) => {
    const { wins, losses } = recordOf(count, teamId);
    const placement = wins === 2 ? 1 + losses : 4 - wins;
    return { teamId, row: { placement, wins, losses, definite: '', isDisqualified: false } };
  });
