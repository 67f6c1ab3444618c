import { awardOf } from '../leaderboards/awards/award-tiers.ts';
import { pointsText } from '../leaderboards/rows/points-text.ts';
import styles from './landing-page.module.css';
import type { Reach } from './reach-of.ts';

/** 'Gold in reach: 55 of 58 pts, up to +15 and 2 stages to come', with a bar for the progress. */
export function TierReach({ reach }: { readonly reach: Reach }) {
  const { trophyTypeId, fromPoints, totalScore } = reach;
  const most = Math.max(reach.maximum, fromPoints);
  const part = (points: number) => `${(100 * points) / most}%`;
  return (
    <div className={styles.reach}>
      <p>
        <b>{awardOf(trophyTypeId).name} in reach:</b> {totalScore} of {pointsText(fromPoints)},{' '}
        {leftWords(reach)}
      </p>
      <div className={styles.reachBar} aria-hidden="true">
        <span style={{ width: part(totalScore) }} />
        <i style={{ left: part(fromPoints) }} />
      </div>
    </div>
  );
}

function leftWords({ totalScore, maximum, isMaximumExact, stagesToCome }: Reach): string {
  const points = `${isMaximumExact ? '' : 'up to '}+${maximum - totalScore}`;
  if (stagesToCome === 0) return `${points} to play for`;
  const stages = `${stagesToCome} ${stagesToCome === 1 ? 'stage' : 'stages'} to come`;
  return maximum > totalScore ? `${points} and ${stages}` : stages;
}
