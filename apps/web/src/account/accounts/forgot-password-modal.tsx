import { type FormEvent, useState } from 'react';
import { openInstead } from '../../platform/core/modals.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import styles from '../../platform/ui/controls/form.module.css';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { forgotPasswordMutation } from './own-password.queries.ts';
import { m } from './words/messages.js';

/** The answer is the same for every address, so that it does not reveal accounts. */
export function ForgotPasswordModal({ onClose }: { onClose(): void }) {
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { send, isBusy, refusal } = useSend(forgotPasswordMutation);
  const canSubmit = email.trim() !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) void send(email, () => setAsked(true));
  };

  if (isAsked) {
    return (
      <Modal
        title={m.checkYourMail()}
        isOpen
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            {m.ok()}
          </Button>
        }
      >
        <p role="status">{m.resetLinkSent({ email: email.trim() })}</p>
      </Modal>
    );
  }
  return (
    <Modal title={m.forgotPasswordTitle()} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={m.email()}
          type="email"
          value={email}
          onChange={setEmail}
          hint={m.emailConfirmedHint()}
          autoComplete="email"
        />
        <FormError refusal={refusal} />
        <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          {m.sendLink()}
        </Button>
        <Button onClick={() => openInstead('logIn')}>{m.backToLogIn()}</Button>
      </form>
    </Modal>
  );
}
