import { useQueryClient } from '@tanstack/react-query';
import { leaveTo } from '../../platform/core/leaving.ts';
import { forgetLooks } from '../../platform/core/plate-looks.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { m } from './words/messages.js';

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
      title={m.accountDeleted()}
      isOpen
      onClose={leave}
      actions={
        <Button variant="primary" onClick={leave}>
          {m.done()}
        </Button>
      }
    >
      <p>{m.farewellText()}</p>
    </Modal>
  );
}
