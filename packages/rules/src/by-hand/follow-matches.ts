import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import { fatesOfTable, groupTable, isTableWhole, placesOfTable } from '../group/group-table.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { groupOf, orderOf, placesOf, swissGroup } from '../model/group-counts.ts';
import { type GroupStagePick, type MatchPick, PickType, placeOfType } from '../model/picks.ts';
import { askFormat, askStage, type ByFormat, type ByStage } from '../model/stage-kind.ts';
import { winsNeeded } from '../model/swiss-record.ts';
import { type SwissEnd, swissEnding } from '../swiss/swiss-ending.ts';
import { fixturesByMatches } from './follow-fixtures.ts';
import { type HandMatches, teamMatchesByHand } from './hand-match.ts';

type Ends = readonly SwissEnd[];

interface OfGroup {
  readonly teamIds: readonly number[];
  /** Its position in the stage. */
  readonly group: number;
}

/** The endings of teams by their matches. Null = the matches contradict each other. */
const ENDS: ByFormat<Ends | null, [OfGroup, HandMatches]> = {
  swiss: ({ swissStageDetails }, { teamIds, group }, { matches }) => {
    const details = swissGroup(swissStageDetails, group);
    const field = { seeds: teamIds, enough: winsNeeded(details) };
    const ending = swissEnding(field, teamMatchesByHand(matches), details.advancingCount);
    return ending.ok ? ending.ends : null;
  },
  groups: ({ groupStageDetails }, { teamIds, group }, { matches, order }) =>
    isTableWhole(teamIds, matches)
      ? fatesOfTable(groupOf(groupStageDetails, group), groupTable(teamIds, matches, order))
      : [],
  orders: ({ groupStageDetails }, { teamIds, group }, { matches, order }) =>
    isTableWhole(teamIds, matches)
      ? placesOfTable(
          placesOf(orderOf(groupStageDetails, group)),
          groupTable(teamIds, matches, order),
        )
      : [],
  fixtures: () => [],
  brackets: () => null,
};

/** Whether the rows of one group tell no more than can be true together. */
const AGREE: ByFormat<boolean, [rows: readonly GroupStagePick[], group: number]> = {
  swiss: ({ swissStageDetails }, rows, group) =>
    through(rows) <= swissGroup(swissStageDetails, group).advancingCount,
  groups: ({ groupStageDetails }, rows, group) =>
    through(rows) <=
    groupAdvancingCount(groupOf(groupStageDetails, group)) +
      Math.min(1, furtherCount(groupStageDetails)),
  // Two teams at one place: staff have given it to another.
  orders: (_, rows) => {
    const places = rows
      .map(({ pickTypeId }) => placeOfType(pickTypeId))
      .filter((own) => own !== null);
    return new Set(places).size === places.length;
  },
  fixtures: () => true,
  brackets: () => true,
};

const through = (rows: readonly GroupStagePick[]): number =>
  rows.filter(({ pickTypeId }) => pickTypeId === PickType.advancing).length;

/** Matches of a group as they were, and as they are. */
export interface Entered {
  readonly before: HandMatches;
  readonly after: HandMatches;
}

/**
 * The official rows of a stage after staff entered matches of one group. Rows that followed from the
 * earlier matches are replaced. A row that staff set for a team stays, whatever its matches say [rule:
 * results-23].
 */
export function rowsByMatches(
  { eventStageId, format, substages }: EventStage,
  { eventSubstageId, teamIds }: EventSubstage,
  official: readonly GroupStagePick[],
  { before, after }: Entered,
  isToldByStaff: (teamId: number) => boolean,
): readonly GroupStagePick[] {
  const group = substages.findIndex((own) => own.eventSubstageId === eventSubstageId);
  const ofGroup = { teamIds, group };
  const ends = askFormat(ENDS, format, ofGroup, after);
  if (ends === null) return official;
  const followed = new Map<number, SwissEnd>();
  for (const end of askFormat(ENDS, format, ofGroup, before) ?? []) followed.set(end.teamId, end);
  const follows = new Map(ends.map((end) => [end.teamId, end]));
  const stays = ({ eventSubstageId: of, teamId }: GroupStagePick): boolean =>
    of !== eventSubstageId ||
    isToldByStaff(teamId) ||
    (!followed.has(teamId) && !follows.has(teamId));
  const rows = ends
    .filter(({ teamId }) => !isToldByStaff(teamId))
    .flatMap(({ teamId, pickTypeIds }) =>
      pickTypeIds.map((pickTypeId) => ({ eventStageId, eventSubstageId, teamId, pickTypeId })),
    );
  const all = [...official.filter(stays), ...rows];
  const own = all.filter((row) => row.eventSubstageId === eventSubstageId);
  // Staff have sent on another: which of the others does not go through is their word, too.
  return askFormat(AGREE, format, own, group) ? all : official;
}

type OfMatches = readonly [
  substage: EventSubstage,
  official: readonly MatchPick[],
  entered: Entered,
  isToldByStaff: (slot: string) => boolean,
];

const asTheyAre = (_: EventStage, ...[, official]: OfMatches) => official;

/** Matches that are picked follow from those that were entered. */
const MATCHES: ByStage<readonly MatchPick[], OfMatches> = {
  swiss: asTheyAre,
  groups: asTheyAre,
  orders: asTheyAre,
  fixtures: fixturesByMatches,
  brackets: asTheyAre,
};

/**
 * The official matches of a stage after staff entered matches of one group. Only where the matches themselves are
 * picked do they follow; one of which staff told themselves stays.
 */
export const matchesByMatches = (stage: EventStage, ...of: OfMatches): readonly MatchPick[] =>
  askStage(MATCHES, stage, ...of);
