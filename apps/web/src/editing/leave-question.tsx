import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

interface LeaveQuestionProps {
  /** What is edited: 'event format'. */
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
      <p>The changes to this {what} are lost, and so is their draft.</p>
    </Modal>
  );
}
