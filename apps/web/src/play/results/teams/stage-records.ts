import type { OfficialMatch } from '@callshot/contract';

/** A decided match as one of its teams sees it. */
export interface PlayedMatch {
  /** Counted from 1; null if not reported. */
  readonly round: number | null;
  readonly opponentId: number;
  readonly isWon: boolean;
  /** Somebody was not there: nothing was played. */
  readonly isForfeit: boolean;
  /** The team's own first; null if not reported. */
  readonly games: readonly [number, number] | null;
  /** The result that was shown before the correction. */
  readonly was?: Pick<PlayedMatch, 'isWon' | 'games'>;
}

/** A match that is on or to come, and whose teams are known. */
export interface OpenMatch {
  readonly key: string;
  readonly round: number | null;
  readonly bestOf: number;
  readonly topTeamId: number;
  readonly bottomTeamId: number;
  /** Milliseconds since the epoch. */
  readonly startsAt: number | null;
  /** Else no more than the day is known. */
  readonly isExactStart: boolean;
  readonly isLive: boolean;
  /** As far as it has gone; null until that is told. */
  readonly games: readonly [number, number] | null;
  /** The running game and its score. */
  readonly game: { readonly map: string; readonly scores: readonly [number, number] } | null;
}

/** The records of a Swiss stage's or group's teams, read from its matches. */
export interface StageRecords {
  playedBy(teamId: number): readonly PlayedMatch[];
  /** The next match of each team, running ones first. */
  readonly open: readonly OpenMatch[];
}

/**
 * A match that began longer ago, and is neither running nor decided, will not be played as it
 * stands.
 */
const LONGEST_MS = 6 * 3_600_000;
const NONE: readonly PlayedMatch[] = [];

/** Null where no match of the substage is told: its results were entered by hand. */
export function recordsOf(
  matches: readonly OfficialMatch[],
  eventSubstageId: number,
  now: number,
): StageRecords | null {
  const own = matches
    .filter((match) => match.eventSubstageId === eventSubstageId && match.bracketPart === '')
    .toSorted(inOrder);
  const played = new Map<number, PlayedMatch[]>();
  const open: OpenMatch[] = [];
  for (const match of own) {
    for (const [teamId, side] of sidesOf(match)) {
      played.set(teamId, [...(played.get(teamId) ?? []), side]);
    }
    const next = openMatch(match, now);
    if (next) open.push(next);
  }
  if (played.size === 0 && open.length === 0) return null;
  return { playedBy: (teamId) => played.get(teamId) ?? NONE, open: nextOfEach(open) };
}

const LAST = Number.POSITIVE_INFINITY;
const beginsAt = ({ startTime }: OfficialMatch): number =>
  startTime === null ? LAST : Date.parse(startTime);
/** Infinities are alike: their difference is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

const inOrder = (a: OfficialMatch, b: OfficialMatch): number =>
  compare(a.round ?? LAST, b.round ?? LAST) ||
  compare(beginsAt(a), beginsAt(b)) ||
  a.matchIndex - b.matchIndex;

/**
 * A decided match as each of its teams sees it; a match without any team showing up is lost by
 * both.
 */
function sidesOf(match: OfficialMatch): [teamId: number, side: PlayedMatch][] {
  const { topTeamId, bottomTeamId, winnerTeamId, state, topTeamScore, bottomTeamScore } = match;
  const { corrected } = match;
  if (topTeamId === null || bottomTeamId === null || state === 'NO_PARTY') return [];
  const isForfeit = state === 'NO_SHOW' || state === 'WALK_OVER';
  if (winnerTeamId === null && state !== 'NO_SHOW') return [];
  const side = (teamId: number, opponentId: number, own: number | null, other: number | null) =>
    [
      teamId,
      {
        round: match.round ?? null,
        opponentId,
        isWon: winnerTeamId === teamId,
        isForfeit,
        games: isForfeit || own === null || other === null ? null : [own, other],
        ...(corrected && { was: wasOf(corrected, teamId, teamId === topTeamId) }),
      },
    ] satisfies [number, PlayedMatch];
  return [
    side(topTeamId, bottomTeamId, topTeamScore, bottomTeamScore),
    side(bottomTeamId, topTeamId, bottomTeamScore, topTeamScore),
  ];
}

function wasOf(
  { winnerTeamId, topTeamScore, bottomTeamScore }: NonNullable<OfficialMatch['corrected']>,
  teamId: number,
  isTop: boolean,
): NonNullable<PlayedMatch['was']> {
  const [own, other] = isTop ? [topTeamScore, bottomTeamScore] : [bottomTeamScore, topTeamScore];
  const games = own === null || other === null ? null : ([own, other] as const);
  return { isWon: winnerTeamId === teamId, games };
}

function openMatch(match: OfficialMatch, now: number): OpenMatch | null {
  const { topTeamId, bottomTeamId, winnerTeamId, state, startTime, bestOf } = match;
  if (topTeamId === null || bottomTeamId === null) return null;
  if (winnerTeamId !== null || state !== 'PLAYED') return null;
  const isLive = match.isLive === true;
  const startsAt = startTime === null ? null : Date.parse(startTime);
  if (!isLive && startsAt !== null && startsAt < now - LONGEST_MS) return null;
  return {
    key: match.externalId ?? String(match.matchIndex),
    round: match.round ?? null,
    bestOf,
    topTeamId,
    bottomTeamId,
    startsAt,
    isExactStart: match.isExactStart !== false,
    isLive,
    games: isLive ? gamesWon(match) : null,
    game: isLive ? gameThatIsOn(match) : null,
  };
}

/** Null until a game is told of. */
function gamesWon({ games = [] }: OfficialMatch): readonly [number, number] | null {
  if (games.length === 0) return null;
  const wonBy = (isTop: boolean) => games.filter(({ isTopWinner }) => isTopWinner === isTop).length;
  return [wonBy(true), wonBy(false)];
}

function gameThatIsOn({ games = [] }: OfficialMatch): OpenMatch['game'] {
  const on = games.find(({ isTopWinner }) => isTopWinner === null);
  if (!on || on.map === '' || on.topScore === null || on.bottomScore === null) return null;
  return { map: on.map, scores: [on.topScore, on.bottomScore] };
}

function nextOfEach(open: readonly OpenMatch[]): OpenMatch[] {
  const taken = new Set<number>();
  return open
    .toSorted((a, b) => Number(b.isLive) - Number(a.isLive))
    .filter(({ topTeamId, bottomTeamId }) => {
      if (taken.has(topTeamId) || taken.has(bottomTeamId)) return false;
      taken.add(topTeamId).add(bottomTeamId);
      return true;
    });
}
