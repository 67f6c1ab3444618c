import type { LeaderboardEntry } from '@callshot/contract';
import { rankText } from '../../../platform/core/rank-text.ts';
import styles from './rank-mark.module.css';

type RankMarkProps = Pick<LeaderboardEntry, 'rank' | 'isTied' | 'row'>;

/** The first three ranks have one medal each: its disc stands at the first row, a ring at those that share it. */
export function RankMark({ rank, isTied, row }: RankMarkProps) {
  const text = rankText({ rank, isTied });
  if (rank === null || rank > 3) return text;
  return (
    <span className={styles.medal} data-medal={rank} data-shared={rank < row || undefined}>
      {text}
    </span>
  );
}
