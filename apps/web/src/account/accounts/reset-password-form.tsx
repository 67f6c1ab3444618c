import { type FormEvent, useState } from 'react';
import { leaveTo } from '../../platform/core/leaving.ts';
import { showLoading } from '../../platform/core/loading.ts';
import { forgetSecrets } from '../../platform/core/secret-address.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import formStyles from '../../platform/ui/controls/form.module.css';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { PasswordField } from '../../platform/ui/controls/password-field.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { useFields } from '../../platform/ui/controls/use-fields.ts';
import { useWrongField } from '../../platform/ui/controls/use-wrong-field.ts';
import { hasErrors, resetPasswordMutation } from './own-password.queries.ts';
import { titleOfSpent } from './spent-link.ts';
import { type ClosedWays, type WaysIn, WaysInList } from './ways-in.tsx';
import { m } from './words/messages.js';

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
  const [closed, setClosed] = useState<ClosedWays>({
    isUnlinkingAll: false,
    isRevokingTokens: false,
  });
  const { submit, errors, refusal, isBusy } = usePasswordReset(resetId, onSpent);
  const { values, field } = useFields(blank, errors);
  const form = useWrongField(errors);

  // Nothing is sent before all three have content [rule: accounts-39].
  const canSubmit = Object.values(values).every((value) => value.trim() !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) submit({ ...values, ...closed });
  };
  return (
    <form ref={form} className={formStyles.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={m.username()}
        {...field('username')}
        hint={m.accountOfPassword()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label={m.password()}
        {...field('password')}
        hint={m.passwordHint()}
        autoComplete="new-password"
      />
      <PasswordField
        label={m.retypePassword()}
        {...field('confirmPassword')}
        autoComplete="new-password"
      />
      <WaysInList waysIn={waysIn} closed={closed} onChange={setClosed} />
      <FormError refusal={refusal} />
      <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
        {m.submit()}
      </Button>
    </form>
  );
}

function usePasswordReset(resetId: string, onSpent: (title: string) => void) {
  const { send, answer, refusal, isBusy } = useSend(resetPasswordMutation(resetId), {
    answers: (failure) => {
      const title = titleOfSpent(failure);
      if (title === null) return false;
      forgetSecrets();
      onSpent(title);
      return true;
    },
  });

  const submit = (values: typeof blank & ClosedWays) => {
    const release = showLoading(m.changingPassword());
    void send(values, (errors) => {
      if (hasErrors(errors)) return;
      forgetSecrets();
      leaveTo('/');
    }).finally(release);
  };
  return { submit, errors: answer ?? noErrors, refusal, isBusy };
}
