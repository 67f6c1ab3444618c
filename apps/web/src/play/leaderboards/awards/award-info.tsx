import {
  type RewardType,
  TrophyArt,
  type TrophyTier,
} from '../../../platform/ui/art/trophy-art.tsx';
import styles from './award-info.module.css';
import { AWARD_TIERS } from './award-tiers.ts';

interface Award {
  /** The place that earns it. */
  readonly by: string;
  readonly name: string;
  readonly tier: TrophyTier;
  readonly reward: RewardType;
}

const TIERS: readonly Award[] = AWARD_TIERS.map((award) => ({ ...award, reward: 2 }));

const REWARDS: readonly Award[] = [
  { by: 'Worlds', name: 'Globe', tier: 4, reward: 3 },
  { by: 'Major', name: 'Trophy', tier: 4, reward: 2 },
  { by: 'Regional, Tier 1 or S-Tier LAN', name: 'Medal', tier: 4, reward: 1 },
  { by: 'Cologne', name: 'Prestige Trophy', tier: 4, reward: 4 },
  { by: 'Katowice', name: 'Prestige Trophy', tier: 4, reward: 5 },
];

/** Which place earns which award, and which event gives which [rule: trophies-4, trophies-5]. */
export const AwardInfo = () => (
  <div className={styles.info}>
    <AwardTable caption="By your place on the global leaderboard" heading="Place" awards={TIERS} />
    <AwardTable caption="By the kind of event" heading="Event" awards={REWARDS} />
    <p className={styles.note}>
      Entrants with equal points share their rank and its award. Rules are the same however few or
      many entered.
    </p>
  </div>
);

interface AwardTableProps {
  readonly caption: string;
  readonly heading: string;
  readonly awards: readonly Award[];
}

function AwardTable({ caption, heading, awards }: AwardTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Award</th>
        </tr>
      </thead>
      <tbody>
        {awards.map(({ by, name, tier, reward }) => (
          <tr key={by}>
            <th scope="row">{by}</th>
            <td>
              <TrophyArt tier={tier} reward={reward} size={48} isDecoration />
              {name}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
