import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './outcome-mark.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Outcome = 'correct' | 'wrong' | 'pending' | 'void';

const faces: Record<Outcome, { icon: IconName; word: string }> = {
  correct: { icon: 'check', word: 'Correct' },
  wrong: { icon: 'cross', word: 'Wrong' },
  pending: { icon: 'clock', word: 'Pending' },
  void: { icon: 'void', word: 'Void' },
};

interface OutcomeMarkProps {
  outcome: Outcome;
  /** In tight places the word is spoken only; the icon's shape still tells the four apart. */
  isCompact?: boolean;
  className?: string | undefined;
}

export function OutcomeMark({ outcome, isCompact = false, className }: OutcomeMarkProps) {
  const { icon, word } = faces[outcome];
  return (
    <span className={classNames(styles.mark, styles[outcome], className)}>
      <Icon name={icon} size={16} />
      {isCompact ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
}
