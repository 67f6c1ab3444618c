import { type ModalRequests, openInstead } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { forgetPostLoginPath, storePostLoginPath } from '../session/post-login.ts';
import { ProviderIcons } from '../sign-in/provider-icons.tsx';

type AccountRequiredProps = ModalRequests['accountRequired'] & { onClose(): void };

/** A user who logs in or registers here comes back to the picks that asked for it, and submits them. */
export function AccountRequiredModal({ path, slip, count, onClose }: AccountRequiredProps) {
  const keep = () => storePostLoginPath(path, slip);
  const openHere = (name: 'logIn' | 'register') => () => {
    keep();
    openInstead(name);
  };
  const giveUp = () => {
    forgetPostLoginPath();
    onClose();
  };
  return (
    <Modal
      title="Account Required"
      isOpen
      onClose={giveUp}
      actions={
        <>
          <Button variant="primary" onClick={openHere('register')}>
            Register
          </Button>
          <Button onClick={openHere('logIn')}>Login</Button>
          <ProviderIcons onLeave={keep} />
        </>
      }
    >
      <p>To save picks and get rewarded based on global placements Login or Register</p>
      <p>{`${count === 1 ? 'Your pick is' : `Your ${count} picks are`} kept, and submitted as soon as you are signed in.`}</p>
    </Modal>
  );
}
