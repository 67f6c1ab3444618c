import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';

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
      title="Leave without saving?"
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            Keep picking
          </Button>
          <Button onClick={onLeave}>Leave</Button>
        </>
      }
    >
      <p>
        Your picks for <bdi>{stageName}</bdi> are not submitted
        {isWaiting ? ' yet: there was no connection' : ''}. They stay on this device as a draft
        until you come back.
      </p>
    </Modal>
  );
}
