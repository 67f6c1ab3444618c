import { useQueryClient } from '@tanstack/react-query';
import { leaveTo } from '../core/leaving.ts';
import { forgetLooks } from '../core/plate-looks.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

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
