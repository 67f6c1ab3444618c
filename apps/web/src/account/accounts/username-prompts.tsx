import { useNavigate } from 'react-router';
import { closeModals, openInstead } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';

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
      title="Your Username Is an Email"
      isOpen
      onClose={close}
      actions={
        <>
          <Button variant="primary" onClick={pick}>
            Yes
          </Button>
          <Button onClick={close}>No</Button>
        </>
      }
    >
      <p>
        To keep your address private, everybody else sees a made-up name instead. Would you like to
        choose a username?
      </p>
    </Modal>
  );
}

export function UsernameChangeModal({ onClose }: { onClose(): void }) {
  const pick = usePicking();
  return (
    <Modal
      title="Username Change"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={pick}>
          Ok
        </Button>
      }
    >
      <p>Please choose another username. Your picks and trophies stay as they are.</p>
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
