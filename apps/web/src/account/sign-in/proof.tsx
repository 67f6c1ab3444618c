import { type UseMutationOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { ApiError } from '../../platform/core/api-error.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import accountStyles from '../../platform/ui/controls/form.module.css';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { PasswordField } from '../../platform/ui/controls/password-field.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { useLeaving } from './leaving-for-provider.ts';
import styles from './proof.module.css';
import { proofQuery, proveMutation } from './proof.queries.ts';
import { rememberSettings } from './proof-return.ts';
import { ProviderMark } from './provider-mark.tsx';
import { linkedQuery, providerTitles } from './providers.ts';
import { m } from './words/messages.js';

/** A deed that the server lets pass only once somebody has shown to be the owner. */
interface Waiting {
  /** The purpose in words: `link Discord`. */
  purpose: string;
  work(): void;
}

/**
 * Re-authenticates when the server asks for it, in the place of the action, and then performs the
 * action. `needs` tells from a failure whether it is that.
 */
export function useProof() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const question: ReactNode = waiting ? (
    <ProofForm
      purpose={waiting.purpose}
      onProven={() => {
        setWaiting(null);
        waiting.work();
      }}
      onCancel={() => setWaiting(null)}
    />
  ) : null;
  return { question, ask: setWaiting };
}

/**
 * As `useSend`. If the server wants proof of the user's identity, that is asked for first, and the
 * request is sent then.
 */
export function useProvenSend<A, I = void>(
  mutation: UseMutationOptions<A, Error, I>,
  purposeOf: (input: I) => string,
) {
  const { question, ask } = useProof();
  const sending = useSend(mutation, {
    answers: (failure, input, sendAgain) => {
      if (!needsProof(failure)) return false;
      ask({ purpose: purposeOf(input), work: sendAgain });
      return true;
    },
  });
  return { ...sending, question };
}

const needsProof = ({ code }: ApiError): boolean => code === 'proof_needed';

interface ProofFormProps {
  purpose: string;
  onProven(): void;
  onCancel(): void;
}

function ProofForm({ purpose, onProven, onCancel }: ProofFormProps) {
  const query = useQuery(proofQuery);
  const id = useId();
  return (
    <section className={styles.proof} aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {m.confirmTitle()}
      </h4>
      <p className={styles.text}>{m.confirmText({ purpose })}</p>
      <Loaded query={query} what={m.howToConfirm()} height={96}>
        {({ hasPassword }) =>
          hasPassword ? (
            <ByPassword onProven={onProven} onCancel={onCancel} />
          ) : (
            <BySignIn onCancel={onCancel} />
          )
        }
      </Loaded>
    </section>
  );
}

function ByPassword({ onProven, onCancel }: Omit<ProofFormProps, 'purpose'>) {
  const [password, setPassword] = useState('');
  const { send, isBusy, answer, refusal } = useSend(proveMutation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return;
    void send(password, ({ passwordError }) => {
      if (passwordError === null) onProven();
    });
  };
  return (
    <form className={accountStyles.form} onSubmit={submit} noValidate>
      <PasswordField
        label={m.yourPassword()}
        value={password}
        onChange={setPassword}
        error={answer?.passwordError ?? null}
        autoComplete="current-password"
        autoFocus
      />
      <FormError refusal={refusal} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={password === ''} isBusy={isBusy}>
          {m.confirm()}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  );
}

/** An account without a password is entered by a provider alone. */
function BySignIn({ onCancel }: { onCancel(): void }) {
  const { data: linked = [] } = useQuery(linkedQuery);
  const { leave, leavingFor, error } = useLeaving('login');
  return (
    <>
      <p className={styles.text}>{m.signInOnceMore()}</p>
      <FormError text={error} />
      <div className={styles.actions}>
        {linked.map((provider) => (
          <Button
            key={provider}
            isBusy={leavingFor === provider}
            disabled={leavingFor !== null}
            onClick={() => {
              rememberSettings();
              void leave(provider);
            }}
          >
            <ProviderMark provider={provider} />
            {providerTitles[provider]}
          </Button>
        ))}
        <Button onClick={onCancel}>{m.cancel()}</Button>
      </div>
    </>
  );
}
