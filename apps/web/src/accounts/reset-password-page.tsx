import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, call } from '../api/client.ts';
import { leaveTo } from '../app/leaving.ts';
import { showLoading } from '../app/loading.ts';
import { openModal } from '../app/modals.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import formStyles from './account-form.module.css';
import { authOptionsQuery } from './auth-options.queries.ts';
import { Card, CardPage } from './card-page.tsx';
import { FormError } from './form-error.tsx';
import { rememberLoginPrompts } from './login-prompts.ts';
import { useSending } from './use-sending.ts';

/** A reset link, from staff or by mail, leads here. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const resetId = search.get('resetId');
  return (
    <CardPage title="New password">
      {resetId ? <ResetPassword resetId={resetId} /> : <NoLink title="This link is not complete" />}
    </CardPage>
  );
}

/** A link that opens nothing, and how to get another. */
function NoLink({ title }: { title: string }) {
  const { data } = useQuery(authOptionsQuery);
  return data?.isPasswordResetOffered ? (
    <EmptyState icon="link" level={1} title={title} text="Have a new one mailed to you.">
      <Button variant="primary" onClick={() => openModal('forgotPassword')}>
        Send a new link
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      icon="link"
      level={1}
      title={title}
      text="Ask the staff of this site for a new one."
    >
      <Button variant="primary" onClick={() => openModal('logIn')}>
        Login
      </Button>
    </EmptyState>
  );
}

const blank = { username: '', password: '', confirmPassword: '' };
const noErrors = {
  usernameError: null as string | null,
  passwordError: null as string | null,
  confirmPasswordError: null as string | null,
};

function ResetPassword({ resetId }: { resetId: string }) {
  const [values, setValues] = useState(blank);
  const { submit, errors, failure, isBusy, isLinkGood } = usePasswordChange(resetId);
  if (!isLinkGood) return <NoLink title="This link has been used or has expired" />;

  // Nothing is sent before all three have content (leagues-and-staff §5).
  const canSubmit = Object.values(values).every((value) => value.trim() !== '');
  const field = (name: keyof typeof blank) => ({
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: errors[`${name}Error`],
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) submit(values);
  };
  return (
    <Card title="Change Your Password">
      <form className={formStyles.form} onSubmit={onSubmit} noValidate>
        <TextField
          label="Username"
          {...field('username')}
          hint="Of the account whose password you change"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          label="Password"
          type="password"
          {...field('password')}
          hint="At least 8 characters"
          autoComplete="new-password"
        />
        <TextField
          label="Re-type password"
          type="password"
          {...field('confirmPassword')}
          autoComplete="new-password"
        />
        <FormError text={failure} />
        <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          Submit
        </Button>
      </form>
    </Card>
  );
}

function usePasswordChange(resetId: string) {
  const [errors, setErrors] = useState(noErrors);
  const [isLinkGood, setLinkGood] = useState(true);
  const { send, failure, isBusy } = useSending();

  const submit = (values: typeof blank) => {
    const release = showLoading('Changing Password...');
    void send(async () => {
      try {
        const body = { resetId, ...values };
        const answer = await call('POST /api/account/changepassword', {
          body,
          isToldInPlace: true,
        });
        setErrors(answer);
        if (Object.values(answer).some((error) => error !== null)) return;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'invalid_token')) throw error;
        setLinkGood(false);
        return;
      }
      await logInQuietly(values.username, values.password);
      leaveTo('/');
    }).finally(release);
  };
  return { submit, errors, failure, isBusy, isLinkGood };
}

/** A failed automatic login is ignored (leagues-and-staff §4). */
async function logInQuietly(username: string, password: string): Promise<void> {
  const body = { username: username.trim(), password };
  await call('POST /api/auth/login', { body, isSilent: true }).then(
    rememberLoginPrompts,
    () => undefined,
  );
}
