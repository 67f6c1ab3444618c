import { Button } from '../../../platform/ui/controls/button.tsx';
import { FootNotice } from './foot-notice.tsx';

interface WaitingNoticeProps {
  /** The browser has a connection, but the server was not reached yet. */
  readonly isOnline: boolean;
  readonly isSending: boolean;
  /** The lock passed since. */
  readonly isLate: boolean;
  onTryNow(): void;
  onStop(): void;
}

/** Picks that are submitted and wait for a connection. */
export function WaitingNotice(props: WaitingNoticeProps) {
  const { isOnline, isSending, isLate, onTryNow, onStop } = props;
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
      <strong>{isOnline ? 'The server is not responding.' : 'No connection.'}</strong>{' '}
      {isLate
        ? 'The lock has passed meanwhile. Your picks are kept on this device, and you are told as soon as it is known whether they arrived in time.'
        : 'Your picks are not confirmed yet. They are kept on this device and sent by themselves until the server confirms them, if that is before the lock.'}
    </FootNotice>
  );
}
