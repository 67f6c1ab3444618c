import { type FormatStage, StageType } from '@callshot/rules';
import {
  idOfMatch,
  type RawMatch,
  type RawMoment,
  type RawSide,
  type RawTable,
  type RawTableRow,
  type RawTeam,
  rawTeams,
} from './lpdb.ts';
import {
  byeResult,
  day,
  firstDay,
  formatOf,
  mixed,
  NO_DETAILS,
  nobodyIn,
  page,
  pick,
  playedSeries,
  type Random,
  type Standing,
  type Tables,
  type Tournament,
  unplayed,
} from './tournaments.ts';

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
