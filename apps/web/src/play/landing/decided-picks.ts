import type { Leaderboard, OfficialMatch, UserScore } from '@callshot/contract';
import { matchKeyOf } from './tile-match.ts';

/** A pick that came out one way or the other. */
export interface DecidedPick {
  readonly teamId: number;
  readonly isRight: boolean;
  readonly points: number;
  /** The rule that the team was picked for, or the match that it was called to win. */
  readonly of: { readonly rule: string } | { readonly match: OfficialMatch };
}

type LedgerRow = UserScore['ledger'][number];

interface Known {
  readonly ledger: readonly LedgerRow[];
  readonly matches: readonly OfficialMatch[];
  /** Whether a row is about a round that was drawn after it was picked, and so about no match. */
  isDrawn?(row: { readonly eventSubstageId: number; readonly matchKey: string }): boolean;
}

/** In the order of the stages. Further points of a match are told with its winner. */
export function decidedPicks({ ledger, matches, isDrawn }: Known): DecidedPick[] {
  const decided = ledger.filter(({ outcome }) => outcome === 'correct' || outcome === 'wrong');
  const paidFor = (row: LedgerRow) =>
    decided
      .filter((other) => row.matchKey !== null && isSameMatch(other, row))
      .reduce((sum, { points }) => sum + points, 0);
  const seen = new Set<string>();
  return decided.flatMap((row): DecidedPick[] => {
    const { teamId, rule, points, outcome } = row;
    if (teamId === null) return [];
    const isRight = outcome === 'correct';
    const { eventSubstageId, matchKey } = row;
    if (matchKey === null || isDrawn?.({ eventSubstageId, matchKey })) {
      return [{ teamId, isRight, points, of: { rule } }];
    }
    const match = matches.find(
      (one) => matchKeyOf(one) === row.matchKey && one.eventSubstageId === row.eventSubstageId,
    );
    const name = `${row.eventSubstageId} ${row.matchKey}`;
    if (!match || match.winnerTeamId === null || seen.has(name)) return [];
    seen.add(name);
    return [
      { teamId, isRight: match.winnerTeamId === teamId, points: paidFor(row), of: { match } },
    ];
  });
}

const isSameMatch = (one: LedgerRow, other: LedgerRow): boolean =>
  one.matchKey === other.matchKey && one.eventSubstageId === other.eventSubstageId;

/** Those whose match was to begin today, or came in with the results of today. */
export function picksOfToday(
  picks: readonly DecidedPick[],
  lastResult: Leaderboard['lastResult'],
  now: number,
): DecidedPick[] {
  const isToday = (at: string | null | undefined) =>
    at != null && dayOf(Date.parse(at)) === dayOf(now);
  return picks.filter(({ of }) => {
    if (!('match' in of)) return false;
    const { match } = of;
    const isLast =
      lastResult?.eventStageId === match.eventStageId &&
      lastResult.matchKeys.includes(matchKeyOf(match));
    return isToday(match.startTime) || (isLast && isToday(lastResult?.at));
  });
}

const dayOf = (at: number): string => new Date(at).toDateString();
