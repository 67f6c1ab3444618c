import type { FormatSummary } from '@callshot/contract';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import styles from './readiness.module.css';

type ReadinessProps = Pick<FormatSummary, 'problems' | 'warnings'>;

/** Whether events can be made from a format, by an icon and in words. */
export function Readiness({ problems, warnings }: ReadinessProps) {
  if (problems > 0) {
    return (
      <span className={styles.problems}>
        <Icon name="cross" size={14} />
        {counted(problems, 'problem')}
      </span>
    );
  }
  return warnings > 0 ? (
    <span className={styles.warnings}>
      <Icon name="warning" size={14} />
      Ready, {counted(warnings, 'warning')}
    </span>
  ) : (
    <span className={styles.ready}>
      <Icon name="check" size={14} />
      Ready
    </span>
  );
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
