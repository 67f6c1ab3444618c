import type { WikiMatch, WikiOpponent, WikiTable } from '../wiki/records.ts';
import type { DoubtKind } from './doubt.ts';

/** The result that applying a match would make official. */
export type Claim =
  | {
      readonly kind: 'won';
      readonly winner: 0 | 1;
      readonly isWalkover: boolean;
      /** Games won, in the wiki's order; null = what it says is no score. */
      readonly scores: readonly [number, number] | null;
    }
  | { readonly kind: 'void' }
  | { readonly kind: 'double_forfeit' };

/**
 * The wiki's word on a match, whoever plays: nothing yet, a claim, or a claim for staff to check.
 */
export interface Verdict {
  readonly claim: Claim | null;
  readonly doubt: DoubtKind | null;
}

const OPEN: Verdict = { claim: null, doubt: null };
/** So long after a start the wiki has told what it will tell by itself. */
const waitMs = 24 * 3_600_000;

export function verdictOf(match: WikiMatch, now: string): Verdict {
  if (isForfeited(match)) return { claim: { kind: 'double_forfeit' }, doubt: 'double_forfeit' };
  const winner = winnerOf(match);
  if (winner !== null) return wonBy(match, winner);
  if (match.isNotPlayed) return { claim: { kind: 'void' }, doubt: 'cancelled' };
  if (!match.isFinished) return OPEN;
  return isOverdue(match, now) ? { claim: null, doubt: 'no_winner' } : OPEN;
}

/** Nobody plays: one side, or both, is nobody. */
export const isBye = ({ opponents }: Pick<WikiMatch, 'opponents'>): boolean =>
  opponents.some(({ kind }) => kind === 'bye');

/** Whether the wiki has said all that it will say of a match, unless it corrects itself. */
export const isDecided = (match: WikiMatch): boolean =>
  winnerOf(match) !== null || isForfeited(match);

/**
 * The valid record of a match after another answer. Answers overtake each other, so one in which a
 * decided match is still open is taken for an older one.
 */
export const remembered = (known: WikiMatch | undefined, said: WikiMatch): WikiMatch =>
  known && isDecided(known) && !isDecided(said) ? known : said;

/** The same of a table: what it ended with stays. */
export const rememberedTable = (known: WikiTable | undefined, said: WikiTable): WikiTable =>
  known?.isFinished && !said.isFinished ? known : said;

function winnerOf({ isFinished, winner }: WikiMatch): 0 | 1 | null {
  if (!isFinished || (winner !== 'first' && winner !== 'second')) return null;
  return winner === 'first' ? 0 : 1;
}

const LOST = ['L', 'FF', 'DQ'];
const isSpecial = ({ status }: WikiOpponent): boolean => status === 'W' || LOST.includes(status);

const isForfeited = ({ opponents }: WikiMatch): boolean =>
  opponents.every(({ status }) => LOST.includes(status));

function wonBy({ opponents }: WikiMatch, winner: 0 | 1): Verdict {
  const [first, second] = opponents;
  if (opponents.some(isSpecial)) {
    const isOut = opponents.some(({ status }) => status === 'DQ');
    return {
      claim: { kind: 'won', winner, isWalkover: true, scores: null },
      doubt: isOut ? 'disqualification' : 'walkover',
    };
  }
  const scores =
    first.score === null || second.score === null ? null : ([first.score, second.score] as const);
  return { claim: { kind: 'won', winner, isWalkover: false, scores }, doubt: null };
}

/** A draw will not be decided any more; whatever else has ended without a winner is waited for. */
function isOverdue({ winner, startsAt }: WikiMatch, now: string): boolean {
  if (winner === 'draw' || startsAt === null) return true;
  return Date.parse(now) - Date.parse(startsAt) >= waitMs;
}

/** All of these matches are over, and have been for so long that who keeps the page has forgotten the rest. */
export function areLongOver(matches: readonly WikiMatch[], now: string): boolean {
  const last = Math.max(...matches.map(({ startsAt }) => Date.parse(startsAt ?? '')));
  return (
    matches.every((match) => isDecided(match) || match.isNotPlayed || isBye(match)) &&
    Date.parse(now) - last >= waitMs
  );
}
