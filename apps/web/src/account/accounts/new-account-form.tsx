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
        label="Username"
        {...field('username')}
        hint="3 to 20 characters, shown to everyone"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField label="Email" type="email" {...field('email')} autoComplete="email" />
      <PasswordField
        label="Password"
        {...field('password')}
        hint="At least 8 characters"
        autoComplete="new-password"
      />
      <PasswordField
        label="Confirm Password"
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
