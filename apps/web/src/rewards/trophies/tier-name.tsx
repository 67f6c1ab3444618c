import { awardOf } from '../../play/leaderboards/awards/award-tiers.ts';
import styles from './tier-name.module.css';

/** A tier in its colour and word. */
export const TierName = ({ trophyTypeId }: { readonly trophyTypeId: number }) => (
  <span className={styles.tier} data-tier={trophyTypeId}>
    {awardOf(trophyTypeId).name}
  </span>
);
