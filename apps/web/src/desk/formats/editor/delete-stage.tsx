import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';

interface DeleteStageProps {
  name: string;
  onClose(): void;
  onConfirm(): void;
}

export function DeleteStage({ name, onClose, onConfirm }: DeleteStageProps) {
  return (
    <Modal
      title="Delete"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            Confirm
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <p>Are you sure you want to delete this 'Event Stage'?</p>
      <p>{name} will be deleted with everything in it. You can undo this.</p>
    </Modal>
  );
}
