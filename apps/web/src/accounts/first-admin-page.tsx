import { useSearchParams } from 'react-router';
import { call } from '../api/client.ts';
import { leaveTo } from '../app/leaving.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './first-admin-page.module.css';
import { useAccountCreation } from './new-account.ts';
import { NewAccountForm } from './new-account-form.tsx';

const handles = ['invalid_token', 'busy'];

/** The one-time link of an empty deployment leads here. */
export function FirstAdminPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <div className={styles.page}>
      <title>First admin · Callshot</title>
      {token ? (
        <FirstAdmin token={token} />
      ) : (
        <EmptyState
          icon="lock"
          level={1}
          title="This link is not complete"
          text="Open the whole address that the server printed at its start."
        />
      )}
    </div>
  );
}

function FirstAdmin({ token }: { token: string }) {
  const { submit, ...state } = useAccountCreation({
    create: (account) =>
      call('POST /api/account/first-admin', { body: { token, ...account }, handles }),
    handles,
    onCreated: () => leaveTo('/'),
  });
  return (
    <section className={styles.card}>
      <h1 className={styles.title}>Create the first admin</h1>
      <p className={styles.text}>This account manages the whole deployment. The link works once.</p>
      <NewAccountForm submitLabel="Create Account" {...state} onSubmit={submit} />
    </section>
  );
}
