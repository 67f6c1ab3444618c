import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

interface LeaveModalProps {
  readonly stageName: string;
  onStay(): void;
  onLeave(): void;
}

/** Asks before unsaved picks are left behind. */
export function LeaveModal({ stageName, onStay, onLeave }: LeaveModalProps) {
  return (
    <Modal
      isOpen
      title="Leave without saving?"
      onClose={onStay}
      actions={
        <>
          <Button variant="primary" onClick={onStay}>
            Keep picking
          </Button>
          <Button onClick={onLeave}>Leave</Button>
        </>
      }
    >
      <p>
        Your picks for {stageName} are not submitted. They stay on this device as a draft until you
        come back.
      </p>
    </Modal>
  );
}
