import { memo } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { BracketTeam } from './bracket-team.ts';
import type { Box } from './layout.ts';
import styles from './match-box.module.css';
import { type MatchFaceProps, matchSlot } from './match-slot.tsx';
import { OfficialNote } from './official-note.tsx';

interface MatchBoxProps extends MatchFaceProps {
  readonly box: Box;
  readonly teams: ReadonlyMap<number, BracketTeam>;
}

/** A match on the canvas. Renders again only when its own state or mark changes. */
export const MatchBox = memo(function MatchBox(props: MatchBoxProps) {
  const { box, state, text } = props;
  const { node } = state;
  const place = { left: box.x, top: box.y, width: box.width, height: box.height };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex box everywhere
    <div
      role="group"
      aria-label={node.isQualifier ? text.name : `${text.name}, best of ${node.bestOf}`}
      className={classNames(styles.box, node.isLocked && styles.locked)}
      style={place}
      data-match={node.key}
    >
      <span className={styles.slots} data-number={text.number}>
        {matchSlot({ ...props, isTop: true, size: 'canvas' })}
        {matchSlot({ ...props, isTop: false, size: 'canvas' })}
      </span>
      {props.mark?.official ? (
        <OfficialNote official={props.mark.official} teams={props.teams} className={styles.note} />
      ) : null}
    </div>
  );
});
