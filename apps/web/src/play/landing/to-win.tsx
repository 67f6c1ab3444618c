import { gameOf } from '@callshot/rules';
import { TrophyArt } from '../../platform/ui/art/trophy-art.tsx';
import { AWARD_TIERS } from '../leaderboards/awards/award-tiers.ts';
import { GoalTable } from '../leaderboards/awards/goal-table.tsx';
import { rewardTypeOf } from '../leaderboards/awards/reward-type.ts';
import styles from './landing-page.module.css';
import { Panel } from './panel.tsx';
import type { ShownEvent } from './use-tile.ts';
import { m } from './words/messages.js';

/** The rewards of an event, for users who have won nothing yet. */
export function ToWin({ shown }: { readonly shown: ShownEvent }) {
  const { gameId, rewardTypeId } = shown.event;
  const reward = rewardTypeOf(rewardTypeId);
  return (
    <Panel
      title={m.whatYouCanWin()}
      more={{ href: `/${gameOf(gameId).prefix}/trophy-room`, words: m.trophyRoom() }}
    >
      {shown.whole?.goals ? (
        <GoalTable {...shown.whole} />
      ) : (
        <ul className={styles.tiers}>
          {AWARD_TIERS.map(({ tier, name, by }) => (
            <li key={tier}>
              <TrophyArt tier={tier} reward={reward} size={48} isDecoration />
              <b>{name}</b>
              <span>{by}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
