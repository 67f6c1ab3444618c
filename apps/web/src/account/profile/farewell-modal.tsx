import { useQueryClient } from '@tanstack/react-query';
import { leaveTo } from '../../platform/core/leaving.ts';
import { forgetLooks } from '../../platform/core/plate-looks.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';

/** The account is gone; whatever closes this leads to the product as a visitor sees it. */
export function FarewellModal() {
  const queries = useQueryClient();
  const leave = () => {
    queries.clear();
    forgetLooks();
    leaveTo('/');
  };
  return (
    <Modal
      title="Account deleted"
      isOpen
      onClose={leave}
      actions={
        <Button variant="primary" onClick={leave}>
          Done
        </Button>
      }
    >
      <p>Your account and what it held are gone. Thank you for playing.</p>
    </Modal>
  );
}
