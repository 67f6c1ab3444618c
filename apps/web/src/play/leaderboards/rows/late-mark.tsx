import type { LeaderboardEntry } from '@callshot/contract';
import { m } from '../words/messages.js';
import styles from './late-mark.module.css';

/** Marks whoever entered after the lock, with the share of the points that they get. */
export const LateMark = ({ lateShare }: Pick<LeaderboardEntry, 'lateShare'>) =>
  lateShare ? <span className={styles.late}>{m.lateMark({ share: lateShare })}</span> : null;
