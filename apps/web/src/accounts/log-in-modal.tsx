import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../core/client.ts';
import { currentGame } from '../core/current-game.ts';
import { leaveTo } from '../core/leaving.ts';
import { openModal } from '../core/modals.ts';
import { useSending } from '../core/use-sending.ts';
import { rememberLoginPrompts } from '../session/login-prompts.ts';
import { forgetPostLoginPath, takePostLoginPath } from '../session/post-login.ts';
import { currentUserQuery } from '../session/session.queries.ts';
import { ProviderIcons } from '../sign-in/provider-icons.tsx';
import { Button } from '../ui/button.tsx';
import styles from '../ui/form.module.css';
import { FormError } from '../ui/form-error.tsx';
import { Modal } from '../ui/modal.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ForgotPasswordButton } from './forgot-password-button.tsx';

export function LogInModal({ onClose }: { onClose(): void }) {
  const { logIn, isBusy, error } = useLogIn();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const canSubmit = username.trim() !== '' && password !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit && !isBusy) void logIn(username.trim(), password);
  };
  const giveUp = () => {
    forgetPostLoginPath();
    onClose();
  };

  return (
    <Modal title="Log In" isOpen onClose={giveUp}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Username"
          value={username}
          onChange={setUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label="Password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <ForgotPasswordButton />
        <FormError text={error} />
        <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          Log In
        </Button>
        <ProviderIcons />
        <p className={styles.other}>New here?</p>
        <Button onClick={() => openModal('register')}>Create Account</Button>
      </form>
    </Modal>
  );
}

function useLogIn() {
  const queries = useQueryClient();
  const { send, isBusy, failure } = useSending();
  const logIn = (username: string, password: string) =>
    send(async () => {
      const prompts = await call('POST /api/auth/login', {
        body: { username, password },
        handles: ['invalid_credentials'],
        isToldInPlace: true,
      });
      rememberLoginPrompts(prompts);
      await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      leaveTo(takePostLoginPath() ?? `/${currentGame.prefix}/event`);
    });
  return { logIn, isBusy, error: failure };
}
