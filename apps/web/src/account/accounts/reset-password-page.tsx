import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/core/client.ts';
import { openModal } from '../../platform/core/modals.ts';
import { secretsOfPage } from '../../platform/core/secret-address.ts';
import { useAdminContact } from '../../platform/core/settings.queries.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Card, CardPage } from '../../platform/ui/page/card-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { PageLoading } from '../../platform/ui/states/page-loading.tsx';
import { authOptionsQuery } from './auth-options.queries.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { titleOfSpent } from './spent-link.ts';
import { m } from './words/messages.js';

/** A reset link, from staff or by mail, leads here. */
export function ResetPasswordPage() {
  const [resetId] = useState(() => secretsOfPage().get('resetId'));
  return (
    <CardPage title={m.newPassword()}>
      {resetId ? <ResetPassword resetId={resetId} /> : <NoLink title={m.linkIncomplete()} />}
    </CardPage>
  );
}

const linkQuery = (resetId: string) =>
  queryOptions({
    queryKey: ['account', 'reset-link', resetId],
    queryFn: ({ signal }) =>
      call('POST /api/account/resetlink', { body: { resetId }, signal, isSilent: true }),
    // As it is when the page is opened: using the link changes the answer.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  });

function ResetPassword({ resetId }: { resetId: string }) {
  const { data, error, refetch } = useQuery(linkQuery(resetId));
  const [spent, setSpent] = useState<string | null>(null);
  const title = spent ?? (error === null ? null : titleOfSpent(error));
  if (title !== null) return <NoLink title={title} />;
  if (error !== null) {
    return <LoadFailure title={m.linkCheckFailed()} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <PageLoading />;
  return (
    <Card title={m.changeYourPassword()}>
      <ResetPasswordForm resetId={resetId} waysIn={data} onSpent={setSpent} />
    </Card>
  );
}

/** A link that opens nothing, and how to get another. */
function NoLink({ title }: { title: string }) {
  const { data } = useQuery(authOptionsQuery);
  const contact = useAdminContact();
  return data?.isPasswordResetOffered ? (
    <EmptyState icon="link" level={1} title={title} text={m.getNewLinkByMail()}>
      <Button variant="primary" onClick={() => openModal('forgotPassword')}>
        {m.sendNewLink()}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState icon="link" level={1} title={title} text={m.askForNewLink({ contact })}>
      <Button variant="primary" onClick={() => openModal('logIn')}>
        {m.login()}
      </Button>
    </EmptyState>
  );
}
