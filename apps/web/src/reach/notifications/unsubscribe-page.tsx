import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storePostLoginPath } from '../../account/session/post-login.ts';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { ApiError } from '../../platform/core/api-error.ts';
import { call } from '../../platform/core/client.ts';
import { openModal } from '../../platform/core/modals.ts';
import { secretsOfPage } from '../../platform/core/secret-address.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { PageLoading } from '../../platform/ui/states/page-loading.tsx';
import { m } from './words/messages.js';

/** Switched off once a visit: nothing here reads it anew by itself. */
const unsubscribeQuery = (token: string) =>
  queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: () => call('POST /api/notification/unsubscribe', { query: { token }, isSilent: true }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

/** The link in a message leads here: it switches that channel off and says so. */
export function UnsubscribePage() {
  const [token] = useState(() => secretsOfPage().get('token'));
  return (
    <>
      <title>{m.unsubscribePageTitle()}</title>
      {token ? <Unsubscribing token={token} /> : <BadLink />}
    </>
  );
}

function Unsubscribing({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(unsubscribeQuery(token));
  if (data) {
    return (
      <EmptyState icon="check" level={1} {...told[data.channel]}>
        <WayBack />
      </EmptyState>
    );
  }
  if (error instanceof ApiError && error.status === 400) return <BadLink />;
  if (error) return <LoadFailure title={m.notSwitchedOff()} onRetry={refetch} />;
  return <PageLoading />;
}

const told = {
  email: {
    title: m.noMoreEmails(),
    text: m.noMoreEmailsText(),
  },
  push: {
    title: m.noMorePush(),
    text: m.noMorePushText(),
  },
} as const;

function BadLink() {
  return (
    <EmptyState icon="warning" level={1} title={m.badLink()} text={m.badLinkText()}>
      <WayBack />
    </EmptyState>
  );
}

const logInHere = () => {
  storePostLoginPath();
  openModal('logIn');
};

/** Leads to the user's own settings to turn it on again; a visitor logs in first. */
function WayBack() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return null;
  return user ? (
    <Button onClick={() => openModal('profile', { userId: user.id, section: 'notifications' })}>
      {m.notificationSettings()}
    </Button>
  ) : (
    <Button onClick={logInHere}>{m.login()}</Button>
  );
}
