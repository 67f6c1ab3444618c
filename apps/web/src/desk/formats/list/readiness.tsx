import type { FormatSummary } from '@callshot/contract';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { m } from '../words/messages.js';
import styles from './readiness.module.css';

type ReadinessProps = Pick<FormatSummary, 'problems' | 'warnings'>;

/** Whether events can be made from a format, by an icon and in words. */
export function Readiness({ problems, warnings }: ReadinessProps) {
  if (problems > 0) {
    return (
      <span className={styles.problems}>
        <Icon name="cross" size={14} />
        {m.problemCount({ count: problems })}
      </span>
    );
  }
  return warnings > 0 ? (
    <span className={styles.warnings}>
      <Icon name="warning" size={14} />
      {m.readyWithWarnings({ count: warnings })}
    </span>
  ) : (
    <span className={styles.ready}>
      <Icon name="check" size={14} />
      {m.ready()}
    </span>
  );
}
