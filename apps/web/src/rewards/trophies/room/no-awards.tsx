import { TrophyArt } from '../../../platform/ui/art/trophy-art.tsx';
import { AWARD_TIERS } from '../../../play/leaderboards/awards/award-tiers.ts';
import { m } from '../words/messages.js';
import styles from './no-awards.module.css';

/** The trophies to win, as outlines, for users without any. */
export const NoAwards = () => (
  <div className={styles.none}>
    <ul className={styles.outlines} aria-hidden>
      {AWARD_TIERS.map(({ tier }) => (
        <li key={tier}>
          <TrophyArt tier={tier} reward={2} size={72} isDecoration />
        </li>
      ))}
    </ul>
    <p className={styles.text}>{m.noAwards()}</p>
  </div>
);
