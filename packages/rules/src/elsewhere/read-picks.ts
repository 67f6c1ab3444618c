import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { FormatStage } from '../model/format.ts';
import { groupOf, swissGroup } from '../model/group-counts.ts';
import {
  type GroupStagePick,
  isDrawn,
  type MatchPick,
  type PickSet,
  PickType,
  placeOfType,
} from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { winsNeeded } from '../model/swiss-record.ts';
import { isResult } from '../stage/has-results.ts';
import type { WikiTable, WikiTableRow } from '../wiki/records.ts';
import { idKey, toldSource } from './read-told.ts';
import {
  ELSEWHERE_PAGE,
  type LeftOut,
  type ReadResults,
  type ReadTable,
  type ReportedResult,
} from './told-result.ts';

/**
 * Official picks as a source of results. Matches are matches. The ends of a group's teams are its finished table,
 * so that they come in together: a group of which a team is missing is left out.
 */
export function readPicks(picks: PickSet, stages: readonly EventStage[]): ReadResults {
  const told = toldSource.read(picks.matchPicks.flatMap(resultOf)) as ReadResults;
  const groups = new Map<number, GroupStagePick[]>();
  for (const row of picks.groupStagePicks) {
    groups.set(row.eventSubstageId, [...(groups.get(row.eventSubstageId) ?? []), row]);
  }
  const leftOut: LeftOut[] = [...told.leftOut];
  const tables = [...groups].flatMap(([eventSubstageId, rows]): ReadTable[] => {
    const stage = stages.find(({ substages }) =>
      substages.some((own) => own.eventSubstageId === eventSubstageId),
    );
    const substage = stage?.substages.find((own) => own.eventSubstageId === eventSubstageId);
    if (!stage || !substage) {
      leftOut.push({ what: `${eventSubstageId}`, code: 'no_such_place' });
      return [];
    }
    const table = tableOf(stage, substage, rows);
    if (table === null) leftOut.push({ what: substage.title, code: 'ends_incomplete' });
    return table === null ? [] : [{ eventSubstageId, table }];
  });
  return { matches: told.matches, tables, leftOut };
}

/** A bye and an open match say nothing new. */
function resultOf(pick: MatchPick): ReportedResult[] {
  const { outcome = 'played', winnerTeamId, topTeamId, bottomTeamId } = pick;
  if (outcome === 'bye' || !isResult(pick)) return [];
  const place = slotOfMatch(pick);
  return [
    {
      externalId: ownIdOf(pick.eventSubstageId, place),
      eventSubstageId: pick.eventSubstageId,
      place,
      round: null,
      bestOf: null,
      startsAt: null,
      top: { teamId: topTeamId, name: null },
      bottom: { teamId: bottomTeamId, name: null },
      outcome: isDrawn(pick) ? 'draw' : outcome,
      winner: winnerTeamId === null ? null : winnerTeamId === topTeamId ? 'top' : 'bottom',
      topScore: pick.topTeamScore,
      bottomScore: pick.bottomTeamScore,
    },
  ];
}

/** The id of a match of a bracket that its teller gives none: its place. */
export const ownIdOf = (eventSubstageId: number, place: string): string =>
  `${eventSubstageId}.${place}`;

interface Told {
  readonly teamId: number;
  readonly types: readonly PickType[];
}

/** The rows of a table by what is told of each team; null = it is not told of each, or of too many. */
const ROWS: ByFormat<readonly WikiTableRow[] | null, [told: readonly Told[], group: number]> = {
  swiss: rowsOfFates,
  groups: rowsOfFates,
  orders: (_, told) => rowsOfPlaces(told),
  fixtures: () => null,
  brackets: () => null,
};

