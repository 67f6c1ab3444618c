import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Dock } from './dock.tsx';
import styles from './pick-dock.module.css';

interface WaitingDockProps {
  /** The browser has a connection, but the server was not reached yet. */
  readonly isOnline: boolean;
  readonly isSending: boolean;
  onTryNow(): void;
  onStop(): void;
}

/** Picks that are submitted and wait for a connection. */
export function WaitingDock({ isOnline, isSending, onTryNow, onStop }: WaitingDockProps) {
  return (
    <Dock
      isWaiting
      status={
        <p className={styles.waiting} role="alert">
          <Icon name="offline" size={22} />
          <span>
            <strong>{isOnline ? 'The server cannot be reached.' : 'No connection.'}</strong> Your
            picks are not submitted yet. They are kept on this device and sent by themselves as soon
            as this page is connected, if that is before the lock.
          </span>
        </p>
      }
    >
      <Button onClick={onStop} disabled={isSending}>
        Do not submit
      </Button>
      <Button variant="primary" icon="refresh" isBusy={isSending} onClick={onTryNow}>
        Try now
      </Button>
    </Dock>
  );
}
