import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../platform/ui/controls/checkbox.tsx';
import styles from '../../platform/ui/controls/form.module.css';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { PasswordField } from '../../platform/ui/controls/password-field.tsx';
import { useFields } from '../../platform/ui/controls/use-fields.ts';
import { useWrongField } from '../../platform/ui/controls/use-wrong-field.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { tokensQuery } from '../../reach/developer/developer.queries.ts';
import { proofQuery } from '../sign-in/proof.queries.ts';
import { useProvenSend } from '../sign-in/proof.tsx';
import settingStyles from './email-settings.module.css';
import { hasErrors, setPasswordMutation } from './own-password.queries.ts';
import { m } from './words/messages.js';

/** The way to the screen on which the password is changed, or the first one set. */
export function PasswordSettings({ onChange }: { onChange(): void }) {
  const query = useQuery(proofQuery);
  return (
    <PanelSection title={m.password()} text={m.changingSignsOut()}>
      <Loaded query={query} what={m.passwordData()} height={44}>
        {({ hasPassword }) => (
          <div className={settingStyles.actions}>
            <Button onClick={onChange}>
              {hasPassword ? m.changePassword() : m.setAPassword()}
            </Button>
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
    <PanelSection title={m.password()}>
      <Loaded query={query} what={m.passwordData()} height={240}>
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
  const { submit, question, errors, refusal, isBusy } = usePasswordChange(hasPassword, onBack);
  const { values, field } = useFields(blank, errors);
  const [isRevokingTokens, setRevokingTokens] = useState(false);
  const tokens = useQuery(tokensQuery).data?.length ?? 0;
  const form = useWrongField(errors);
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const canSubmit =
    values.password.trim() !== '' &&
    values.confirmPassword.trim() !== '' &&
    (!hasPassword || isProven || values.currentPassword !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) submit({ ...values, isRevokingTokens });
  };
  if (question) return question;
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      {hasPassword ? (
        <PasswordField
          label={m.currentPassword()}
          {...field('currentPassword')}
          {...(isProven && { hint: m.justSignedInHint() })}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        label={m.newPassword()}
        {...field('password')}
        hint={m.passwordHint()}
        autoComplete="new-password"
      />
      <PasswordField
        label={m.retypeNewPassword()}
        {...field('confirmPassword')}
        autoComplete="new-password"
      />
      {tokens === 0 ? null : (
        <Checkbox
          label={m.revokeYourTokens({ count: tokens })}
          isOn={isRevokingTokens}
          onChange={setRevokingTokens}
        />
      )}
      <FormError refusal={refusal} />
      <div className={settingStyles.actions}>
        <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          {hasPassword ? m.changePassword() : m.setPassword()}
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          {m.back()}
        </Button>
      </div>
    </form>
  );
}

function usePasswordChange(hasPassword: boolean, onDone: () => void) {
  const { send, question, answer, refusal, isBusy } = useProvenSend(setPasswordMutation, () =>
    m.setPasswordPurpose(),
  );
  const submit = (values: typeof blank & { isRevokingTokens: boolean }) =>
    void send(values, (errors) => {
      if (hasErrors(errors)) return;
      showToast({
        text: hasPassword ? m.passwordChanged() : m.passwordSet(),
        kind: 'success',
      });
      onDone();
    });
  return { submit, question, errors: answer ?? noErrors, refusal, isBusy };
}
