import { awardOf } from '../leaderboards/award-tiers.ts';
import { pointsText } from '../leaderboards/points-text.ts';
import styles from './landing-page.module.css';
import type { Reach } from './reach-of.ts';

/** 'Gold in reach: 55 of 58 pts, up to +15 to play for', with how far that is. */
export function TierReach({ reach }: { readonly reach: Reach }) {
  const { trophyTypeId, fromPoints, totalScore, maximum, isMaximumExact } = reach;
  const part = (points: number) => `${(100 * points) / maximum}%`;
  return (
    <div className={styles.reach}>
      <p>
        <b>{awardOf(trophyTypeId).name} in reach:</b> {totalScore} of {pointsText(fromPoints)},{' '}
        {isMaximumExact ? '' : 'up to '}+{maximum - totalScore} to play for
      </p>
      <div className={styles.reachBar} aria-hidden="true">
        <span style={{ width: part(totalScore) }} />
        <i style={{ left: part(fromPoints) }} />
      </div>
    </div>
  );
}
