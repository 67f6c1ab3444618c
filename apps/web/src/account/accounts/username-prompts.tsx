import { useNavigate } from 'react-router';
import { closeModals, openInstead } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { m } from './words/messages.js';

interface UsernameIsEmailModalProps {
  /** Staff have asked for another username as well: "No" leads to that prompt. */
  isChangeAsked: boolean;
  onClose(): void;
}

export function UsernameIsEmailModal({ isChangeAsked, onClose }: UsernameIsEmailModalProps) {
  const pick = usePicking();
  const close = () => (isChangeAsked ? openInstead('usernameChange') : onClose());
  return (
    <Modal
      title={m.usernameIsEmailTitle()}
      isOpen
      onClose={close}
      actions={
        <>
          <Button variant="primary" onClick={pick}>
            {m.yes()}
          </Button>
          <Button onClick={close}>{m.no()}</Button>
        </>
      }
    >
      <p>{m.usernameIsEmailText()}</p>
    </Modal>
  );
}

export function UsernameChangeModal({ onClose }: { onClose(): void }) {
  const pick = usePicking();
  return (
    <Modal
      title={m.usernameChange()}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={pick}>
          {m.okUsername()}
        </Button>
      }
    >
      <p>{m.chooseAnotherUsername()}</p>
    </Modal>
  );
}

function usePicking(): () => void {
  const navigate = useNavigate();
  return () => {
    closeModals();
    void navigate('/pick-username');
  };
}
