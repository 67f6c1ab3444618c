import { type NextTeam, nextPlaceTable, nextTeams } from '../by-hand/next-places.ts';
import { fatesOfGroups } from '../group/group-fates.ts';
import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import { goesOnFrom, orderFates } from '../group/order-fates.ts';
import type { GroupStage, OrderStage } from '../model/format.ts';
import { groupOf, orderOf } from '../model/group-counts.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { all, filled, OPEN, type PlaceState, type PlayedStage } from './placed-classes.ts';

/**
 * The best of the next place, in order: the states of those that go on [rule: formats-57]. They are open until all of
 * them are known. Tables of matches by hand put them in order; else nothing says which of them has which place.
 */
export function nextPlaceStates(played: PlayedStage): PlaceState[] {
  const { format } = played.stage;
  const best = format.groupStageDetails?.bestOfNextPlace;
  if (!best) return [];
  const { count } = best;
  const byGroup = askFormat(THROUGH, format, played);
  if (byGroup.length < count) return all(count, OPEN);
  const through = byGroup.flat();
  const rows = nextRows(played).filter(({ row }) => through.includes(row.teamId));
  if (rows.length !== through.length) return filled(count, [through], []);
  const table = nextPlaceTable(
    best,
    rows.map(({ row }) => row),
  );
  const levels = [...new Set(table.map(({ place }) => place))].map((at) =>
    table.filter(({ place }) => place === at).map(({ teamId }) => teamId),
  );
  return filled(count, [through], levels);
}

const nextRows = ({ stage, byHand }: PlayedStage): readonly NextTeam[] =>
  nextTeams(
    stage.format,
    stage.substages,
    (id) => byHand.get(id) ?? { matches: [], order: null },
  ) ?? [];

/**
 * The team at the next place of each group that sends on one more. Several where nothing says which of those who go on
 * stands there.
 */
const THROUGH: ByFormat<readonly (readonly number[])[], [played: PlayedStage]> = {
  swiss: () => [],
  groups: throughOfGroups,
  orders: throughOfOrders,
  fixtures: () => [],
  brackets: () => [],
};

function throughOfGroups({ groupStageDetails }: GroupStage, played: PlayedStage): number[][] {
  const { substages } = played.stage;
  const rows = nextRows(played);
  const official = played.official.groupStagePicks;
  const { groups } = fatesOfGroups(groupStageDetails, substages, official);
  return groups.flatMap(({ advancing, first, second }, group): number[][] => {
    if (advancing.size <= groupAdvancingCount(groupOf(groupStageDetails, group))) return [];
    const isOwn = ({ eventSubstageId }: NextTeam): boolean =>
      eventSubstageId === substages[group]?.eventSubstageId;
    const next = rows.find(isOwn)?.row.teamId;
    if (next !== undefined && advancing.has(next)) return [[next]];
    return [[...advancing].filter((teamId) => teamId !== first && teamId !== second)];
  });
}

function throughOfOrders({ groupStageDetails }: OrderStage, played: PlayedStage): number[][] {
  const { substages } = played.stage;
  const rows = played.official.groupStagePicks;
  return substages.flatMap((substage, group): number[][] => {
    const details = orderOf(groupStageDetails, group);
    const next = [...orderFates(details, substage, rows).placeOf].filter(
      ([teamId, place]) =>
        place === groupAdvancingCount(details) + 1 &&
        furtherCount(details) > 0 &&
        goesOnFrom(details, substages, { teamId, place }, rows) === true,
    );
    return next.map(([teamId]) => [teamId]);
  });
}
