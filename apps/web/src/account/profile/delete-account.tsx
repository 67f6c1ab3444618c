import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { PasswordField } from '../../platform/ui/controls/password-field.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { useWrongField } from '../../platform/ui/controls/use-wrong-field.ts';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { useProvenSend } from '../sign-in/proof.tsx';
import styles from './data-panel.module.css';
import { deleteAccountMutation } from './profile.queries.ts';
import { m } from './words/messages.js';

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
  const { send, question, answer, refusal, isBusy } = useProvenSend(deleteAccountMutation, () =>
    m.deleteAccountPurpose(),
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
        label={m.typeYourUsername()}
        hint={m.exactlyAsWritten({ username })}
        value={confirmation}
        onChange={setConfirmation}
        error={answer?.confirmationError ?? null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isPasswordAsked ? (
        <PasswordField
          label={m.password()}
          value={password}
          onChange={setPassword}
          error={answer?.passwordError ?? null}
          autoComplete="current-password"
        />
      ) : null}
      <FormError refusal={refusal} />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" disabled={!canSubmit} isBusy={isBusy}>
          {m.deleteMyAccount()}
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          {m.keepMyAccount()}
        </Button>
      </div>
    </form>
  );
}

const strong = (inside: ReactNode) => <strong>{inside}</strong>;

function WhatHappens() {
  return (
    <div className={styles.lists}>
      <p>{m.isDeleted({ strong })}</p>
      <p>{m.stays({ strong })}</p>
      <p>{m.cannotBeUndone()}</p>
    </div>
  );
}

function LastAdmin({ onBack }: { onBack(): void }) {
  return (
    <EmptyState icon="shield" title={m.lastAdminTitle()} text={m.lastAdminText()}>
      <Button onClick={onBack}>{m.back()}</Button>
    </EmptyState>
  );
}
