import type { LeaderboardEntry } from '@callshot/contract';
import { rankWords } from '../../../platform/core/rank-text.ts';
import { OUTCOMES_INSIDE } from '../../../platform/ui/art/outcome-mark.tsx';
import { m } from '../words/messages.js';
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
  const { rank, isTied, username, isStaff, totalScore, move, lastPoints, lateShare } = entry;
  return [
    rank === null ? '' : rankWords({ rank, isTied }),
    username,
    isOwn ? m.you() : '',
    isStaff ? m.staff() : '',
    lateShare ? m.lateSpoken({ share: lateShare }) : '',
    totalScore === null ? '' : m.pointsWords({ count: totalScore, points: totalScore }),
    moveWords(move),
    lastPoints === null ? '' : `${lastResult}: ${pointsGained(lastPoints)}`,
    entry.champion && champion !== null
      ? m.calledTeam({
          team: champion,
          outcome: OUTCOMES_INSIDE[entry.champion.outcome],
        })
      : '',
    opensWords(isOwn, opens),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

export function opensWords(isOwn: boolean, opens: 'picks' | 'profile'): string {
  if (opens === 'picks') return isOwn ? m.openYourPicks() : m.openTheirPicks();
  return isOwn ? m.openYourProfile() : m.openTheirProfile();
}

/** A correction can take points away. */
export const pointsGained = (points: number): string =>
  points > 0 ? `+${points}` : String(points).replace('-', '−');
