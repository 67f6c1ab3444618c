import type { Award } from '@callshot/contract';
import { language } from '../../platform/core/language.ts';
import { TrophyArt } from '../../platform/ui/art/trophy-art.tsx';
import { classNames } from '../../platform/ui/hooks/class-names.ts';
import { AWARD_TIERS } from '../../play/leaderboards/awards/award-tiers.ts';
import styles from './tier-counts.module.css';
import { TierName } from './tier-name.tsx';
import { m } from './words/messages.js';

/** The cup stands for a tier of any shape. */
const ANY_REWARD = 2;

interface TierCountsProps {
  readonly awards: readonly Pick<Award, 'trophyTypeId'>[];
  readonly className?: string | undefined;
}

/** The number of trophies of each tier, best first. */
export function TierCounts({ awards, className }: TierCountsProps) {
  return (
    <div className={classNames(styles.frame, className)}>
      <ul className={styles.counts} aria-label={m.byTier()}>
        {AWARD_TIERS.map(({ tier }) => {
          const count = awards.filter(({ trophyTypeId }) => trophyTypeId === tier).length;
          return (
            <li key={tier} className={styles.tier} data-none={count === 0 || undefined}>
              <TrophyArt tier={tier} reward={ANY_REWARD} size={36} isDecoration />
              <span className={styles.words}>
                <b className={styles.count}>{count.toLocaleString(language())}</b>{' '}
                <TierName trophyTypeId={tier} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
