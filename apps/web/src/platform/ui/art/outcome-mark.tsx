import { classNames } from '../hooks/class-names.ts';
import { m } from '../words/messages.js';
import { Icon, type IconName } from './icon.tsx';
import styles from './outcome-mark.module.css';

export type Outcome = 'correct' | 'wrong' | 'pending' | 'void';

export const OUTCOME_ICONS: Readonly<Record<Outcome, IconName>> = {
  correct: 'check',
  wrong: 'cross',
  pending: 'clock',
  void: 'void',
};

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  correct: m.correct(),
  wrong: m.wrong(),
  pending: m.pending(),
  void: m.void(),
};

/** Within a sentence. */
export const OUTCOMES_INSIDE: Readonly<Record<Outcome, string>> = {
  correct: m.correctInside(),
  wrong: m.wrongInside(),
  pending: m.pendingInside(),
  void: m.voidInside(),
};

interface OutcomeMarkProps {
  outcome: Outcome;
  className?: string | undefined;
}

export function OutcomeMark({ outcome, className }: OutcomeMarkProps) {
  return (
    <span className={classNames(styles.mark, styles[outcome], className)}>
      <Icon name={OUTCOME_ICONS[outcome]} size={16} />
      {OUTCOME_WORDS[outcome]}
    </span>
  );
}
