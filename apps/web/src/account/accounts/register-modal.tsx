import { leaveTo } from '../../platform/core/leaving.ts';
import { openInstead } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import styles from '../../platform/ui/controls/form.module.css';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { forgetPostLoginPath, takePostLoginPath } from '../session/post-login.ts';
import { forgetInvite } from '../session/waiting-invite.ts';
import { ProviderIcons } from '../sign-in/provider-icons.tsx';
import { registerMutation } from './new-account.queries.ts';
import { useAccountCreation } from './new-account.ts';
import { NewAccountForm } from './new-account-form.tsx';
import { m } from './words/messages.js';

export function RegisterModal({ onClose }: { onClose(): void }) {
  const { submit, ...state } = useAccountCreation(registerMutation, () =>
    leaveTo(takePostLoginPath() ?? '/'),
  );
  const giveUp = () => {
    forgetPostLoginPath();
    forgetInvite();
    onClose();
  };
  return (
    <Modal title={m.register()} isOpen onClose={giveUp}>
      <div className={styles.form}>
        <NewAccountForm submitLabel={m.register()} {...state} onSubmit={submit} />
        <ProviderIcons />
        <p className={styles.other}>{m.haveAnAccount()}</p>
        <Button onClick={() => openInstead('logIn')}>{m.logIn()}</Button>
      </div>
    </Modal>
  );
}
