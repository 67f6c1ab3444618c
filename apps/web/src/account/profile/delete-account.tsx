import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { PasswordField } from '../../platform/ui/controls/password-field.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { useWrongField } from '../../platform/ui/controls/use-wrong-field.ts';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { useProvenSend } from '../sign-in/proof.tsx';
import styles from './data-panel.module.css';
import { deleteAccountMutation } from './profile.queries.ts';

interface DeleteAccountProps {
  username: string;
  isPasswordAsked: boolean;
  isLastAdmin: boolean;
  onBack(): void;
  onDeleted(): void;
}

/** Tells what is deleted and what stays, then asks for the exact name. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { username, isPasswordAsked, isLastAdmin, onBack, onDeleted } = props;
  const { send, question, answer, refusal, isBusy } = useProvenSend(
    deleteAccountMutation,
    () => 'delete the account',
  );
  const [confirmation, setConfirmation] = useState('');
  const [password, setPassword] = useState('');
  const form = useWrongField(answer);
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  if (isLastAdmin) return <LastAdmin onBack={onBack} />;
  if (question) return question;
  const canSubmit = confirmation === username && (!isPasswordAsked || password !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit) return;
    void send({ confirmation, password }, ({ confirmationError, passwordError }) => {
      if (confirmationError === null && passwordError === null) onDeleted();
    });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <WhatHappens />
      <TextField
        label="Type your username to confirm"
        hint={`Exactly as written: ${username}`}
        value={confirmation}
        onChange={setConfirmation}
        error={answer?.confirmationError ?? null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isPasswordAsked ? (
        <PasswordField
          label="Password"
          value={password}
          onChange={setPassword}
          error={answer?.passwordError ?? null}
          autoComplete="current-password"
        />
      ) : null}
      <FormError refusal={refusal} />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" disabled={!canSubmit} isBusy={isBusy}>
          Delete my account
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}

function WhatHappens() {
  return (
    <div className={styles.lists}>
      <p>
        <strong>Deleted:</strong> your name, email, password, linked accounts, sessions, settings
        and notifications.
      </p>
      <p>
        <strong>Stays, without your name:</strong> your picks and trophies, so that the ranks of
        others stay true. Boards say “deleted user”.
      </p>
      <p>This cannot be undone, and nobody can bring the account back.</p>
    </div>
  );
}

function LastAdmin({ onBack }: { onBack(): void }) {
  return (
    <EmptyState
      icon="shield"
      title="You are the last admin"
      text="Make somebody else an admin first. Then this account can be deleted."
    >
      <Button onClick={onBack}>Back</Button>
    </EmptyState>
  );
}
