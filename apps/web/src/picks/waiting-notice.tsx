import { Button } from '../ui/button.tsx';
import { FootNotice } from './foot-notice.tsx';

interface WaitingNoticeProps {
  /** The browser has a connection, but the server was not reached yet. */
  readonly isOnline: boolean;
  readonly isSending: boolean;
  onTryNow(): void;
  onStop(): void;
}

/** Picks that are submitted and wait for a connection. */
export function WaitingNotice({ isOnline, isSending, onTryNow, onStop }: WaitingNoticeProps) {
  return (
    <FootNotice
      icon="offline"
      tone="warning"
      role="alert"
      actions={
        <>
          <Button onClick={onStop} disabled={isSending}>
            Do not submit
          </Button>
          <Button variant="primary" icon="refresh" isBusy={isSending} onClick={onTryNow}>
            Try now
          </Button>
        </>
      }
    >
      <strong>{isOnline ? 'The server cannot be reached.' : 'No connection.'}</strong> Your picks
      are not submitted yet. They are kept on this device and sent by themselves as soon as this
      page is connected, if that is before the lock.
    </FootNotice>
  );
}
