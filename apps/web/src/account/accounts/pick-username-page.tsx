import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentGame } from '../../platform/core/current-game.ts';
import { gameOfPath } from '../../platform/core/game-choice.ts';
import { leaveInstead } from '../../platform/core/leaving.ts';
import { Link } from '../../platform/core/link.tsx';
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
import { m } from './words/messages.js';

/** Accounts without a username of their own, or with one that staff object to, choose one here. */
export function PickUsernamePage() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageLoading />;
  return <CardPage title={m.username()}>{user ? <OwnChange /> : <Visitor />}</CardPage>;
}

function Visitor() {
  const logInHere = () => {
    storePostLoginPath();
    openModal('logIn');
  };
  return (
    <EmptyState icon="lock" level={1} title={m.logInToChoose()}>
      <Button variant="primary" onClick={logInHere}>
        {m.login()}
      </Button>
    </EmptyState>
  );
}

function OwnChange() {
  const { data, isError, refetch } = useQuery(usernameChangeQuery);
  if (data?.isChangeAvailable) return <UsernameForm />;
  if (data) return <NotAvailable />;
  if (!isError) return <PageLoading />;
  return <LoadFailure title={m.pageFailed()} onRetry={() => void refetch()} />;
}

const eventPath = `/${currentGame.prefix}/event`;

function NotAvailable() {
  const { user } = useCurrentUser();
  return (
    <EmptyState
      icon="user"
      level={1}
      title={m.usernameUnavailable()}
      text={m.alreadyHaveUsername({ username: user?.username ?? '' })}
    >
      <Link to={eventPath} className={buttonClass({ variant: 'primary' })}>
        {m.seeCurrentEvent()}
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
      title={m.newUsernameTitle()}
      above={
        provider ? (
          <p className={styles.above}>
            <ProviderMark provider={provider} />
            {m.signedInWith({ provider: providerTitles[provider] })}
          </p>
        ) : null
      }
    >
      <p className={styles.text}>
        {m.usernameIsShown()}
        {provider && hasSlip ? <> {m.picksAreKept()}</> : null}
      </p>
      <form className={formStyles.form} onSubmit={onSubmit} noValidate>
        <TextField
          label={m.username()}
          value={username}
          onChange={setUsername}
          error={error}
          hint={m.usernameHint()}
          maxLength={20}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormError refusal={refusal} />
        <Button type="submit" variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          {m.submit()}
        </Button>
      </form>
      {provider ? (
        <p className={styles.reminder}>
          <ProviderMark provider={provider} />
          {m.nextTimeLogIn({ provider: providerTitles[provider] })}
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
    const release = showLoading(m.changingUsername());
    void send(username, async ({ error }) => {
      if (error !== null) return;
      const user = queries.getQueryData(currentUserQuery.queryKey);
      const path = wayOn();
      forgetNewAccount();
      // The other game's page is a load of its own.
      if ((gameOfPath(path) ?? currentGame).id !== currentGame.id) return leaveInstead(path);
      await navigate(path);
      showToast({ text: m.youAreNow({ username: user?.username ?? username }), kind: 'success' });
      await queries.invalidateQueries();
    }).finally(release);
  };
  return { submit, error: answer?.error ?? null, refusal, isBusy };
}
