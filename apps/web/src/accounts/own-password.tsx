import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError, call } from '../core/client.ts';
import { useSending } from '../core/use-sending.ts';
import { notificationKeys } from '../notifications/notification-keys.ts';
import { proofQuery } from '../sign-in/proof.queries.ts';
import { needsProof, useProof } from '../sign-in/proof.tsx';
import { Button } from '../ui/button.tsx';
import styles from '../ui/form.module.css';
import { FormError } from '../ui/form-error.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useWrongField } from '../ui/use-wrong-field.ts';
import settingStyles from './email-settings.module.css';
import { ownEmailQuery } from './own-email.queries.ts';

/** The way to the screen on which the password is changed, or the first one set. */
export function PasswordSettings({ onChange }: { onChange(): void }) {
  const query = useQuery(proofQuery);
  return (
    <PanelSection title="Password" text="A new one signs you out everywhere but here.">
      <Loaded query={query} what="your password" height={44}>
        {({ hasPassword }) => (
          <div className={settingStyles.actions}>
            <Button onClick={onChange}>{hasPassword ? 'Change password' : 'Set a password'}</Button>
          </div>
        )}
      </Loaded>
    </PanelSection>
  );
}

/** That screen, in place of all other settings. */
export function OwnPassword({ onBack }: { onBack(): void }) {
  const query = useQuery(proofQuery);
  return (
    <PanelSection title="Password">
      <Loaded query={query} what="your password" height={240}>
        {({ hasPassword, isProven }) => (
          <PasswordForm hasPassword={hasPassword} isProven={isProven} onBack={onBack} />
        )}
      </Loaded>
    </PanelSection>
  );
}

const blank = { currentPassword: '', password: '', confirmPassword: '' };
const noErrors = {
  currentPasswordError: null as string | null,
  passwordError: null as string | null,
  confirmPasswordError: null as string | null,
};

interface PasswordFormProps {
  hasPassword: boolean;
  isProven: boolean;
  onBack(): void;
}

function PasswordForm({ hasPassword, isProven, onBack }: PasswordFormProps) {
  const [values, setValues] = useState(blank);
  const { submit, question, errors, failure, isBusy } = usePasswordChange(hasPassword, onBack);
  const form = useWrongField(errors);
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const canSubmit =
    values.password.trim() !== '' &&
    values.confirmPassword.trim() !== '' &&
    (!hasPassword || isProven || values.currentPassword !== '');
  const field = (name: keyof typeof blank) => ({
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: errors[`${name}Error`],
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) submit(values);
  };
  if (question) return question;
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      {hasPassword ? (
        <PasswordField
          label="Current password"
          {...field('currentPassword')}
          {...(isProven && { hint: 'You have just signed in: it may stay empty' })}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        label="New password"
        {...field('password')}
        hint="At least 8 characters"
        autoComplete="new-password"
      />
      <PasswordField
        label="Re-type new password"
        {...field('confirmPassword')}
        autoComplete="new-password"
      />
      <FormError text={failure} />
      <div className={settingStyles.actions}>
        <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}

function usePasswordChange(hasPassword: boolean, onDone: () => void) {
  const queries = useQueryClient();
  const [errors, setErrors] = useState(noErrors);
  const { send, failure, isBusy } = useSending();
  const { question, ask } = useProof();

  const submit = (values: typeof blank) =>
    void send(async () => {
      try {
        const answer = await call('POST /api/account/password', {
          body: values,
          isToldInPlace: true,
        });
        setErrors(answer);
        if (Object.values(answer).some((error) => error !== null)) return;
      } catch (error) {
        if (!(error instanceof ApiError && needsProof(error))) throw error;
        ask({ purpose: 'set a password', work: () => submit(values) });
        return;
      }
      for (const { queryKey } of [proofQuery, ownEmailQuery, { queryKey: notificationKeys.all }]) {
        await queries.invalidateQueries({ queryKey });
      }
      showToast({
        text: hasPassword ? 'Your password is changed' : 'Your password is set',
        kind: 'success',
      });
      onDone();
    });
  return { submit, question, errors, failure, isBusy };
}
