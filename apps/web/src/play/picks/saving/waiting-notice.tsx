import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
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
            {m.doNotSubmit()}
          </Button>
          <Button variant="primary" icon="refresh" isBusy={isSending} onClick={onTryNow}>
            {m.tryNow()}
          </Button>
        </>
      }
    >
      <strong>{isOnline ? m.serverNotResponding() : m.noConnection()}</strong>{' '}
      {isLate ? m.lockPassedMeanwhile() : m.notConfirmedYet()}
    </FootNotice>
  );
}
