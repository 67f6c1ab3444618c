import type { LeaderboardEntry } from '@callshot/contract';

interface PinnedTrophyProps {
  readonly entry: Pick<LeaderboardEntry, 'pinnedEventName' | 'pinnedTrophyImagePath'>;
}

/** The trophy that somebody has pinned, beside their name, in its cut for small sizes. */
export const PinnedTrophy = ({ entry }: PinnedTrophyProps) =>
  entry.pinnedTrophyImagePath && (
    <img
      src={entry.pinnedTrophyImagePath.replace('.svg', '-small.svg')}
      alt={entry.pinnedEventName ?? ''}
      width={26}
      height={26}
      loading="lazy"
    />
  );
