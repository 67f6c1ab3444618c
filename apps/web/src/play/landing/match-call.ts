import type { Crowd, UserPicks } from '@callshot/contract';
import { matchKeyOf, type TileMatch } from './tile-match.ts';

/** The called winner of a match, by the viewer and by the crowd. */
export interface MatchCall {
  readonly own: OwnCall | null;
  readonly crowd: { readonly teamId: number; readonly percent: number } | null;
}

interface OwnCall {
  readonly teamId: number;
  /** '2–1'; null where no games were called. */
  readonly games: string | null;
  readonly outcome: 'pending' | 'correct' | 'wrong';
}

interface Known {
  readonly match: TileMatch;
  readonly picks: Pick<UserPicks, 'matchPicks'> | null;
  readonly crowd: Crowd | null;
}

/** The crowd is asked about the viewer's team, where that plays; else about the upper one. */
export function matchCall({ match, picks, crowd }: Known): MatchCall {
  const own = ownCall(match, picks);
  const teamId = own !== null && plays(match, own.teamId) ? own.teamId : match.topTeamId;
  const percent = percentFor(teamId, match, crowd);
  return { own, crowd: percent === null ? null : { teamId, percent } };
}

function ownCall(match: TileMatch, picks: Known['picks']): OwnCall | null {
  const pick = picks?.matchPicks.find(
    (row) =>
      row.eventSubstageId === match.eventSubstageId &&
      (match.isDrawn
        ? isSameRound(row, match) && plays(match, row.winnerTeamId)
        : matchKeyOf(row) === match.key),
  );
  const teamId = pick?.winnerTeamId ?? null;
  if (!pick || teamId === null) return null;
  const { winnerTeamId } = match;
  const outcome = winnerTeamId === null ? 'pending' : winnerTeamId === teamId ? 'correct' : 'wrong';
  return { teamId, games: gamesOf(pick, match), outcome };
}

const plays = (match: TileMatch, teamId: number | null): boolean =>
  teamId === match.topTeamId || teamId === match.bottomTeamId;

/** `UB-1-` of `UB-1-3` */
const roundOfKey = (key: string): string => key.slice(0, key.lastIndexOf('-') + 1);

const isSameRound = (row: UserPicks['matchPicks'][number], { key }: TileMatch): boolean =>
  matchKeyOf(row).startsWith(roundOfKey(key));

/** Formats that do not ask for games store 1–0, which is not a call. */
function gamesOf(
  { topTeamScore, bottomTeamScore }: UserPicks['matchPicks'][number],
  { bestOf }: TileMatch,
): string | null {
  if (topTeamScore === null || bottomTeamScore === null) return null;
  const [low, high] = [topTeamScore, bottomTeamScore].sort((a, b) => a - b);
  return bestOf > 1 && high === Math.ceil(bestOf / 2) ? `${high}–${low}` : null;
}

/** Null before the lock, and of fewer than five entrants. */
function percentFor(teamId: number, match: TileMatch, crowd: Crowd | null): number | null {
  const stage = crowd?.stages.find(({ eventStageId }) => eventStageId === match.eventStageId);
  if (!stage) return null;
  const called = stage.winners.find(
    (row) =>
      row.eventSubstageId === match.eventSubstageId &&
      row.matchKey === (match.isDrawn ? `${roundOfKey(match.key)}0` : match.key) &&
      row.teamId === teamId,
  );
  return Math.round((100 * (called?.entrants ?? 0)) / stage.entrants);
}
