import { type FormEvent, useState } from 'react';
import { call } from '../core/client.ts';
import { leaveTo } from '../core/leaving.ts';
import { showLoading } from '../core/loading.ts';
import { forgetSecrets } from '../core/secret-address.ts';
import { useSending } from '../core/use-sending.ts';
import { rememberLoginPrompts } from '../session/login-prompts.ts';
import { Button } from '../ui/button.tsx';
import formStyles from '../ui/form.module.css';
import { FormError } from '../ui/form-error.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useWrongField } from '../ui/use-wrong-field.ts';
import { titleOfSpent } from './spent-link.ts';
import { type WaysIn, WaysInList } from './ways-in.tsx';

const blank = { username: '', password: '', confirmPassword: '' };
const noErrors = {
  usernameError: null as string | null,
  passwordError: null as string | null,
  confirmPasswordError: null as string | null,
};

interface ResetPasswordFormProps {
  resetId: string;
  waysIn: WaysIn;
  /** The link was used up, or voided, since the page was opened. */
  onSpent(title: string): void;
}

export function ResetPasswordForm({ resetId, waysIn, onSpent }: ResetPasswordFormProps) {
  const [values, setValues] = useState(blank);
  const [isUnlinkingAll, setUnlinkingAll] = useState(false);
  const { submit, errors, failure, isBusy } = usePasswordChange(resetId, onSpent);
  const form = useWrongField(errors);

  // Nothing is sent before all three have content (leagues-and-staff §5).
  const canSubmit = Object.values(values).every((value) => value.trim() !== '');
  const field = (name: keyof typeof blank) => ({
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: errors[`${name}Error`],
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) submit({ ...values, isUnlinkingAll });
  };
  return (
    <form ref={form} className={formStyles.form} onSubmit={onSubmit} noValidate>
      <TextField
        label="Username"
        {...field('username')}
        hint="Of the account whose password you change"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label="Password"
        {...field('password')}
        hint="At least 8 characters"
        autoComplete="new-password"
      />
      <PasswordField
        label="Re-type password"
        {...field('confirmPassword')}
        autoComplete="new-password"
      />
      <WaysInList waysIn={waysIn} isUnlinkingAll={isUnlinkingAll} onChange={setUnlinkingAll} />
      <FormError text={failure} />
      <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
        Submit
      </Button>
    </form>
  );
}

function usePasswordChange(resetId: string, onSpent: (title: string) => void) {
  const [errors, setErrors] = useState(noErrors);
  const { send, failure, isBusy } = useSending();

  const submit = (values: typeof blank & { isUnlinkingAll: boolean }) => {
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
        const title = titleOfSpent(error);
        if (title === null) throw error;
        forgetSecrets();
        onSpent(title);
        return;
      }
      forgetSecrets();
      await logInQuietly(values.username, values.password);
      leaveTo('/');
    }).finally(release);
  };
  return { submit, errors, failure, isBusy };
}

/** A failed automatic login is ignored (leagues-and-staff §4). */
async function logInQuietly(username: string, password: string): Promise<void> {
  const body = { username: username.trim(), password };
  await call('POST /api/auth/login', { body, isSilent: true }).then(
    rememberLoginPrompts,
    () => undefined,
  );
}
