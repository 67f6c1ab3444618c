import { loadAnew } from '../platform/core/leaving.ts';
import { Button } from '../platform/ui/controls/button.tsx';
import { Modal } from '../platform/ui/overlays/modal.tsx';

interface AccountChangedModalProps {
  /** The user who is signed in now; null = a visitor. */
  username: string | null;
  onClose(): void;
}

/** The page still shows what the account before has: nothing that it sends is taken [rule: accounts-50]. */
export function AccountChangedModal({ username, onClose }: AccountChangedModalProps) {
  return (
    <Modal
      title={username === null ? 'Logged Out' : 'Signed In'}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" icon="refresh" onClick={loadAnew}>
            Load Page Again
          </Button>
          <Button onClick={onClose}>Stay Here</Button>
        </>
      }
    >
      <p>
        {username === null
          ? 'You have logged out in another tab. Log in again there to save what is on this page.'
          : `You have signed in as ${username} in another tab. This page still shows the earlier account and cannot save for ${username}.`}
      </p>
    </Modal>
  );
}
