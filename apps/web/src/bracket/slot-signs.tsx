import type { SlotState } from '@callshot/rules';
import { memo } from 'react';
import styles from './bracket-canvas.module.css';
import type { BracketLayout } from './layout.ts';
import type { PickModel } from './pick-model.ts';

interface SlotSignsProps {
  readonly model: PickModel;
  readonly layout: BracketLayout;
  readonly open: readonly number[];
}

/**
 * A dashed hole where a team is waited for, a ring beside each team that can be picked now. Two
 * paths over all matches: as pictures of 254 slots they took longer than all the rest.
 */
export const SlotSigns = memo(function SlotSigns({ model, layout, open }: SlotSignsProps) {
  const { boxes, width, height, size } = layout;
  const row = size.slots / 2;
  let holes = '';
  let rings = '';
  for (const { node, top, bottom, winnerTeamId } of model.state.matches) {
    const box = boxes[node.index];
    if (!box || !model.isShown(node.index)) continue;
    const isOpen = winnerTeamId === null && open.includes(node.index);
    for (const [at, slot] of [top, bottom].entries()) {
      const middle = box.y + row * (at + 0.5);
      if (isWaiting(slot)) holes += hole(box.x, middle);
      else if (isOpen) rings += ring(box.x + box.width, middle);
    }
  }
  return (
    <svg className={styles.lines} width={width} height={height} aria-hidden="true">
      <path className={styles.hole} d={holes} />
      <path className={styles.ring} d={rings} />
    </svg>
  );
});

const isWaiting = ({ kind }: SlotState): boolean => kind === 'open' || kind === 'awaiting';

const hole = (x: number, y: number): string => `M${x + 11} ${y - 8.5}h17v17h-17z`;
const ring = (right: number, y: number): string =>
  `M${right - 22} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`;
