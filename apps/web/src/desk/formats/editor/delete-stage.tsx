import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { m } from '../words/messages.js';

interface DeleteStageProps {
  name: string;
  onClose(): void;
  onConfirm(): void;
}

export function DeleteStage({ name, onClose, onConfirm }: DeleteStageProps) {
  return (
    <Modal
      title={m.deleteAction()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {m.confirmAction()}
          </Button>
          <Button onClick={onClose}>{m.cancelAction()}</Button>
        </>
      }
    >
      <p>{m.deleteStageQuestion()}</p>
      <p>{m.deleteStageText({ name })}</p>
    </Modal>
  );
}
