import type { LeaderboardEntry } from '@callshot/contract';

interface PinnedTrophyProps {
  readonly entry: Pick<LeaderboardEntry, 'pinnedEventName' | 'pinnedTrophyImagePath'>;
  /** px; 26 unless told. */
  readonly size?: number;
}

/** The trophy that somebody has pinned, beside their name, in its cut for small sizes. */
export const PinnedTrophy = ({ entry, size = 24 }: PinnedTrophyProps) =>
  entry.pinnedTrophyImagePath && (
    <img
      src={entry.pinnedTrophyImagePath.replace('.svg', '-small.svg')}
      alt={entry.pinnedEventName ?? ''}
      width={size}
      height={size}
      loading="lazy"
    />
  );
