import { memo } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { Box } from './layout.ts';
import styles from './match-box.module.css';
import { type MatchFaceProps, matchSlot } from './match-slot.tsx';
import { seriesName } from './wording.ts';

interface MatchBoxProps extends MatchFaceProps {
  readonly box: Box;
}

/** A match on the canvas. Renders again only when its own state changes. */
export const MatchBox = memo(function MatchBox(props: MatchBoxProps) {
  const { box, state, text } = props;
  const { node } = state;
  const place = { left: box.x, top: box.y, width: box.width, height: box.height };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex box everywhere
    <div
      role="group"
      aria-label={seriesName(node, text)}
      className={classNames(styles.box, node.isLocked && styles.locked)}
      style={place}
      data-match={node.key}
    >
      <span className={styles.slots} data-number={text.number}>
        {matchSlot({ ...props, isTop: true, size: 'canvas' })}
        {matchSlot({ ...props, isTop: false, size: 'canvas' })}
      </span>
    </div>
  );
});
