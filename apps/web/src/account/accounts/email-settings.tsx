import type { OwnEmail } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import formStyles from '../../platform/ui/controls/form.module.css';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { PasswordField } from '../../platform/ui/controls/password-field.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { useWrongField } from '../../platform/ui/controls/use-wrong-field.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { useProvenSend } from '../sign-in/proof.tsx';
import styles from './email-settings.module.css';
import {
  ownEmailQuery,
  resendVerificationMutation,
  setEmailMutation,
} from './own-email.queries.ts';
import { m } from './words/messages.js';

/** The own e-mail: which it is, whether it is proven, and another one. */
export function EmailSettings() {
  const query = useQuery(ownEmailQuery);
  return (
    <PanelSection title={m.email()} text={m.emailPrivate()}>
      <Loaded query={query} what={m.emailData()} height={96}>
        {(own) => <OwnEmailState own={own} />}
      </Loaded>
    </PanelSection>
  );
}

function OwnEmailState({ own }: { own: OwnEmail }) {
  const [isChanging, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    if (!isChanging && wasChanging.current) button.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);

  return (
    <div className={styles.email}>
      <Address own={own} />
      {isChanging ? (
        <ChangeForm own={own} onDone={() => setChanging(false)} />
      ) : (
        <div className={styles.actions}>
          <ResendButton own={own} />
          <Button ref={button} onClick={() => setChanging(true)}>
            {own.email === null ? m.addEmail() : m.changeEmail()}
          </Button>
        </div>
      )}
    </div>
  );
}

function Address({ own }: { own: OwnEmail }) {
  const { email, isVerified, pendingEmail, isMailOffered } = own;
  return (
    <>
      <p className={styles.line}>
        <span className={styles.address}>{email ?? m.noEmailYet()}</span>
        {email === null || !isMailOffered ? null : (
          <span className={isVerified ? styles.verified : styles.unverified}>
            <Icon name={isVerified ? 'check' : 'clock'} size={16} />
            {isVerified ? m.emailConfirmed() : m.emailNotConfirmed()}
          </span>
        )}
      </p>
      {isMailOffered && !isVerified ? <p className={styles.pending}>{m.onceConfirmed()}</p> : null}
      {pendingEmail === null ? null : (
        <p className={styles.pending}>
          {m.linkSentOpenIt({
            email: pendingEmail,
            strong: (inside) => <strong>{inside}</strong>,
          })}
        </p>
      )}
    </>
  );
}

function ResendButton({ own }: { own: OwnEmail }) {
  const { send, isBusy, refusal } = useSend(resendVerificationMutation);
  const address = own.pendingEmail ?? (own.isVerified ? null : own.email);
  if (address === null || !own.isMailOffered) return null;
  const resend = () =>
    send(address, () => showToast({ text: m.linkSent({ email: address }), kind: 'success' }));
  return (
    <>
      <FormError refusal={refusal} />
      <Button isBusy={isBusy} onClick={() => void resend()}>
        {m.sendLinkAgain()}
      </Button>
    </>
  );
}

function ChangeForm({ own, onDone }: { own: OwnEmail; onDone(): void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { send, question, answer, refusal, isBusy } = useProvenSend(setEmailMutation, () =>
    m.changeEmailPurpose(),
  );
  const form = useWrongField(answer);
  const canSubmit = email.trim() !== '' && (!own.hasPassword || password !== '');

  const save = () =>
    void send({ email, ...(own.hasPassword ? { password } : {}) }, ({ email: saved }) => {
      if (saved === null) return;
      showToast({ text: savedText(saved), kind: 'success' });
      onDone();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) save();
  };
  if (question) return question;
  return (
    <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
      <TextField
        label={m.newEmail()}
        type="email"
        value={email}
        onChange={setEmail}
        error={answer?.emailError ?? null}
        autoComplete="email"
        autoFocus
      />
      {own.hasPassword ? (
        <PasswordField
          label={m.yourPassword()}
          value={password}
          onChange={setPassword}
          error={answer?.passwordError ?? null}
          autoComplete="current-password"
        />
      ) : null}
      <FormError refusal={refusal} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          {m.saveEmail()}
        </Button>
        <Button disabled={isBusy} onClick={onDone}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  );
}

const savedText = ({ email, pendingEmail }: OwnEmail): string =>
  pendingEmail === null
    ? m.yourEmailIs({ email: email ?? '' })
    : m.linkSent({ email: pendingEmail });
