import { useState } from 'react';
import { leaveTo } from '../../platform/core/leaving.ts';
import { forgetSecrets, secretsOfPage } from '../../platform/core/secret-address.ts';
import styles from '../../platform/ui/page/card-page.module.css';
import { Card, CardPage } from '../../platform/ui/page/card-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { firstAdminMutation } from './new-account.queries.ts';
import { useAccountCreation } from './new-account.ts';
import { NewAccountForm } from './new-account-form.tsx';
import { m } from './words/messages.js';

/** The one-time link of an empty deployment leads here. */
export function FirstAdminPage() {
  const [token] = useState(() => secretsOfPage().get('token'));
  return (
    <CardPage title={m.firstAdmin()}>
      {token ? (
        <FirstAdmin token={token} />
      ) : (
        <EmptyState icon="lock" level={1} title={m.linkIncomplete()} text={m.openFullAddress()} />
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
    <Card title={m.firstAdminTitle()}>
      <p className={styles.text}>{m.firstAdminText()}</p>
      <NewAccountForm submitLabel={m.createAccount()} {...state} onSubmit={submit} />
    </Card>
  );
}
