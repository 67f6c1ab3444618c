import type { FormEvent } from 'react';
import type { FailureWords } from '../../platform/core/failures.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import styles from '../../platform/ui/controls/form.module.css';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { PasswordField } from '../../platform/ui/controls/password-field.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { useFields } from '../../platform/ui/controls/use-fields.ts';
import { useWrongField } from '../../platform/ui/controls/use-wrong-field.ts';
import { blankAccount, isFilledIn, type NewAccount, type NewAccountErrors } from './new-account.ts';
import { m } from './words/messages.js';

interface NewAccountFormProps {
  submitLabel: string;
  errors: NewAccountErrors;
  refusal: FailureWords | null;
  isBusy: boolean;
  onSubmit(account: NewAccount): void;
}

/** The four fields of a new account, each with its error beside it. */
export function NewAccountForm(props: NewAccountFormProps) {
  const { submitLabel, errors, refusal, isBusy, onSubmit } = props;
  const { values: account, field } = useFields(blankAccount, errors);
  const form = useWrongField(errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(account);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={m.username()}
        {...field('username')}
        hint={m.usernameShownHint()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField label={m.email()} type="email" {...field('email')} autoComplete="email" />
      <PasswordField
        label={m.password()}
        {...field('password')}
        hint={m.passwordHint()}
        autoComplete="new-password"
      />
      <PasswordField
        label={m.confirmPassword()}
        {...field('confirmPassword')}
        autoComplete="new-password"
      />
      <FormError refusal={refusal} />
      <Button type="submit" variant="primary" disabled={!isFilledIn(account)} isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
