import type { Award } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import type { RewardType } from '../../../platform/ui/art/trophy-art.tsx';
import { TrophyPicture } from '../../../platform/ui/art/trophy-picture.tsx';
import { placeWords } from '../../../rewards/trophies/award-words.ts';
import { trophiesQuery } from '../../../rewards/trophies/trophies.queries.ts';
import { awardOf } from '../../leaderboards/awards/award-tiers.ts';
import { rewardTypeOf } from '../../leaderboards/awards/reward-type.ts';
import { boardPreviewQuery } from '../../leaderboards/board/leaderboard.queries.ts';
import { pointsText } from '../../leaderboards/rows/points-text.ts';
import { m } from '../words/messages.js';
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
  const short = tiers ? shortOf(award, tiers) : null;
  return (
    <aside className={styles.card} aria-label={m.trophy()}>
      <TrophyPicture imagePath={award.imagePath} alt="" size={48} />
      <div>
        <p className={styles.title}>
          {m.trophyTitle({ tier: name, reward: REWARDS[rewardTypeOf(rewardTypeId)] })}
          {award.totalScore === null ? null : (
            <b className={styles.points}>{pointsText(award.totalScore)}</b>
          )}
        </p>
        <p className={styles.text}>
          {placeOf(award)}
          {short !== null && <> {short}</>}
        </p>
      </div>
    </aside>
  );
}

/** The forms of a trophy, as its title names them. */
const REWARDS: Readonly<Record<RewardType, string>> = {
  1: 'medal',
  2: 'trophy',
  3: 'globe',
  4: 'cologne',
  5: 'katowice',
};

function placeOf(award: Award): string {
  const place = placeWords(award);
  const { percentile: percent } = award;
  return percent === null ? m.place({ place }) : m.placeAndTop({ place, percent });
}

interface Tier {
  readonly trophyTypeId: number;
  readonly fromPoints: number | null;
}

/** '3 pts short of Platinum.' */
function shortOf({ trophyTypeId, totalScore }: Award, tiers: readonly Tier[]): string | null {
  const next = tiers.findLast(
    (tier) => tier.trophyTypeId > trophyTypeId && tier.fromPoints !== null,
  );
  if (next?.fromPoints == null || totalScore === null || next.fromPoints <= totalScore) return null;
  return m.shortOf({
    points: pointsText(next.fromPoints - totalScore),
    tier: awardOf(next.trophyTypeId).name,
  });
}
