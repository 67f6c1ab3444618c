import type { FormatStage, GroupStageDetails } from '../model/format.ts';
import { fixturesOf, groupOf, orderOf } from '../model/group-counts.ts';
import { PickType, typeOfPlace } from '../model/picks.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { furtherCount, groupAdvancingCount, groupSteps } from './group-picks.ts';

/** The end of a match of a group. */
export type HandOutcome = 'open' | 'won' | 'draw' | 'walkover' | 'double_forfeit' | 'bye';

/** A match of a group as its table counts it. */
export interface TableMatch {
  readonly topTeamId: number;
  /** Null = a bye. */
  readonly bottomTeamId: number | null;
  readonly outcome: HandOutcome;
  /** Set for a win or a walkover. */
  readonly winnerTeamId: number | null;
  /** Maps won; both null where nobody says. */
  readonly topTeamScore: number | null;
  readonly bottomTeamScore: number | null;
}

/** Staff's word on who stands before whom where the table leaves teams level. */
export interface HandOrder {
  readonly teamIds: readonly number[];
  readonly note: string;
}

/** Everybody can see how it ended; a bye is no match [rule: results-16]. */
export const hasEndedByHand = ({ outcome }: Pick<TableMatch, 'outcome'>): boolean =>
  outcome !== 'open' && outcome !== 'bye';

/** The tie-break that separates a team from others with equal points. */
export type PartedBy = 'maps' | 'head_to_head' | 'head_to_head_maps' | 'staff';

export interface TableRow {
  readonly teamId: number;
  /** Counted from 1; teams that are level share it. */
  readonly place: number;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly mapsWon: number;
  readonly mapsLost: number;
  readonly points: number;
  /** Null = points alone, or nothing: it is level. */
  readonly partedBy: PartedBy | null;
  /** The number of teams that share the place. */
  readonly levelWith: number;
}

const WIN_POINTS = 3;
const DRAW_POINTS = 1;

type Record = Omit<TableRow, 'place' | 'partedBy' | 'levelWith'>;

/**
 * The table of a group in which everybody meets everybody: points, then the difference of maps, then what the
 * level teams won among themselves, then staff's order [rule: groups-9].
 */
export function groupTable(
  teamIds: readonly number[],
  matches: readonly TableMatch[],
  order: HandOrder | null,
): readonly TableRow[] {
  const records = teamIds.map((teamId) => recordOf(teamId, matches));
  const byPoints = split(records, ({ points }) => points);
  return placed(byPoints.flatMap((level) => part(level, null, { matches, order })));
}

function recordOf(teamId: number, matches: readonly TableMatch[]): Record {
  const own = matches.filter(
    (match) => hasEndedByHand(match) && [match.topTeamId, match.bottomTeamId].includes(teamId),
  );
  const wins = own.filter(({ winnerTeamId }) => winnerTeamId === teamId).length;
  const draws = own.filter(({ outcome }) => outcome === 'draw').length;
  const maps = own.map(({ topTeamId, topTeamScore, bottomTeamScore }) =>
    topTeamId === teamId
      ? [topTeamScore ?? 0, bottomTeamScore ?? 0]
      : [bottomTeamScore ?? 0, topTeamScore ?? 0],
  );
  const sum = (at: number) => maps.reduce((total, scores) => total + (scores[at] ?? 0), 0);
  return {
    teamId,
    played: own.length,
    wins,
    draws,
    losses: own.length - wins - draws,
    mapsWon: sum(0),
    mapsLost: sum(1),
    points: WIN_POINTS * wins + DRAW_POINTS * draws,
  };
}

interface Told {
  readonly matches: readonly TableMatch[];
  readonly order: HandOrder | null;
}

interface Level {
  readonly teams: readonly Record[];
  readonly partedBy: PartedBy | null;
}

const difference = ({ mapsWon, mapsLost }: Record): number => mapsWon - mapsLost;

/** Teams with as many points, parted as far as anything parts them. */
function part(teams: readonly Record[], partedBy: PartedBy | null, told: Told): Level[] {
  if (teams.length === 1) return [{ teams, partedBy }];
  const ids = teams.map(({ teamId }) => teamId);
  const among = told.matches.filter(
    ({ topTeamId, bottomTeamId }) =>
      ids.includes(topTeamId) && bottomTeamId !== null && ids.includes(bottomTeamId),
  );
  const own = new Map(ids.map((teamId) => [teamId, recordOf(teamId, among)]));
  const ownOf = (of: (record: Record) => number) => (team: Record) => {
    const record = own.get(team.teamId);
    return record ? of(record) : 0;
  };
  const criteria: readonly (readonly [PartedBy, (team: Record) => number])[] = [
    ['maps', difference],
    ['head_to_head', ownOf(({ points }) => points)],
    ['head_to_head_maps', ownOf(difference)],
    ['staff', ({ teamId }) => -placeIn(told.order, teamId)],
  ];
  for (const [by, worth] of criteria) {
    const levels = split(teams, worth);
    // Teams that are still level are separated by their own matches alone.
    if (levels.length > 1) return levels.flatMap((level) => part(level, by, told));
  }
  return [{ teams, partedBy }];
}

