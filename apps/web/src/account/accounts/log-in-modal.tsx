import { type FormEvent, useState } from 'react';
import { currentGame } from '../../platform/core/current-game.ts';
import { leaveTo } from '../../platform/core/leaving.ts';
import { openInstead } from '../../platform/core/modals.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import styles from '../../platform/ui/controls/form.module.css';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { PasswordField } from '../../platform/ui/controls/password-field.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { forgetPostLoginPath, takePostLoginPath } from '../session/post-login.ts';
import { forgetInvite } from '../session/waiting-invite.ts';
import { ProviderIcons } from '../sign-in/provider-icons.tsx';
import { ForgotPasswordButton } from './forgot-password-button.tsx';
import { logInMutation } from './log-in.queries.ts';
import { m } from './words/messages.js';

export function LogInModal({ onClose }: { onClose(): void }) {
  const { send, isBusy, refusal } = useSend(logInMutation);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const canSubmit = username.trim() !== '' && password !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit) return;
    void send({ username: username.trim(), password }, () =>
      leaveTo(takePostLoginPath() ?? `/${currentGame.prefix}/event`),
    );
  };
  const giveUp = () => {
    forgetPostLoginPath();
    forgetInvite();
    onClose();
  };

  return (
    <Modal title={m.logIn()} isOpen onClose={giveUp}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={m.username()}
          value={username}
          onChange={setUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label={m.password()}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <ForgotPasswordButton />
        <FormError refusal={refusal} />
        <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          {m.logIn()}
        </Button>
        <ProviderIcons />
        <p className={styles.other}>{m.newHere()}</p>
        <Button onClick={() => openInstead('register')}>{m.createAccount()}</Button>
      </form>
    </Modal>
  );
}
