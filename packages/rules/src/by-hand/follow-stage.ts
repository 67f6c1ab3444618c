import type { EventStage } from '../model/event-stage.ts';
import { type GroupStagePick, type PickSet, PickType } from '../model/picks.ts';
import { matchesByMatches, rowsByMatches } from './follow-matches.ts';
import type { HandMatches } from './hand-match.ts';
import { type NextTeam, nextFates, nextPlaceTable, nextTeams } from './next-places.ts';

/** Matches by substage as they were, and as they are. */
interface EnteredStage {
  readonly before: ReadonlyMap<number, HandMatches>;
  readonly after: ReadonlyMap<number, HandMatches>;
}

const NONE: HandMatches = { matches: [], order: null };

/** The word of staff themselves, of teams and of matches. */
interface ToldByStaff {
  team(eventSubstageId: number, teamId: number): boolean;
  match(eventSubstageId: number, slot: string): boolean;
}

/** The official results of a stage after staff entered matches of some of its groups. */
export function resultsOfStage(
  stage: EventStage,
  { groupStagePicks, matchPicks }: PickSet,
  entered: EnteredStage,
  told: ToldByStaff,
): PickSet {
  const { before, after } = entered;
  return {
    groupStagePicks: rowsOfStage(stage, groupStagePicks, entered, told.team),
    matchPicks: stage.substages.reduce((known, substage) => {
      const { eventSubstageId } = substage;
      const own = after.get(eventSubstageId);
      if (!own || own === before.get(eventSubstageId)) return known;
      const matches = { before: before.get(eventSubstageId) ?? NONE, after: own };
      return matchesByMatches(stage, substage, known, matches, (slot) =>
        told.match(eventSubstageId, slot),
      );
    }, matchPicks),
  };
}

/**
 * The official rows of a stage after staff entered matches of some of its groups. Each group has its own, and the
 * teams at the next place are compared over all groups [rule: groups-31].
 */
export function rowsOfStage(
  stage: EventStage,
  official: readonly GroupStagePick[],
  { before, after }: EnteredStage,
  isToldByStaff: (eventSubstageId: number, teamId: number) => boolean,
): readonly GroupStagePick[] {
  const rows = stage.substages.reduce<readonly GroupStagePick[]>(
    (known, substage) => {
      const { eventSubstageId } = substage;
      const entered = after.get(eventSubstageId);
      if (!entered || entered === before.get(eventSubstageId)) return known;
      const matches = { before: before.get(eventSubstageId) ?? NONE, after: entered };
      return rowsByMatches(stage, substage, known, matches, (teamId) =>
        isToldByStaff(eventSubstageId, teamId),
      );
    },
    withoutFates(official, nextRows(stage, before, official, isToldByStaff)),
  );
  const next = nextRows(stage, after, rows, isToldByStaff);
  return next.length > 0 ? [...withoutFates(rows, next), ...next] : rows;
}

/** The rows without those that say whether one of these teams goes on. */
function withoutFates(
  rows: readonly GroupStagePick[],
  of: readonly GroupStagePick[],
): readonly GroupStagePick[] {
  if (of.length === 0) return rows;
  const teams = new Set(of.map(({ teamId }) => teamId));
  return rows.filter((row) => !teams.has(row.teamId) || !isFate(row));
}

const isFate = ({ pickTypeId }: GroupStagePick): boolean =>
  pickTypeId === PickType.advancing || pickTypeId === PickType.eliminated;

/** The fates of the teams at the next place by the tables of all groups, but of those of whom staff told. */
function nextRows(
  { eventStageId, format, substages }: EventStage,
  hands: ReadonlyMap<number, HandMatches>,
  official: readonly GroupStagePick[],
  isToldByStaff: (eventSubstageId: number, teamId: number) => boolean,
): readonly GroupStagePick[] {
  const teams = nextTeams(format, substages, (id) => hands.get(id) ?? NONE);
  const best = format.groupStageDetails?.bestOfNextPlace;
  if (teams === null || !best) return [];
  const fateOf = ({ row }: NextTeam): GroupStagePick | undefined =>
    official.find((own) => own.teamId === row.teamId && isFate(own));
  const isTold = (team: NextTeam): boolean =>
    isToldByStaff(team.eventSubstageId, team.row.teamId) && fateOf(team) !== undefined;
  const told = teams.filter(
    (team) => isTold(team) && fateOf(team)?.pickTypeId === PickType.advancing,
  ).length;
  const open = teams.filter((own) => !isTold(own));
  const table = nextPlaceTable(
    best,
    open.map(({ row }) => row),
  );
  return nextFates(table, Math.max(0, best.count - told)).flatMap(({ teamId, pickTypeId }) => {
    const own = open.find(({ row }) => row.teamId === teamId);
    return own ? [{ eventStageId, eventSubstageId: own.eventSubstageId, teamId, pickTypeId }] : [];
  });
}
