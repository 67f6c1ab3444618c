import type { Event } from '@callshot/contract';
import {
  type RewardType,
  TrophyArt,
  type TrophyTier,
} from '../../../platform/ui/art/trophy-art.tsx';
import { m } from '../words/messages.js';
import styles from './award-info.module.css';
import { AWARD_TIERS } from './award-tiers.ts';
import { GoalTable } from './goal-table.tsx';

interface Award {
  /** The place that earns it. */
  readonly by: string;
  readonly name: string;
  readonly tier: TrophyTier;
  readonly reward: RewardType;
}

const TIERS: readonly Award[] = AWARD_TIERS.map((award) => ({ ...award, reward: 2 }));

const REWARDS: readonly Award[] = [
  { by: m.worlds(), name: m.globe(), tier: 4, reward: 3 },
  { by: m.major(), name: m.trophy(), tier: 4, reward: 2 },
  { by: m.regional(), name: m.medal(), tier: 4, reward: 1 },
  { by: m.cologne(), name: m.prestigeTrophy(), tier: 4, reward: 4 },
  { by: m.katowice(), name: m.prestigeTrophy(), tier: 4, reward: 5 },
];

interface AwardInfoProps {
  /** An event whose board is looked at. */
  readonly event?: Pick<Event, 'goals' | 'eventStages'> | undefined;
}

/**
 * Which place earns which award, or which right calls do, and which event gives which
 * [rule: trophies-4, trophies-5, trophies-29].
 */
export const AwardInfo = ({ event }: AwardInfoProps) => (
  <div className={styles.info}>
    {event?.goals ? (
      <GoalTable goals={event.goals} eventStages={event.eventStages} />
    ) : (
      <AwardTable caption={m.byPlace()} heading={m.place()} awards={TIERS} />
    )}
    <AwardTable caption={m.byEventKind()} heading={m.event()} awards={REWARDS} />
    {!event?.goals && <p className={styles.note}>{m.awardRules()}</p>}
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
          <th scope="col">{m.award()}</th>
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
