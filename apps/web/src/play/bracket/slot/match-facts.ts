import type { LedgerRow, MatchNode } from '@callshot/rules';
import { instantWords } from '../../../platform/core/clock.ts';
import { language } from '../../../platform/core/language.ts';

/** Official facts of a match besides its winner. */
export interface MatchFacts {
  /** Milliseconds since the epoch; null while it is not known. */
  readonly startsAt: number | null;
  /** It has begun, and is not decided. */
  readonly isLive: boolean;
  /** As far as it has gone; null until that is told. */
  readonly games: { readonly top: number; readonly bottom: number } | null;
}

/** By the match's key. */
export type FactsByMatch = ReadonlyMap<string, MatchFacts>;

export const NO_FACTS: MatchFacts = { startsAt: null, isLive: false, games: null };

/** The calls of all entrants for a bracket. */
export interface Field {
  /** Whole percent that called a team to win a match; null where that is not counted. */
  percentOf(node: MatchNode, teamId: number): number | null;
  /** Whole percent that called a match to end so, by the games of its loser; null likewise. */
  scorePercentOf(node: MatchNode, gamesLost: number): number | null;
  /** 'Only 3% picked this' of a right prediction, where so few made it. */
  rareWordsOf(row: LedgerRow): string | null;
}

const DAY = new Intl.DateTimeFormat(language(), { month: 'short', day: 'numeric' });

/** 'Jun 21, 6:00 PM'; of what has begun 'Jun 21'. */
export const startText = (startsAt: number, hasBegun: boolean): string =>
  hasBegun ? DAY.format(startsAt) : instantWords(startsAt);
