import { bdiTag as bdi } from '../../../platform/core/message-tags.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { m } from '../words/messages.js';

interface LeaveModalProps {
  readonly stageName: string;
  /** They are submitted and wait for a connection. */
  readonly isWaiting: boolean;
  onClose(): void;
  onLeave(): void;
}

/** Asks before unsaved picks are left behind. */
export function LeaveModal({ stageName, isWaiting, onClose, onLeave }: LeaveModalProps) {
  return (
    <Modal
      isOpen
      title={m.leaveTitle()}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {m.keepPicking()}
          </Button>
          <Button onClick={onLeave}>{m.leave()}</Button>
        </>
      }
    >
      <p>
        {isWaiting
          ? m.leaveTextWaiting({ stage: stageName, bdi })
          : m.leaveText({ stage: stageName, bdi })}
      </p>
    </Modal>
  );
}
