import { boldTag } from '../../platform/core/message-tags.tsx';
import { awardOf } from '../leaderboards/awards/award-tiers.ts';
import { pointsText } from '../leaderboards/rows/points-text.ts';
import styles from './landing-page.module.css';
import type { Reach } from './reach-of.ts';
import { m } from './words/messages.js';

/** 'Gold in reach: 55 of 58 pts, up to +15 and 2 stages to come', with a bar for the progress. */
export function TierReach({ reach }: { readonly reach: Reach }) {
  const { trophyTypeId, fromPoints, totalScore } = reach;
  const most = Math.max(reach.maximum, fromPoints);
  const part = (points: number) => `${(100 * points) / most}%`;
  return (
    <div className={styles.reach}>
      <p>
        {m.inReach({
          name: awardOf(trophyTypeId).name,
          points: totalScore,
          from: pointsText(fromPoints),
          left: leftWords(reach),
          bold: boldTag,
        })}
      </p>
      <div className={styles.reachBar} aria-hidden="true">
        <span style={{ width: part(totalScore) }} />
        <i style={{ insetInlineStart: part(fromPoints) }} />
      </div>
    </div>
  );
}

function leftWords({ totalScore, maximum, isMaximumExact, stagesToCome }: Reach): string {
  const more = maximum - totalScore;
  const points = isMaximumExact ? `+${more}` : m.upToMore({ points: more });
  if (stagesToCome === 0) return m.toPlayFor({ points });
  const stages = m.stagesToCome({ count: stagesToCome });
  return maximum > totalScore ? m.pointsAndStages({ points, stages }) : stages;
}