/** Teams that staff have not named stand behind those that they have. */
function placeIn(order: HandOrder | null, teamId: number): number {
  const place = order?.teamIds.indexOf(teamId) ?? -1;
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

/** The best first; teams of one worth stay together, in their order. */
function split(teams: readonly Record[], worth: (team: Record) => number): Record[][] {
  const levels = new Map<number, Record[]>();
  for (const team of teams) {
    const level = levels.get(worth(team));
    if (level) level.push(team);
    else levels.set(worth(team), [team]);
  }
  return [...levels].toSorted(([one], [other]) => other - one).map(([, level]) => level);
}

function placed(levels: readonly Level[]): TableRow[] {
  const rows: TableRow[] = [];
  for (const { teams, partedBy } of levels) {
    const place = rows.length + 1;
    for (const team of teams) {
      rows.push({
        ...team,
        place,
        partedBy: teams.length > 1 ? null : partedBy,
        levelWith: teams.length,
      });
    }
  }
  return rows;
}

/** Everything is played, and everybody has met everybody. */
export function isTableWhole(teamIds: readonly number[], matches: readonly TableMatch[]): boolean {
  const met = new Set(
    matches.flatMap(({ topTeamId: one, bottomTeamId: other }) => [
      `${one} ${other}`,
      `${other} ${one}`,
    ]),
  );
  return (
    teamIds.length > 1 &&
    matches.every(hasEndedByHand) &&
    teamIds.every((one) => teamIds.every((other) => one === other || met.has(`${one} ${other}`)))
  );
}

/** The details of one group, by its position, of a stage without brackets; null for other stages. */
export const groupDetailsOf = (format: FormatStage, group: number): GroupStageDetails | null =>
  askFormat(DETAILS, format, group);

const DETAILS: ByFormat<GroupStageDetails | null, [group: number]> = {
  swiss: () => null,
  brackets: () => null,
  groups: ({ groupStageDetails }, group) => groupOf(groupStageDetails, group),
  orders: ({ groupStageDetails }, group) => orderOf(groupStageDetails, group),
  fixtures: ({ groupStageDetails }, group) => unranked(fixturesOf(groupStageDetails, group)),
};

/** First and second place pay nothing where matches are called. */
const unranked = (details: GroupStageDetails): GroupStageDetails => ({
  ...details,
  scoreFirstPlace: false,
  scoreSecondPlace: false,
});

/** The official rows of a team once the table is complete. */
export interface TableFate {
  readonly teamId: number;
  readonly pickTypeIds: readonly PickType[];
}

/**
 * The teams that go through, the first and the second. Places that depend on a tie wait for staff [rule:
 * groups-10].
 */
export function fatesOfTable(
  details: GroupStageDetails,
  rows: readonly TableRow[],
): readonly TableFate[] {
  const count = groupAdvancingCount(details);
  const further = Math.min(1, furtherCount(details));
  const scored = groupSteps(details).map(({ pickTypeId }) => pickTypeId);
  const ranks = [PickType.firstPlace, PickType.secondPlace] as const;
  return rows.flatMap(({ teamId, place, levelWith }): TableFate[] => {
    const last = place + levelWith - 1;
    if (place > count + further) return [{ teamId, pickTypeIds: [PickType.eliminated] }];
    // The team at the next place waits for those of the other groups.
    if (last > count) return [];
    const rank = levelWith === 1 ? ranks[place - 1] : undefined;
    const own = rank !== undefined && scored.includes(rank) ? [rank] : [];
    return [{ teamId, pickTypeIds: [PickType.advancing, ...own] }];
  });
}

/** The place of each team that no other is level with, of those that are picked [rule: groups-16]. */
export const placesOfTable = (places: number, rows: readonly TableRow[]): readonly TableFate[] =>
  rows.flatMap(({ teamId, place, levelWith }) =>
    levelWith === 1 && place <= places ? [{ teamId, pickTypeIds: [typeOfPlace(place)] }] : [],
  );

/**
 * Teams that are level where that decides something: staff say who stands before whom. A later stage may name the
 * first `named` places [rule: formats-47].
 */
export function openTies(
  details: GroupStageDetails,
  rows: readonly TableRow[],
  named = 0,
): readonly (readonly number[])[] {
  const count = groupAdvancingCount(details);
  // Every place decides where the whole order is picked.
  const ranks = details.wholeOrder ? rows.length : Math.max(groupSteps(details).length - 1, named);
  // The last place that goes on, and the next one where the best of it go on as well.
  const lines = furtherCount(details) > 0 ? [count, count + 1] : [count];
  const decides = ({ place, levelWith }: TableRow): boolean =>
    levelWith > 1 &&
    (place <= ranks || lines.some((line) => place <= line && place + levelWith - 1 > line));
  const places = [...new Set(rows.filter(decides).map(({ place }) => place))];
  return places.map((at) => rows.filter(({ place }) => place === at).map(({ teamId }) => teamId));
}
