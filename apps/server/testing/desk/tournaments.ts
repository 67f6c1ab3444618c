import {
  type EventFormat,
  FORMAT_VERSION,
  type FormatStage,
  StageType,
  type WikiDetails,
} from '@callshot/rules';
import { readStages } from '../../src/desk/liquipedia/reading/read-stages.ts';
import {
  idOfMatch,
  type RawMatch,
  type RawMoment,
  type RawPage,
  type RawSide,
  type RawTable,
  type RawTableRow,
  type RawTeam,
  rawStages,
  rawTeams,
} from './lpdb.ts';

// Tournaments with random results, as their page shows them moment by moment.

export interface Tournament {
  readonly page: RawPage;
  readonly format: EventFormat;
  /** From the draw to the last word. */
  readonly moments: readonly RawMoment[];
  /** Teams that go through in the end, by the tournament's word. */
  readonly through: readonly RawTeam[];
  readonly teams: readonly RawTeam[];
}

export type Random = () => number;
export type Tables = 'from the start' | 'at the end' | 'none';

export const page: RawPage = { pageId: 9_001, pageName: 'Cups/Made_Up/2026' };
const day = 86_400_000;
export const firstDay = Date.parse('2026-11-02T12:00:00Z');

/** What a reader makes of a page at a moment, so much later than it was planned. */
export async function readMoment(moment: RawMoment, laterMs = 0): Promise<WikiDetails> {
  const read = await readStages(rawStages(page, moment));
  return {
    ...read,
    matches: read.matches.map((match) => ({
      ...match,
      startsAt: match.startsAt && new Date(Date.parse(match.startsAt) + laterMs).toISOString(),
    })),
    tournament: {
      ...page,
      title: 'Made Up Cup 2026',
      start: '2026-11-02',
      end: '2026-11-08',
      bannerUrl: null,
      wikiLink: 'https://liquipedia.net/counterstrike/Cups/Made_Up/2026',
      tier: 1,
      tierType: '',
      status: '',
      teamCount: moment.teams.length,
    },
  };
}

export const formatOf = (...stages: readonly FormatStage[]): EventFormat => ({
  version: FORMAT_VERSION,
  stages,
  scoringBreakdown: { groups: [] },
});

const NO_DETAILS = {
  teamsToOpenPicks: null,
  swissStageDetails: null,
  groupStageDetails: null,
  playoffDetails: null,
  bracket: null,
} as const;

export const swissFormat = (advancingCount: number, sweeps: number): FormatStage => ({
  ...NO_DETAILS,
  name: 'Swiss Stage',
  type: StageType.swiss,
  swissStageDetails: {
    advancingCount,
    pointsPerAdvancing: 2,
    cleanSweepWinnerCount: sweeps,
    pointsPerCorrectWinner: 2,
    cleanSweepLoserCount: sweeps,
    pointsPerCorrectLoser: 2,
  },
});

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

interface Standing {
  readonly team: RawTeam;
  readonly wins: number;
  readonly losses: number;
}

export const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

export const mixed = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

const byeResult = { winner: 0, scores: [1, 0], statuses: ['W', 'L'] } as const;

/** A series of three that somebody wins. */
const playedSeries = (random: Random, favours: 0 | 1 = random() < 0.5 ? 0 : 1) => {
  const lost = random() < 0.5 ? 0 : 1;
  return {
    winner: favours,
    scores: favours === 0 ? ([2, lost] as const) : ([lost, 2] as const),
  };
};

const unplayed = (match: RawMatch): RawMatch => ({
  ...match,
  result: match.sides.includes('bye') ? match.result : null,
});

const nobodyIn = (match: RawMatch): RawMatch => ({
  ...match,
  sides: ['open', 'open'],
  result: null,
});

export interface SwissOptions {
  readonly teams: number;
  readonly advance: number;
  readonly random: Random;
  readonly tables: Tables;
  /** The table's words for who goes on and who does not; none on some pages. */
  readonly words?: readonly [string, string];
  readonly isOneDisqualified?: boolean;
}

