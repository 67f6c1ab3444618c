import { useIsOnline } from '../core/connection.ts';
import { useMissingPage } from '../core/missing-page.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { PartFailure } from './load-part.ts';
import styles from './part-failure.module.css';
import { m } from './words/messages.js';

interface FailureProps {
  readonly error: unknown;
  onRetry(): void;
  /** Given where it stands for a dialog. */
  onClose?: (() => void) | undefined;
  /** Set if it replaces the whole page. */
  readonly level?: 1;
}

/** Shown in place of a chunk that could not be fetched or drawn, with a button to try again. */
export function PartFailed({ error, onRetry, onClose, level }: FailureProps) {
  const isOnline = useIsOnline();
  const { title, text, isReloadNeeded } = wordsOf(error, isOnline);
  useMissingPage(level === 1 && error instanceof PartFailure && !error.isGone ? onRetry : null);
  const way = isReloadNeeded ? (
    <Button variant="primary" size="sm" icon="refresh" onClick={() => location.reload()}>
      {m.reload()}
    </Button>
  ) : (
    <Button variant="primary" size="sm" icon="refresh" onClick={onRetry}>
      {m.tryAgain()}
    </Button>
  );
  if (onClose === undefined) {
    return (
      <EmptyState icon="warning" title={title} text={text} {...(level && { level })}>
        {way}
      </EmptyState>
    );
  }
  return (
    <div role="alert" className={styles.card}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        {way}
        <Button size="sm" onClick={onClose}>
          {m.close()}
        </Button>
      </div>
    </div>
  );
}

/** A retry fetches what the network kept back; a newer product needs another page. */
export function wordsOf(error: unknown, isOnline: boolean) {
  if (!(error instanceof PartFailure)) {
    return {
      title: m.notShown(),
      text: m.picksKept(),
      isReloadNeeded: false,
    };
  }
  if (error.isGone) {
    return {
      title: m.updated(),
      text: m.reloadToGoOn(),
      isReloadNeeded: true,
    };
  }
  return {
    title: m.notLoaded(),
    text: isOnline ? m.unreachable() : m.offline(),
    isReloadNeeded: false,
  };
}
