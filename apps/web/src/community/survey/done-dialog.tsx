import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { closeTimeText } from './close-time.ts';
import { m } from './words/messages.js';

/** After answers were sent [rule: surveys-9]. */
export function DoneDialog({ closeTime, onClose }: { closeTime: string; onClose(): void }) {
  return (
    <Modal
      title={m.submittedTitle()}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.doneAction()}
        </Button>
      }
    >
      <p>{m.submittedText({ time: closeTimeText(closeTime) })}</p>
    </Modal>
  );
}