/** Three wins or three losses end a team's run; so many of the best go on, whatever their record is. */
export function swissTournament(options: SwissOptions): Tournament {
  const { random, advance, words = ['up', 'down'], isOneDisqualified = false } = options;
  const teams = rawTeams(options.teams, 'Team');
  const records = new Map<RawTeam, Standing>(
    teams.map((team) => [team, { team, wins: 0, losses: 0 }]),
  );
  const rounds: RawMatch[][] = [];
  while ([...records.values()].some(isPlaying)) {
    const round = rounds.length + 1;
    const pairs = pairsOf([...records.values()].filter(isPlaying), random);
    rounds.push(pairs.map((sides, at) => swissMatch(sides, round, at, random)));
    for (const { sides, result } of rounds.at(-1) ?? []) {
      for (const [at, side] of sides.entries()) {
        const own = typeof side === 'string' ? undefined : records.get(side);
        if (!own || !result) continue;
        const isWon = result.winner === at;
        records.set(own.team, {
          ...own,
          wins: own.wins + (isWon ? 1 : 0),
          losses: own.losses + (isWon ? 0 : 1),
        });
      }
    }
  }
  const order = mixed([...records.values()], random).sort(
    (a, b) => b.wins - a.wins || a.losses - b.losses,
  );
  const out = isOneDisqualified
    ? pick(
        order.slice(0, advance).filter(({ losses }) => losses > 0),
        random,
      )
    : null;
  const ranked = out ? [...order.filter((one) => one !== out), out] : order;
  const through = ranked.slice(0, advance).map(({ team }) => team);
  const rows = ranked.map(
    (own, at): RawTableRow => ({
      ...own,
      placement: own === out ? 'dq' : String(at + 1),
      definite: own === out ? 'dq' : words[at < advance ? 0 : 1],
      ...(own === out && { special: 'dq' }),
    }),
  );
  const all = rounds.flat();
  const tableAt = (matches: readonly RawMatch[], isFinished: boolean): RawTable => ({
    index: 0,
    title: 'Swiss Stage',
    type: 'swiss',
    matchIds: all.slice(0, matches.length).map(idOfMatch),
    isFinished,
    rows: isFinished ? rows : rowsSoFar(teams, matches, words, advance),
  });
  const show = (matches: readonly RawMatch[], isLast = false): RawMoment => ({
    // Without a table a page lists all rounds before anybody knows who plays them.
    matches:
      options.tables === 'from the start'
        ? matches
        : [...matches, ...all.slice(matches.length).map(nobodyIn)],
    teams,
    tables:
      options.tables === 'from the start' || (isLast && options.tables === 'at the end')
        ? [tableAt(matches, isLast)]
        : [],
  });
  const moments = rounds.flatMap((round, at): RawMoment[] => {
    const before = rounds.slice(0, at).flat();
    const half = round.map((match, index) => (index % 2 === 0 ? match : unplayed(match)));
    return [show([...before, ...round.map(unplayed)]), show([...before, ...half])];
  });
  return {
    page,
    teams,
    through,
    format: formatOf(swissFormat(advance, Math.floor(options.teams / 8))),
    moments: [...moments, show(all), show(all, true)],
  };
}

const isPlaying = ({ wins, losses }: Standing): boolean => wins < 3 && losses < 3;

/** Those with the best records first; who is left over meets the best of the next, the last of all nobody. */
function pairsOf(standings: readonly Standing[], random: Random): [RawSide, RawSide][] {
  const order = mixed(standings, random).sort((a, b) => b.wins - a.wins || a.losses - b.losses);
  return order.flatMap(({ team }, at): [RawSide, RawSide][] =>
    at % 2 === 0 ? [[team, order[at + 1]?.team ?? 'bye']] : [],
  );
}

const swissMatch = (
  sides: readonly [RawSide, RawSide],
  round: number,
  at: number,
  random: Random,
): RawMatch => ({
  groupId: `SWISSROUND${round}`.slice(-10),
  index: at + 1,
  section: `Round ${round}`,
  startsAt: new Date(firstDay + (round - 1) * day + at * 60_000).toISOString(),
  sides,
  result: sides.includes('bye') ? byeResult : playedSeries(random),
  list: { title: `Round ${round} Matches`, listIndex: round - 1, round },
});

/** The colours of an open table are those of its slots. */
function rowsSoFar(
  teams: readonly RawTeam[],
  matches: readonly RawMatch[],
  words: readonly [string, string],
  advance: number,
): RawTableRow[] {
  const count = (team: RawTeam, isWon: boolean) =>
    matches.filter(({ sides, result }) => {
      const at = sides.indexOf(team);
      return result !== null && at >= 0 && (result.winner === at) === isWon;
    }).length;
  return teams
    .map((team) => ({ team, wins: count(team, true), losses: count(team, false) }))
    .sort((a, b) => b.wins - a.wins || a.losses - b.losses)
    .map((own, at) => ({
      ...own,
      placement: String(at + 1),
      definite: words[at < advance ? 0 : 1],
    }));
}

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
