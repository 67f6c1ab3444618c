import { type FormatStage, StageType } from '@callshot/rules';
import {
  idOfMatch,
  type RawMatch,
  type RawMoment,
  type RawTable,
  type RawTeam,
  rawTeams,
} from './lpdb.ts';
import {
  day,
  firstDay,
  formatOf,
  mixed,
  NO_DETAILS,
  page,
  playedSeries,
  type Random,
  type Standing,
  type Tables,
  type Tournament,
  unplayed,
} from './tournaments.ts';

export const groupFormat = (groupCount: number, advancing: number): FormatStage => ({
  ...NO_DETAILS,
  name: 'Group Stage',
  type: StageType.group,
  groupStageDetails: {
    hasGroupBrackets: false,
    useSeriesScore: false,
    groupCount,
    advancingCount: advancing,
    totalAdvancing: advancing,
    pointsPerAdvancing: 2,
    scoreFirstPlace: true,
    pointsPerFirstPlace: 1,
    scoreSecondPlace: true,
    pointsPerSecondPlace: 1,
  },
});

export interface GroupOptions {
  readonly groups: number;
  readonly size: number;
  readonly advance: number;
  readonly random: Random;
  readonly tables: Tables;
  /** The table's words, place by place; none on some pages. */
  readonly words?: readonly string[];
  /** Teams that are tied across a place that counts meet again, one game each: in this list. */
  readonly ties?: TieBreaks;
}

/** Their place on the page. */
export type TieBreaks = 'in the list' | 'in the section' | 'elsewhere';

/** Everybody meets everybody of the group; ties are broken by a table, or by further matches. */
export function groupTournament(options: GroupOptions): Tournament {
  const { groups, size, advance, random, ties = null } = options;
  const words = Array.from({ length: size }, (_, at) => {
    return options.words ? (options.words[at] ?? '') : at < advance ? 'up' : 'down';
  });
  const played = Array.from({ length: groups }, (_, group) =>
    groupOf(group, { size, random, ties, advance }),
  );
  const teams = played.flatMap((group) => group.teams);
  const tableOf = (group: PlayedGroup, at: number, isFinished: boolean): RawTable => ({
    // One that comes later may stand anywhere.
    index: options.tables === 'at the end' ? groups - 1 - at : at,
    title: `Group ${'ABCDEFGH'[at]}`,
    type: 'league',
    matchIds: group.matches.map(idOfMatch),
    isFinished,
    rows: group.ranked.map((own, place) => ({
      ...own,
      ...(isFinished ? {} : { wins: 0, losses: 0 }),
      placement: String(place + 1),
      definite: words[place] ?? '',
    })),
  });
  const show = (matches: readonly RawMatch[], isLast = false): RawMoment => ({
    matches,
    teams,
    tables:
      options.tables === 'from the start' || (isLast && options.tables === 'at the end')
        ? played.map((group, at) => tableOf(group, at, isLast))
        : [],
  });
  const regular = played.flatMap((group) => group.matches);
  const extra = played.flatMap((group) => group.tieBreaks);
  const half = regular.map((match, at) => (at % 2 === 0 ? match : unplayed(match)));
  return {
    page,
    teams,
    through: played.flatMap(({ ranked }) => ranked.slice(0, advance).map(({ team }) => team)),
    format: formatOf(groupFormat(groups, advance)),
    moments: [
      show(regular.map(unplayed)),
      show(half),
      show(regular),
      ...(extra.length > 0 ? [show([...regular, ...extra.map(unplayed)])] : []),
      show([...regular, ...extra]),
      show([...regular, ...extra], true),
    ],
  };
}

interface PlayedGroup {
  readonly teams: readonly RawTeam[];
  readonly matches: readonly RawMatch[];
  readonly tieBreaks: readonly RawMatch[];
  /** Best first. */
  readonly ranked: readonly Standing[];
}

function groupOf(
  group: number,
  {
    size,
    random,
    ties,
    advance,
  }: Pick<GroupOptions, 'size' | 'random' | 'advance'> & {
    readonly ties: TieBreaks | null;
  },
): PlayedGroup {
  const letter = 'ABCDEFGH'[group] ?? '?';
  const teams = rawTeams(size, `Team ${letter}`);
  const pairs = teams.flatMap((one, at) =>
    teams.slice(at + 1).map((other) => [one, other] as const),
  );
  const match = (sides: readonly [RawTeam, RawTeam], at: number): RawMatch => ({
    groupId: `GROUPLIST${letter}`,
    index: at + 1,
    section: `Group ${letter}`,
    startsAt: new Date(firstDay + at * 3_600_000 + group * 60_000).toISOString(),
    sides,
    result: playedSeries(random),
    list: { title: `Group ${letter}`, listIndex: 2 * group },
  });
  const matches = pairs.map(match);
  const standings = recordsOf(teams, matches);
  const order = mixed(standings, random).sort((a, b) => b.wins - a.wins);
  const isSplit = (place: number) => order[place - 1]?.wins === order[place]?.wins;
  const tied = [1, 2, advance]
    .filter(isSplit)
    .flatMap((place) => order.filter(({ wins }) => wins === order[place]?.wins));
  const again = ties ? [...new Set(tied)] : [];
  const tieBreaks = again.flatMap((one, at) =>
    again
      .slice(at + 1)
      .filter(({ wins }) => wins === one.wins)
      // The team that is ranked better wins, which breaks the tie.
      .map((other) => ({ ...match([one.team, other.team], 0), result: playedSeries(random, 0) })),
  );
  return {
    teams,
    matches,
    tieBreaks: tieBreaks.map((own, at) => ({
      ...own,
      ...(ties === 'in the list'
        ? { index: matches.length + at + 1 }
        : {
            index: at + 1,
            groupId: `TIEBREAKS${letter}`,
            section: ties === 'in the section' ? `Group ${letter}` : 'Tiebreakers',
            list: { title: 'Tiebreakers', listIndex: 2 * group + 1 },
          }),
      startsAt: new Date(firstDay + day + at * 60_000).toISOString(),
    })),
    ranked: order,
  };
}

const recordsOf = (teams: readonly RawTeam[], matches: readonly RawMatch[]): Standing[] =>
  teams.map((team) => {
    const own = matches.filter(({ sides }) => sides.includes(team));
    const wins = own.filter(({ sides, result }) => sides[result?.winner ?? 0] === team).length;
    return { team, wins, losses: own.length - wins };
  });
