import { Button } from '../../ui/button.tsx';
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
          ? 'Play it with made-up teams, draw random results, see marks and ledger. Nothing is stored.'
          : 'What stops use stops playing as well.'}
      </p>
      <div>
        <Button disabled={!isReady} onClick={onTry}>
          Try It
        </Button>
      </div>
    </section>
  );
}
