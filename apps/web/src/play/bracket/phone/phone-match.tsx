import { memo } from 'react';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import type { OpenFacts } from '../board/board-props.ts';
import { seriesName } from '../board/wording.ts';
import { factsOfMatch } from '../picking/facts-of-match.tsx';
import { type MatchFaceProps, matchSlot } from '../slot/match-slot.tsx';
import { m } from '../words/messages.js';
import styles from './phone-match.module.css';

interface PhoneMatchProps extends MatchFaceProps {
  readonly openFacts: OpenFacts | null;
}

/** A match in the strip, with where its winner goes. */
export const PhoneMatch = memo(function PhoneMatch(props: PhoneMatchProps) {
  const { state, text } = props;
  const { node } = state;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the two slots are one picture, not a form's fields
    <div
      role="group"
      aria-label={seriesName(node, text)}
      className={styles.match}
      data-match={node.key}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <span>{text.heading}</span>
          {text.lock ? <span>{text.lock}</span> : null}
          {text.winnerTo ? (
            <span className={styles.onward}>{m.winnerTo({ match: text.winnerTo })}</span>
          ) : null}
        </div>
        {props.isEditing && factsOfMatch({ ...props, isOfMany: true })}
      </div>
      <div className={classNames(styles.slots, (node.isLocked || state.isClosed) && styles.locked)}>
        {matchSlot({ ...props, isTop: true })}
        {matchSlot({ ...props, isTop: false })}
      </div>
    </div>
  );
});
