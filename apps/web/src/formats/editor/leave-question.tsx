import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

interface LeaveQuestionProps {
  onKeep(): void;
  onDiscard(): void;
}

export function LeaveQuestion({ onKeep, onDiscard }: LeaveQuestionProps) {
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
      <p>The changes to this event format are lost, and so is their draft.</p>
    </Modal>
  );
}
