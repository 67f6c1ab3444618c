import { compileBracket } from '../bracket/compile-bracket.ts';
import { waysOut } from '../bracket/ways-out.ts';
import type { HandMatches } from '../by-hand/hand-match.ts';
import { endedGroups } from '../fixtures/fixture-ends.ts';
import { fixtureFates } from '../fixtures/fixture-table.ts';
import { fatesOfGroups, isWholeGroupNamed } from '../group/group-fates.ts';
import { groupAdvancingCount } from '../group/group-picks.ts';
import { groupTable, isTableWhole, type TableRow } from '../group/group-table.ts';
import { orderFates } from '../group/order-fates.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import { BEST_OF_NEXT } from '../model/format.ts';
import { fixturesOf, groupOf, orderOf, swissGroup } from '../model/group-counts.ts';
import type { PickSet } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { winsNeeded } from '../model/swiss-record.ts';
import { qualified } from '../stage/open-stage.ts';
import { areUndefeatedKnown, isEveryoneNamed, swissFates } from '../swiss/swiss-fates.ts';
import { isSwissDone, swissTable } from '../swiss/swiss-table.ts';
import { nextPlaceStates } from './next-place-states.ts';
import { all, filled, OPEN, type PlaceState, type PlayedStage } from './placed-classes.ts';

export type { PlaceState, PlayedStage };

/** The places of a stage, a list for each substage, and at the end the best of the next place. */
export type PlacedStates = readonly (readonly PlaceState[])[];

/** The places of the group that an entry names. */
export const statesIn = (places: PlacedStates, group: number): readonly PlaceState[] =>
  (group === BEST_OF_NEXT ? places.at(-1) : places.slice(0, -1)[group]) ?? [];

/** The places that a stage decides, in order, a list for each substage: as many as the format sends on. */
export const placesOfStage = (played: PlayedStage): PlacedStates => {
  const { stage, official, byHand } = played;
  return [
    ...stage.substages.map((substage, group) =>
      askStage(PLACES, stage, {
        substage,
        group,
        official,
        hand: byHand.get(substage.eventSubstageId),
      }),
    ),
    nextPlaceStates(played),
  ];
};

interface OfGroup {
  readonly substage: EventSubstage;
  readonly group: number;
  readonly official: PickSet;
  readonly hand: HandMatches | undefined;
}

const PLACES: ByStage<PlaceState[], [of: OfGroup]> = {
  swiss: ({ format }, { substage, group, official }) => {
    const details = swissGroup(format.swissStageDetails, group);
    const fates = swissFates(details, substage, official.groupStagePicks);
    const count = details.advancingCount;
    if (!isEveryoneNamed(fates) || !areUndefeatedKnown(fates)) return all(count, OPEN);
    const enough = winsNeeded(details);
    const field = { seeds: substage.teamIds, enough };
    const table = swissTable(field, substage.teamMatches ?? []);
    const isOver = table.ok && table.rows.every((row) => isSwissDone(row, enough));
    const order = isOver ? table.rows.map(({ teamId }) => [teamId]) : [];
    const rest = [...fates.advancing].filter((teamId) => !fates.undefeated.has(teamId));
    return filled(count, [[...fates.undefeated], rest], order);
  },
  groups: ({ format, substages }, { substage, group, official, hand }) => {
    const details = groupOf(format.groupStageDetails, group);
    const { teamIds } = substage;
    const { groups } = fatesOfGroups(format.groupStageDetails, substages, official.groupStagePicks);
    const fates = groups[group];
    if (!fates) return [];
    const count = groupAdvancingCount(details);
    const ranks = [fates.first, fates.second];
    const unranked = [...fates.advancing].filter((teamId) => !ranks.includes(teamId));
    const table =
      hand && isTableWhole(teamIds, hand.matches)
        ? levelsOf(groupTable(teamIds, hand.matches, hand.order))
        : [];
    const others = isWholeGroupNamed(fates)
      ? filled(count, [unranked], table)
      : Array.from({ length: count }, (_, at) => aloneAt(table, at, unranked));
    const left = others.values();
    return Array.from({ length: count }, (_, at): PlaceState => {
      const teamId = ranks[at] ?? null;
      // Before everybody is known each place has its own state.
      const other = teamId === null || !isWholeGroupNamed(fates) ? left.next().value : undefined;
      return teamId === null ? (other ?? OPEN) : { kind: 'team', teamId };
    });
  },
  orders: ({ format }, { substage, group, official }) => {
    const details = orderOf(format.groupStageDetails, group);
    const { placeOf } = orderFates(details, substage, official.groupStagePicks);
    const teamAt = new Map([...placeOf].map(([teamId, place]) => [place, teamId]));
    return Array.from({ length: groupAdvancingCount(details) }, (_, at): PlaceState => {
      const teamId = teamAt.get(at + 1);
      return teamId === undefined ? OPEN : { kind: 'team', teamId };
    });
  },
  fixtures: (stage, { group, official }) => {
    const own = endedGroups(stage, official)[group];
    const count = groupAdvancingCount(fixturesOf(stage.format.groupStageDetails, group));
    const table = own ? fixtureFates(own).table : null;
    if (table === null) return all(count, OPEN);
    return filled(count, [table.map(({ teamId }) => teamId)], levelsOf(table));
  },
  brackets: (stage, { substage, official }) => {
    const through = new Map(
      qualified(stage, substage, official).map((team) => [team.place, team.teamId]),
    );
    return waysOut(compileBracket(stage.format)).map(({ keys }): PlaceState => {
      const teamId = keys
        .map((key) => through.get(`${substage.eventSubstageId} ${key}`))
        .find((known) => known !== undefined);
      return teamId === undefined ? OPEN : { kind: 'team', teamId };
    });
  },
};

/** The team that stands alone at a place of the table, if it is one of these. */
function aloneAt(
  levels: readonly (readonly number[])[],
  at: number,
  teams: readonly number[],
): PlaceState {
  const before = levels.map((_, index) =>
    levels.slice(0, index).reduce((sum, level) => sum + level.length, 0),
  );
  const [only, ...level] = levels[before.indexOf(at)] ?? [];
  const isAlone = only !== undefined && level.length === 0 && teams.includes(only);
  return isAlone ? { kind: 'team', teamId: only } : OPEN;
}

const levelsOf = (table: readonly TableRow[]): number[][] => {
  const levels = new Map<number, number[]>();
  for (const { place, teamId } of table) {
    levels.set(place, [...(levels.get(place) ?? []), teamId]);
  }
  return [...levels.values()];
};
