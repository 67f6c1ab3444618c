import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { CROWD } from '../../../platform/core/crowd.ts';
import { TrophyArt } from '../../../platform/ui/art/trophy-art.tsx';
import { awardOf } from '../../leaderboards/awards/award-tiers.ts';
import { goalStandingOf } from '../../leaderboards/awards/goal-standing.ts';
import { goalWords } from '../../leaderboards/awards/goal-words.ts';
import { rewardTypeOf } from '../../leaderboards/awards/reward-type.ts';
import { userScoreQuery } from '../../picks/picks.queries.ts';
import styles from './goal-line.module.css';

interface GoalLineProps {
  readonly event: Event;
  readonly stageIndex: number;
  /** The user of the picks on screen; null = a visitor. */
  readonly ownerId: number | null;
  /** Results are not to be told: neither is how many picks are right. */
  readonly isHidden: boolean;
}

/** The goal of the stage, above its picks and its results alike [rule: trophies-29]. */
export function GoalLine({ event, stageIndex, ownerId, isHidden }: GoalLineProps) {
  // The crowd takes no trophy.
  const isAsked = event.goals !== undefined && ownerId !== null && ownerId !== CROWD;
  const score = useQuery({ ...userScoreQuery(event.id, ownerId ?? 0), enabled: isAsked }).data;
  const standing = goalStandingOf(event, stageIndex, (isAsked && score) || null);
  if (standing === null) return null;
  const { tier } = awardOf(standing.trophyTypeId);
  const shown = isHidden ? { ...standing, told: null } : standing;
  return (
    <p className={styles.goal} data-state={shown.told?.state}>
      <TrophyArt tier={tier} reward={rewardTypeOf(event.rewardTypeId)} size={20} isDecoration />
      {goalWords(shown)}
    </p>
  );
}
