import { Icon } from '../ui/icon.tsx';
import styles from './step-rail.module.css';

export interface RailStep {
  readonly title: string;
  readonly picked: number;
  readonly count: number;
}

interface StepRailProps {
  readonly steps: readonly RailStep[];
  readonly step: number;
  onStep(step: number): void;
}

/** Where one is among the steps; those already reached lead back (and on). */
export function StepRail({ steps, step, onStep }: StepRailProps) {
  const firstOpen = steps.findIndex(({ picked, count }) => picked < count);
  const reach = firstOpen < 0 ? steps.length - 1 : firstOpen;
  return (
    <ol className={styles.rail}>
      {steps.map(({ title, picked, count }, index) => (
        <li key={title} className={styles.step}>
          <button
            type="button"
            className={styles.button}
            aria-current={index === step ? 'step' : undefined}
            // Phones show the count of the current step alone; a check says nothing aloud.
            aria-label={`${title}, ${picked} of ${count} picked`}
            disabled={index > reach}
            onClick={() => onStep(index)}
          >
            <span className={styles.mark} data-done={picked === count || undefined}>
              {picked === count ? <Icon name="check" size={14} /> : index + 1}
            </span>
            <span className={styles.title}>{title}</span>
            <span className={styles.count}>
              {picked}/{count}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
