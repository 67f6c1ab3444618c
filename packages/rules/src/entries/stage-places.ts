import { compileBracket } from '../bracket/compile-bracket.ts';
import { waysOut } from '../bracket/ways-out.ts';
import { groupTable, isTableWhole } from '../by-hand/group-table.ts';
import type { HandMatches } from '../by-hand/hand-match.ts';
import { groupFates, isWholeGroupNamed } from '../group/group-fates.ts';
import { groupAdvancingCount } from '../group/group-picks.ts';
import { orderFates } from '../group/order-fates.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { groupOf, orderOf, swissGroup } from '../model/group-counts.ts';
import type { PickSet } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { winsNeeded } from '../model/swiss-record.ts';
import { qualified } from '../stage/open-stage.ts';
import { areUndefeatedKnown, isEveryoneNamed, swissFates } from '../swiss/swiss-fates.ts';
import { isSwissDone, swissTable } from '../swiss/swiss-table.ts';

/** A stage with its results, and the matches that staff entered of its substages. */
export interface PlayedStage {
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly byHand: ReadonlyMap<number, HandMatches>;
}

/**
 * The team of a place. `tied`: everybody who goes on is known, and no result says which of these has it
 * [rule: formats-45].
 */
export type PlaceState =
  | { readonly kind: 'open' }
  | { readonly kind: 'team'; readonly teamId: number }
  | { readonly kind: 'tied'; readonly teamIds: readonly number[] };

/** The places of a stage, a list for each substage. */
export type PlacedStates = readonly (readonly PlaceState[])[];

/** The places that a stage decides, in order, a list for each substage: as many as the format sends on. */
export const placesOfStage = ({ stage, official, byHand }: PlayedStage): PlacedStates =>
  stage.substages.map((substage, group) =>
    askStage(PLACES, stage, {
      substage,
      group,
      official,
      hand: byHand.get(substage.eventSubstageId),
    }),
  );

interface OfGroup {
  readonly substage: EventSubstage;
  readonly group: number;
  readonly official: PickSet;
  readonly hand: HandMatches | undefined;
}

const OPEN: PlaceState = { kind: 'open' };

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
  groups: ({ format }, { substage, group, official, hand }) => {
    const details = groupOf(format.groupStageDetails, group);
    const { teamIds } = substage;
    const fates = groupFates(details, substage, official.groupStagePicks);
    const count = groupAdvancingCount(details);
    const ranks = [fates.first, fates.second];
    const unranked = [...fates.advancing].filter((teamId) => !ranks.includes(teamId));
    const table = hand && isTableWhole(teamIds, hand.matches) ? levelsOf(teamIds, hand) : [];
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

const all = (count: number, state: PlaceState): PlaceState[] =>
  Array.from({ length: count }, () => state);

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

const levelsOf = (teamIds: readonly number[], { matches, order }: HandMatches): number[][] => {
  const levels = new Map<number, number[]>();
  for (const { place, teamId } of groupTable(teamIds, matches, order)) {
    levels.set(place, [...(levels.get(place) ?? []), teamId]);
  }
  return [...levels.values()];
};

/**
 * The places of classes of teams, one after the other. The order parts the teams of a class: it lists who stands
 * level. Those whom it does not name are level behind the others.
 */
function filled(
  count: number,
  classes: readonly (readonly number[])[],
  order: readonly (readonly number[])[],
): PlaceState[] {
  const places = classes.flatMap((teams) => {
    const levels = order.map((level) => level.filter((teamId) => teams.includes(teamId)));
    const listed = new Set(levels.flat());
    const rest = teams.filter((teamId) => !listed.has(teamId));
    return [...levels, rest].flatMap((level): PlaceState[] => {
      const [only] = level;
      return only !== undefined && level.length === 1
        ? [{ kind: 'team', teamId: only }]
        : level.map(() => ({ kind: 'tied', teamIds: level }));
    });
  });
  return [...places, ...all(Math.max(0, count - places.length), OPEN)].slice(0, count);
}
