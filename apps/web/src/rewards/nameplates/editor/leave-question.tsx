import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';

interface LeaveQuestionProps {
  onKeep(): void;
  onDiscard(): void;
}

export const LeaveQuestion = ({ onKeep, onDiscard }: LeaveQuestionProps) => (
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
    <p>Your changes to this nameplate will be lost.</p>
  </Modal>
);
