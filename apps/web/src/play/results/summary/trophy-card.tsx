import type { Award } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { rewardName } from '../../../platform/ui/art/trophy-art.tsx';
import { TrophyPicture } from '../../../platform/ui/art/trophy-picture.tsx';
import { placeWords } from '../../../rewards/trophies/award-words.ts';
import { trophiesQuery } from '../../../rewards/trophies/trophies.queries.ts';
import { awardOf } from '../../leaderboards/awards/award-tiers.ts';
import { rewardTypeOf } from '../../leaderboards/awards/reward-type.ts';
import { boardPreviewQuery } from '../../leaderboards/board/leaderboard.queries.ts';
import { pointsText } from '../../leaderboards/rows/points-text.ts';
import styles from './trophy-card.module.css';

interface TrophyCardProps {
  readonly eventId: number;
  readonly rewardTypeId: number;
  /** The user whose picks stand beside the results. */
  readonly userId: number;
}

/** The trophy of the picks on screen; absent until trophies are given. */
export function TrophyCard({ eventId, rewardTypeId, userId }: TrophyCardProps) {
  const { data: awards, isPending } = useQuery(trophiesQuery(userId));
  const award = awards?.find((each) => each.eventId === eventId && each.rank !== null);
  const tiers = useQuery({ ...boardPreviewQuery(eventId), enabled: award !== undefined }).data
    ?.tiers;
  if (award === undefined) return isPending ? <span /> : null;
  const { name } = awardOf(award.trophyTypeId);
  return (
    <aside className={styles.card} aria-label="Trophy">
      <TrophyPicture imagePath={award.imagePath} alt="" size={48} />
      <div>
        <p className={styles.title}>
          {name} {rewardName(rewardTypeOf(rewardTypeId)).toLowerCase()}
          {award.totalScore === null ? null : (
            <b className={styles.points}>{pointsText(award.totalScore)}</b>
          )}
        </p>
        <p className={styles.text}>
          {placeOf(award)}
          {tiers ? shortOf(award, tiers) : null}
        </p>
      </div>
    </aside>
  );
}

const placeOf = (award: Award): string =>
  `${placeWords(award)}${award.percentile === null ? '' : `, Top ${award.percentile}%`}.`;

interface Tier {
  readonly trophyTypeId: number;
  readonly fromPoints: number | null;
}

/** ' 3 pts short of Platinum.' */
function shortOf({ trophyTypeId, totalScore }: Award, tiers: readonly Tier[]): string | null {
  const next = tiers.findLast(
    (tier) => tier.trophyTypeId > trophyTypeId && tier.fromPoints !== null,
  );
  if (next?.fromPoints == null || totalScore === null || next.fromPoints <= totalScore) return null;
  return ` ${pointsText(next.fromPoints - totalScore)} short of ${awardOf(next.trophyTypeId).name}.`;
}
