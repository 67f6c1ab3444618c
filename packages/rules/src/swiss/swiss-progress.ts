import type { TeamMatch } from '../model/team-match.ts';

/** A team's wins and losses in the known matches. */
export interface SwissRecord {
  readonly wins: number;
  readonly losses: number;
}

/** The progress of a Swiss stage: each team's wins and losses, and its next opponent. */
export interface SwissProgress {
  readonly records: ReadonlyMap<number, SwissRecord>;
  /** Matches whose teams are known and that are not over; each team is in one at most. */
  readonly pairings: readonly (readonly [number, number])[];
  /** Nothing is missing among the matches that a team has behind it. */
  readonly isWhole: boolean;
}

/** Reads matches in the order in which they were played. */
export function swissProgress(
  teamIds: readonly number[],
  told: readonly TeamMatch[],
): SwissProgress {
  const records = new Map(teamIds.map((teamId) => [teamId, { wins: 0, losses: 0 }]));
  const matches = inRounds(told);
  let isWhole = true;
  for (const match of matches) {
    if (match.result === 'open') continue;
    const sides = match.teamIds.flatMap((teamId) => (teamId === null ? [] : [teamId]));
    const own = sides.map((teamId) => records.get(teamId));
    // Each team has played every round before, and nobody plays a draw, or themselves.
    const before = own.map((record) => (record ? record.wins + record.losses : -1));
    const isNext = match.round === null || before.every((count) => count + 1 === match.round);
    const isCounted = hasEnded(match) && new Set(sides).size === sides.length;
    isWhole &&= isNext && isCounted && new Set(before).size === 1 && !before.includes(-1);
    own.forEach((record, at) => {
      if (record && isCounted) record[hasWon(match, at) ? 'wins' : 'losses'] += 1;
    });
  }
  return { records, pairings: pairingsOf(matches, records), isWhole };
}

const hasEnded = ({ result }: TeamMatch): boolean =>
  result === 'first' || result === 'second' || result === 'both_lost';

const hasWon = ({ result }: TeamMatch, side: number): boolean =>
  result === (side === 0 ? 'first' : 'second');

/** By round, matches of one in their order; rounds in which somebody plays twice tell nothing. */
function inRounds(matches: readonly TeamMatch[]): readonly TeamMatch[] {
  const plays = matches.flatMap(({ round, teamIds }) =>
    teamIds.flatMap((teamId) => (teamId ? [`${round} ${teamId}`] : [])),
  );
  const isOnce = new Set(plays).size === plays.length;
  const hasRounds = isOnce && matches.every(({ round }) => round !== null);
  return hasRounds
    ? matches.toSorted((one, other) => (one.round ?? 0) - (other.round ?? 0))
    : matches.map((match) => ({ ...match, round: null }));
}

/** A match that does not fit its teams' earlier matches has no known pairing. */
function pairingsOf(
  matches: readonly TeamMatch[],
  records: ReadonlyMap<number, SwissRecord>,
): (readonly [number, number])[] {
  const playedBy = (teamId: number): number => {
    const record = records.get(teamId);
    return record ? record.wins + record.losses : -1;
  };
  const fitting = matches.flatMap(({ teamIds: [first, second], round, result }) => {
    if (result !== 'open' || second === null || first === second) return [];
    const before = playedBy(first);
    const isNext = before >= 0 && before === playedBy(second);
    return isNext && (round === null || round === before + 1) ? [[first, second] as const] : [];
  });
  const count = (teamId: number): number => fitting.flat().filter((id) => id === teamId).length;
  return fitting.filter((pair) => pair.every((teamId) => count(teamId) === 1));
}
