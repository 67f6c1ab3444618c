import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { ApiError, call } from '../core/client.ts';
import { useSending } from '../core/use-sending.ts';
import { Button } from '../ui/button.tsx';
import accountStyles from '../ui/form.module.css';
import { FormError } from '../ui/form-error.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useLeaving } from './leaving-for-provider.ts';
import styles from './proof.module.css';
import { proofQuery } from './proof.queries.ts';
import { rememberSettings } from './proof-return.ts';
import { ProviderMark } from './provider-mark.tsx';
import { linkedQuery, providerTitles } from './providers.ts';

/** A deed that the server lets pass only once somebody has shown to be the owner. */
interface Waiting {
  /** Says what it is for: `link Discord`. */
  purpose: string;
  work(): void;
}

/**
 * Asks who sits there where the server wants to know, in the place of the deed, and does it then. `needs` tells
 * from a failure whether it is that.
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

export const needsProof = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'proof_needed';

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
        Confirm that it is you
      </h4>
      <p className={styles.text}>An open session alone is not enough to {purpose}.</p>
      <Loaded query={query} what="how to confirm it" height={96}>
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
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { send, isBusy, failure } = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return;
    void send(async () => {
      const answer = await call('POST /api/account/proof', {
        body: { password },
        isToldInPlace: true,
      });
      setError(answer.passwordError);
      if (answer.passwordError !== null) return;
      await queries.invalidateQueries({ queryKey: proofQuery.queryKey });
      onProven();
    });
  };
  return (
    <form className={accountStyles.form} onSubmit={submit} noValidate>
      <PasswordField
        label="Your password"
        value={password}
        onChange={setPassword}
        error={error}
        autoComplete="current-password"
        autoFocus
      />
      <FormError text={failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={password === ''} isBusy={isBusy}>
          Confirm
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          Cancel
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
      <p className={styles.text}>Sign in once more: you come back here.</p>
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
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </>
  );
}
