import { TrophyArt } from '../../../platform/ui/art/trophy-art.tsx';
import type { BoardFaces } from '../board/board-faces.ts';
import { pointsText } from '../rows/points-text.ts';
import { m } from '../words/messages.js';
import { awardOf } from './award-tiers.ts';
import type { BoardTier } from './tier-distance.ts';
import styles from './tier-line.module.css';

interface TierLineProps {
  readonly tier: BoardTier;
  readonly reward: BoardFaces['reward'];
}

/** Stands above the first row of a tier. */
export function TierLine({ tier: { trophyTypeId, fromPoints }, reward }: TierLineProps) {
  const { tier, name, by } = awardOf(trophyTypeId);
  return (
    <p className={styles.line} data-tier={tier}>
      <TrophyArt tier={tier} reward={reward} size={18} isDecoration />
      <b className={styles.name}>{m.fromHere({ name })}</b>
      <span className={styles.facts}>
        {by}
        {tier > 1 && fromPoints !== null ? m.andUp({ points: pointsText(fromPoints) }) : ''}
      </span>
    </p>
  );
}
