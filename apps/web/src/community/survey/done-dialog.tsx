import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { closeTimeText } from './close-time.ts';

/** After answers were sent [rule: surveys-9]. */
export function DoneDialog({ closeTime, onClose }: { closeTime: string; onClose(): void }) {
  return (
    <Modal
      title="Picks Submitted"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p>
        Your playoff picks have been submitted. You can change them until {closeTimeText(closeTime)}
        .
      </p>
    </Modal>
  );
}
