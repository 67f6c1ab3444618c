import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { m } from './words/messages.js';

/** One text, whatever is wrong with the code [rule: promo-2]. */
export function InvalidModal({ onClose }: { onClose(): void }) {
  return (
    <Modal
      title={m.invalidTitle()}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.closeAction()}
        </Button>
      }
    >
      <p>{m.invalidText()}</p>
    </Modal>
  );
}
