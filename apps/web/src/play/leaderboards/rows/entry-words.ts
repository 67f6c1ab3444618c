import type { LeaderboardEntry } from '@callshot/contract';
import { rankWords } from '../../../platform/core/rank-text.ts';
import { OUTCOME_WORDS } from '../../../platform/ui/art/outcome-mark.tsx';
import { moveWords } from './move-mark.tsx';

interface EntryWords {
  readonly entry: LeaderboardEntry;
  /** The team that the entrant called to win; null = none. */
  readonly champion: string | null;
  /** The entrant's call of the last result. */
  readonly lastResult: string;
  readonly isOwn: boolean;
  readonly opens: 'picks' | 'profile';
}

/** All that a row shows, in words. */
export function entryWords({ entry, champion, lastResult, isOwn, opens }: EntryWords): string {
  const { rank, isTied, username, isStaff, totalScore, move, lastPoints } = entry;
  return [
    rank === null ? '' : rankWords({ rank, isTied }),
    username,
    isOwn ? 'you' : '',
    isStaff ? 'Staff' : '',
    totalScore === null ? '' : `${totalScore} ${totalScore === 1 ? 'point' : 'points'}`,
    moveWords(move),
    lastPoints === null ? '' : `${lastResult}: ${pointsGained(lastPoints)}`,
    entry.champion && champion !== null
      ? `called ${champion}, ${OUTCOME_WORDS[entry.champion.outcome].toLowerCase()}`
      : '',
    `Open ${isOwn ? 'your' : 'their'} ${opens}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** A correction can take points away. */
export const pointsGained = (points: number): string =>
  points > 0 ? `+${points}` : String(points).replace('-', '−');
