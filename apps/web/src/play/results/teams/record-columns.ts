import { type Standing, type SubstageStandings, standingTitle, winsNeeded } from '@callshot/rules';
import { m } from '../words/messages.js';
import type { OpenMatch, StageRecords } from './stage-records.ts';

/** The standing of a team in a Swiss stage. */
export type Fate = 'through' | 'playing' | 'out';

export interface StandingTeam {
  readonly teamId: number;
  readonly standing: Standing;
}

/** Teams of one record; of those that still play, with their next matches. */
export interface RecordColumn {
  readonly fate: Fate;
  readonly title: string;
  /** The meaning of the next match. */
  readonly note: string | null;
  /** The round that is next; null once nothing is. */
  readonly round: number | null;
  readonly matches: readonly OpenMatch[];
  /** Those without a match among `matches`. */
  readonly teams: readonly StandingTeam[];
}

interface Counted extends StandingTeam {
  readonly fate: Fate;
  readonly wins: number;
  readonly losses: number;
}

const IN_ORDER: readonly Fate[] = ['through', 'playing', 'out'];

const FATES: Readonly<Record<Standing, Fate>> = {
  undefeated: 'through',
  first: 'through',
  second: 'through',
  advanced: 'through',
  playing: 'playing',
  eliminated: 'out',
  winless: 'out',
};

export const fateOf = (standing: Standing): Fate => FATES[standing];

/**
 * The teams of a Swiss stage by record, best first; teams still playing are ordered by round, the
 * earliest first. The teams through and out are official. Matches that contradict them count for no
 * record there.
 */
export function recordColumns(substage: SubstageStandings, records: StageRecords): RecordColumn[] {
  const { standings } = substage;
  const enough = winsNeeded(substage);
  const titleOf = (team: Counted) =>
    isTrusted(team, teams) ? `${team.wins}-${team.losses}` : standingTitle(substage, team.standing);
  const teams = standings.flatMap(({ standing, teamIds }) =>
    teamIds.map((teamId) => counted(teamId, standing, records)),
  );
  const columns = new Map<string, Counted[]>();
  for (const team of teams) {
    const key = `${team.fate} ${titleOf(team)}`;
    columns.set(key, [...(columns.get(key) ?? []), team]);
  }
  return [...columns.values()]
    .map((column) => ({
      ...columnOf(column, teams, records, { enough, titleOf }),
      at: placeOf(column, teams),
    }))
    .toSorted(
      (a, b) =>
        IN_ORDER.indexOf(a.fate) - IN_ORDER.indexOf(b.fate) ||
        (a.round ?? 0) - (b.round ?? 0) ||
        b.at - a.at,
    )
    .filter(({ matches, teams: others }) => matches.length + others.length > 0)
    .map(({ at: _, ...column }) => column);
}

function counted(teamId: number, standing: Standing, records: StageRecords): Counted {
  const played = records.playedBy(teamId);
  const wins = played.filter(({ isWon }) => isWon).length;
  return { teamId, standing, fate: fateOf(standing), wins, losses: played.length - wins };
}

/** No team goes through with fewer wins than others, nor out with fewer losses. */
function isTrusted(team: Counted, teams: readonly Counted[]): boolean {
  const { fate, standing, wins, losses } = team;
  if (fate === 'playing') return true;
  if (standing === 'undefeated' && losses > 0) return false;
  if (standing === 'winless' && wins > 0) return false;
  const alike = teams.filter((other) => other.fate === fate);
  const most = (of: (one: Counted) => number) => Math.max(...alike.map(of));
  return fate === 'through'
    ? wins > losses && wins === most((other) => other.wins)
    : losses > wins && losses === most((other) => other.losses);
}

/** More is better. */
function placeOf([first]: readonly Counted[], teams: readonly Counted[]): number {
  if (!first) throw new Error('A column without a team');
  const { standing, wins, losses } = first;
  if (standing === 'undefeated') return Number.POSITIVE_INFINITY;
  if (standing === 'winless') return Number.NEGATIVE_INFINITY;
  return isTrusted(first, teams) ? 10 * (wins - losses) + wins : 0;
}

interface ColumnWords {
  readonly enough: number;
  titleOf(team: Counted): string;
}

function columnOf(
  column: readonly Counted[],
  teams: readonly Counted[],
  { open }: StageRecords,
  { enough, titleOf }: ColumnWords,
): RecordColumn {
  const [first] = column;
  if (!first) throw new Error('A column without a team');
  const { fate, wins, losses } = first;
  const isPlaying = (teamId: number) =>
    teams.some((team) => team.teamId === teamId && team.fate === 'playing');
  const isHere = (teamId: number) => column.some((team) => team.teamId === teamId);
  // A team may be paired with one of another record: it stands with the first of the two.
  const playing = open.filter(
    ({ topTeamId, bottomTeamId }) => isPlaying(topTeamId) && isPlaying(bottomTeamId),
  );
  const paired = new Set(playing.flatMap((match) => [match.topTeamId, match.bottomTeamId]));
  const matches = playing.filter(({ topTeamId }) => isHere(topTeamId));
  return {
    fate,
    title: titleOf(first),
    note: fate === 'playing' ? noteOf(wins, losses, enough) : null,
    round: fate === 'playing' ? (matches[0]?.round ?? wins + losses + 1) : null,
    matches,
    teams: column
      .filter(({ teamId }) => !paired.has(teamId))
      .map(({ teamId, standing }) => ({ teamId, standing })),
  };
}

function noteOf(wins: number, losses: number, enough: number): string | null {
  const decidesIn = wins === enough - 1;
  const decidesOut = losses === enough - 1;
  if (decidesIn && decidesOut) return m.winnerInLoserOut();
  if (decidesIn) return m.winnerAdvances();
  return decidesOut ? m.loserIsOut() : null;
}
