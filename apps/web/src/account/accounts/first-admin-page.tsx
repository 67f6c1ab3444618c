import { useState } from 'react';
import { leaveTo } from '../../platform/core/leaving.ts';
import { forgetSecrets, secretsOfPage } from '../../platform/core/secret-address.ts';
import styles from '../../platform/ui/page/card-page.module.css';
import { Card, CardPage } from '../../platform/ui/page/card-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { firstAdminMutation } from './new-account.queries.ts';
import { useAccountCreation } from './new-account.ts';
import { NewAccountForm } from './new-account-form.tsx';

/** The one-time link of an empty deployment leads here. */
export function FirstAdminPage() {
  const [token] = useState(() => secretsOfPage().get('token'));
  return (
    <CardPage title="First admin">
      {token ? (
        <FirstAdmin token={token} />
      ) : (
        <EmptyState
          icon="lock"
          level={1}
          title="This link is not complete"
          text="Open the full address that the server printed when it started."
        />
      )}
    </CardPage>
  );
}

function FirstAdmin({ token }: { token: string }) {
  const { submit, ...state } = useAccountCreation(firstAdminMutation(token), () => {
    forgetSecrets();
    leaveTo('/');
  });
  return (
    <Card title="Create the first admin">
      <p className={styles.text}>This account manages the whole deployment. The link works once.</p>
      <NewAccountForm submitLabel="Create Account" {...state} onSubmit={submit} />
    </Card>
  );
}
