import { type ModalRequests, openInstead } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { forgetPostLoginPath, storePostLoginPath } from '../session/post-login.ts';
import { ProviderIcons } from '../sign-in/provider-icons.tsx';
import { m } from './words/messages.js';

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
      title={m.accountRequired()}
      isOpen
      onClose={giveUp}
      actions={
        <>
          <Button variant="primary" onClick={openHere('register')}>
            {m.register()}
          </Button>
          <Button onClick={openHere('logIn')}>{m.login()}</Button>
          <ProviderIcons onLeave={keep} />
        </>
      }
    >
      <p>{m.accountRequiredText()}</p>
      <p>{m.picksKept({ count })}</p>
    </Modal>
  );
}
