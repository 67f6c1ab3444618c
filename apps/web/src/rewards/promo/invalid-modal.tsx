import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';

/** One text, whatever is wrong with the code [rule: promo-2]. */
export function InvalidModal({ onClose }: { onClose(): void }) {
  return (
    <Modal
      title="Invalid Promo Code"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>That code has either been claimed, expired or is invalid.</p>
    </Modal>
  );
}
