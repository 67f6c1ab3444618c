import { useStore } from '../../../platform/core/store.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { heldScore } from '../../live/held-score.ts';
import styles from './score-pill.module.css';
import type { ScoreState } from './score-state.ts';

interface ScorePillProps {
  readonly state: ScoreState;
  /** The picks cannot be changed any more. */
  readonly isFinal: boolean;
  onOpen(): void;
}

/** The score of the picks on screen; opens its breakdown. */
export function ScorePill({ state, isFinal, onOpen }: ScorePillProps) {
  const held = useStore(heldScore);
  if (state === null) return null;
  if (state.kind !== 'scored') {
    return (
      <span className={styles.waiting} title={state.text}>
        <Icon name={state.kind === 'saved' ? 'check' : 'clock'} size={16} />
        <span className={styles.words}>{state.text}</span>
      </span>
    );
  }
  const { rank, points } = held ?? state;
  const { of } = state;
  return (
    <button
      type="button"
      className={styles.scored}
      data-final={isFinal || undefined}
      data-score
      aria-label={state.spoken}
      onClick={onOpen}
    >
      <span className={styles.rank}>
        {rank} <span className={styles.of}>{of} </span>·{' '}
      </span>
      {points}
    </button>
  );
}
