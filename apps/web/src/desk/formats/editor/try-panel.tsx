import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
import styles from './side-panels.module.css';

interface TryPanelProps {
  /** Nothing stops the format from being played. */
  isReady: boolean;
  onTry(): void;
}

/** The way to playing the format before any event has it. */
export function TryPanel({ isReady, onTry }: TryPanelProps) {
  return (
    <section className={styles.panel} aria-label={m.tryItTitle()}>
      <h2 className={styles.title}>{m.tryItTitle()}</h2>
      <p className={styles.note}>{isReady ? m.tryItText() : m.tryItNotReady()}</p>
      <div>
        <Button disabled={!isReady} onClick={onTry}>
          {m.tryItAction()}
        </Button>
      </div>
    </section>
  );
}
