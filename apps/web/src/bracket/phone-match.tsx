import { memo } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { BracketTeam } from './bracket-team.ts';
import { type MatchFaceProps, matchSlot } from './match-slot.tsx';
import { OfficialNote } from './official-note.tsx';
import styles from './phone-match.module.css';

interface PhoneMatchProps extends MatchFaceProps {
  readonly teams: ReadonlyMap<number, BracketTeam>;
}

/** A match in the strip, with where its winner goes. */
export const PhoneMatch = memo(function PhoneMatch(props: PhoneMatchProps) {
  const { state, text, mark } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the two slots are one picture, not a form's fields
    <div role="group" aria-label={text.name} className={styles.match} data-match={state.node.key}>
      <div className={styles.head}>
        <span>{text.heading}</span>
        {text.winnerTo ? <span className={styles.onward}>Winner → {text.winnerTo}</span> : null}
      </div>
      <div className={classNames(styles.slots, state.node.isLocked && styles.locked)}>
        {matchSlot({ ...props, isTop: true, size: 'phone' })}
        {matchSlot({ ...props, isTop: false, size: 'phone' })}
      </div>
      {mark?.official ? (
        <OfficialNote official={mark.official} teams={props.teams} className={styles.note} />
      ) : null}
    </div>
  );
});
