import { Button } from '../ui/controls/button.tsx';
import { Modal } from '../ui/overlays/modal.tsx';

interface LeaveQuestionProps {
  /** The kind of thing edited: 'event format'. */
  what: string;
  onKeep(): void;
  onDiscard(): void;
}

export function LeaveQuestion({ what, onKeep, onDiscard }: LeaveQuestionProps) {
  return (
    <Modal
      title="Leave without saving?"
      isOpen
      onClose={onKeep}
      actions={
        <>
          <Button variant="primary" onClick={onKeep}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            Discard changes
          </Button>
        </>
      }
    >
      <p>Your changes to this {what} and their draft will be lost.</p>
    </Modal>
  );
}