/** Wins that make a team's record a clean sweep, and the number of teams that go through. */
const COUNTS: ByFormat<{ enough: number; through: number } | null, [group: number]> = {
  swiss: ({ swissStageDetails }, group) => {
    const details = swissGroup(swissStageDetails, group);
    return { enough: winsNeeded(details), through: details.advancingCount };
  },
  groups: ({ groupStageDetails }, group) => ({
    enough: 0,
    through:
      groupAdvancingCount(groupOf(groupStageDetails, group)) +
      Math.min(1, furtherCount(groupStageDetails)),
  }),
  orders: () => null,
  fixtures: () => null,
  brackets: () => null,
};

function rowsOfFates(
  format: FormatStage,
  told: readonly Told[],
  group: number,
): readonly WikiTableRow[] | null {
  const counts = askFormat(COUNTS, format, group);
  const isOne = ({ types }: Told): boolean =>
    types.includes(PickType.advancing) !== types.includes(PickType.eliminated);
  const through = told.filter(({ types }) => types.includes(PickType.advancing)).length;
  if (counts === null || !told.every(isOne) || through > counts.through) return null;
  const isRanked = told.some(({ types }) => types.includes(PickType.firstPlace));
  return told.map(({ teamId, types }) => rowOf(teamId, types, { ...counts, isRanked }));
}

/** Every team has a place of its own. */
function rowsOfPlaces(told: readonly Told[]): readonly WikiTableRow[] | null {
  const placed = told.flatMap(({ teamId, types }) =>
    types
      .map(placeOfType)
      .flatMap((place) => (place === null ? [] : [{ teamId, place, definite: goesOn(types) }])),
  );
  const places = new Set(placed.map(({ place }) => place));
  if (placed.length !== told.length || places.size !== told.length) return null;
  return placed.map(({ teamId, place, definite }) => ({
    ...rowOf(teamId, [], { enough: 0, isRanked: false }),
    placement: place,
    definite,
  }));
}

/** A team at the next place may be told to go on, or not. */
function goesOn(types: readonly PickType[]): WikiTableRow['definite'] {
  if (types.includes(PickType.advancing)) return 'up';
  return types.includes(PickType.eliminated) ? 'down' : '';
}

/** Null = it does not tell of each team whether it goes through, or of too many that they do. */
function tableOf(
  { format, substages }: EventStage,
  substage: EventSubstage,
  rows: readonly GroupStagePick[],
): WikiTable | null {
  const typesOf = (teamId: number): readonly PickType[] =>
    rows.filter((row) => row.teamId === teamId).map(({ pickTypeId }) => pickTypeId);
  const teams = [...new Set([...substage.teamIds, ...rows.map(({ teamId }) => teamId)])];
  const told = teams.map((teamId) => ({ teamId, types: typesOf(teamId) }));
  const tableRows = askFormat(ROWS, format, told, substages.indexOf(substage));
  if (tableRows === null) return null;
  return {
    pageId: ELSEWHERE_PAGE,
    pageName: '',
    index: 0,
    title: '',
    section: '',
    type: format.swissStageDetails ? 'swiss' : 'league',
    matchIds: [],
    isFinished: true,
    rounds: 0,
    colours: [],
    rows: tableRows,
  };
}

function rowOf(
  teamId: number,
  types: readonly PickType[],
  { enough, isRanked }: { readonly enough: number; readonly isRanked: boolean },
): WikiTableRow {
  const isThrough = types.includes(PickType.advancing);
  return {
    teamKey: idKey(teamId),
    name: '',
    placement: isRanked ? placeOf(types) : null,
    wins: types.includes(PickType.cleanSweepWinner) ? enough : 0,
    losses: types.includes(PickType.cleanSweepLoser) ? enough : 0,
    definite: isThrough ? 'up' : 'down',
    isDisqualified: false,
  };
}

/** Picks know no third place and no order of those who are out. */
function placeOf(types: readonly PickType[]): number {
  if (types.includes(PickType.firstPlace)) return 1;
  if (types.includes(PickType.secondPlace)) return 2;
  return types.includes(PickType.advancing) ? 3 : 4;
}
