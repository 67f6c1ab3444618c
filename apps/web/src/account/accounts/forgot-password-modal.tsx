import { type FormEvent, useState } from 'react';
import { openInstead } from '../../platform/core/modals.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import styles from '../../platform/ui/controls/form.module.css';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { forgotPasswordMutation } from './own-password.queries.ts';

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
        title="Check Your Mail"
        isOpen
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            OK
          </Button>
        }
      >
        <p role="status">
          If an account has confirmed {email.trim()}, a link to set a new password is on its way. It
          works once, within 24 hours.
        </p>
      </Modal>
    );
  }
  return (
    <Modal title="Forgot Password" isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={setEmail}
          hint="The one you confirmed for your account"
          autoComplete="email"
        />
        <FormError refusal={refusal} />
        <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          Send Link
        </Button>
        <Button onClick={() => openInstead('logIn')}>Back to Log In</Button>
      </form>
    </Modal>
  );
}
