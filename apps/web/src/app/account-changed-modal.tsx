import { loadAnew } from '../platform/core/leaving.ts';
import { Button } from '../platform/ui/controls/button.tsx';
import { Modal } from '../platform/ui/overlays/modal.tsx';
import { m } from './words/messages.js';

interface AccountChangedModalProps {
  /** The user who is signed in now; null = a visitor. */
  username: string | null;
  onClose(): void;
}

/** The page still shows what the account before has: nothing that it sends is taken [rule: accounts-50]. */
export function AccountChangedModal({ username, onClose }: AccountChangedModalProps) {
  return (
    <Modal
      title={username === null ? m.loggedOutTitle() : m.signedInTitle()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" icon="refresh" onClick={loadAnew}>
            {m.loadPageAgain()}
          </Button>
          <Button onClick={onClose}>{m.stayHere()}</Button>
        </>
      }
    >
      <p>{username === null ? m.loggedOutElsewhere() : m.signedInElsewhere({ username })}</p>
    </Modal>
  );
}
