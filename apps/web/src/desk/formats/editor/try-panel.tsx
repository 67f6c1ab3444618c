import { Button } from '../../../platform/ui/controls/button.tsx';
import styles from './side-panels.module.css';

interface TryPanelProps {
  /** Nothing stops the format from being played. */
  isReady: boolean;
  onTry(): void;
}

/** The way to playing the format before any event has it. */
export function TryPanel({ isReady, onTry }: TryPanelProps) {
  return (
    <section className={styles.panel} aria-label="Try it">
      <h2 className={styles.title}>Try it</h2>
      <p className={styles.note}>
        {isReady
          ? 'Play it with made-up teams and random results, and see how picks are scored. Nothing is saved.'
          : 'Fix the problems that stop its use first.'}
      </p>
      <div>
        <Button disabled={!isReady} onClick={onTry}>
          Try It
        </Button>
      </div>
    </section>
  );
}
