import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { currentGame } from '../../platform/core/current-game.ts';
import { gameOfPath } from '../../platform/core/game-choice.ts';
import { leaveInstead } from '../../platform/core/leaving.ts';
import { showLoading } from '../../platform/core/loading.ts';
import { openModal } from '../../platform/core/modals.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import formStyles from '../../platform/ui/controls/form.module.css';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import styles from '../../platform/ui/page/card-page.module.css';
import { Card, CardPage } from '../../platform/ui/page/card-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { PageLoading } from '../../platform/ui/states/page-loading.tsx';
import { hasWaitingSlip, storePostLoginPath, takePostLoginPath } from '../session/post-login.ts';
import { currentUserQuery, useCurrentUser } from '../session/session.queries.ts';
import { waitingInvitePath } from '../session/waiting-invite.ts';
import { ProviderMark } from '../sign-in/provider-mark.tsx';
import { providerTitles } from '../sign-in/providers.ts';
import { forgetNewAccount, newAccountProvider } from '../sign-in/remembered.ts';
import { changeUsernameMutation, usernameChangeQuery } from './username.queries.ts';

/** Accounts without a username of their own, or with one that staff object to, choose one here. */
export function PickUsernamePage() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageLoading />;
  return <CardPage title="Username">{user ? <OwnChange /> : <Visitor />}</CardPage>;
}

function Visitor() {
  const logInHere = () => {
    storePostLoginPath();
    openModal('logIn');
  };
  return (
    <EmptyState icon="lock" level={1} title="Log in to choose your username">
      <Button variant="primary" onClick={logInHere}>
        Login
      </Button>
    </EmptyState>
  );
}

function OwnChange() {
  const { data, isError, refetch } = useQuery(usernameChangeQuery);
  if (data?.isChangeAvailable) return <UsernameForm />;
  if (data) return <NotAvailable />;
  if (!isError) return <PageLoading />;
  return <LoadFailure title="This page could not be loaded" onRetry={() => void refetch()} />;
}

const eventPath = `/${currentGame.prefix}/event`;

function NotAvailable() {
  const { user } = useCurrentUser();
  return (
    <EmptyState
      icon="user"
      level={1}
      title="Username change is not available"
      text={`You already have a username: ${user?.username}.`}
    >
      <Link to={eventPath} className={buttonClass({ variant: 'primary' })}>
        See the current event
      </Link>
    </EmptyState>
  );
}

function UsernameForm() {
  const [provider] = useState(newAccountProvider);
  const [hasSlip] = useState(hasWaitingSlip);
  const [username, setUsername] = useState('');
  const { submit, error, refusal, isBusy } = useUsernameChange();
  const canSubmit = username.trim() !== '';

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) submit(username.trim());
  };
  return (
    <Card
      title="Create a new Callshot username"
      above={
        provider ? (
          <p className={styles.above}>
            <ProviderMark provider={provider} />
            Signed in with {providerTitles[provider]}
          </p>
        ) : null
      }
    >
      <p className={styles.text}>
        Your username is shown on the public leaderboard and on your profile.
        {provider && hasSlip ? ' Your picks are kept. Next, you go back to them.' : null}
      </p>
      <form className={formStyles.form} onSubmit={onSubmit} noValidate>
        <TextField
          label="Username"
          value={username}
          onChange={setUsername}
          error={error}
          hint="3 to 20 characters"
          maxLength={20}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormError refusal={refusal} />
        <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          Submit
        </Button>
      </form>
      {provider ? (
        <p className={styles.reminder}>
          <ProviderMark provider={provider} />
          Next time, log in by clicking the {providerTitles[provider]} icon.
        </p>
      ) : null}
    </Card>
  );
}

/** A new account goes back to where its sign-in began [rule: sign-in-8]. */
function wayOn(): string {
  const place = newAccountProvider() && takePostLoginPath();
  return waitingInvitePath() ?? place ?? eventPath;
}

function useUsernameChange() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { send, answer, refusal, isBusy } = useSend(changeUsernameMutation);

  const submit = (username: string) => {
    const release = showLoading('Changing Username...');
    void send(username, async ({ error }) => {
      if (error !== null) return;
      const user = queries.getQueryData(currentUserQuery.queryKey);
      const path = wayOn();
      forgetNewAccount();
      // The other game's page is a load of its own.
      if ((gameOfPath(path) ?? currentGame).id !== currentGame.id) return leaveInstead(path);
      await navigate(path);
      showToast({ text: `You are ${user?.username ?? username} now`, kind: 'success' });
      await queries.invalidateQueries();
    }).finally(release);
  };
  return { submit, error: answer?.error ?? null, refusal, isBusy };
}
