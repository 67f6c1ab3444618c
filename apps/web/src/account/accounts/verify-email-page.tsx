import { useState } from 'react';
import type { ApiError } from '../../platform/core/api-error.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
import { forgetSecrets, secretsOfPage } from '../../platform/core/secret-address.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { CardPage } from '../../platform/ui/page/card-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { invitePath, rememberInvite } from '../session/waiting-invite.ts';
import { verifyEmailMutation } from './own-email.queries.ts';
import { titleOfSpent } from './spent-link.ts';
import { m } from './words/messages.js';

/** The link that proves an e-mail leads here; it asks, since mail programs open links by themselves. */
export function VerifyEmailPage() {
  const [token] = useState(() => secretsOfPage().get('token'));
  const [invite] = useState(() => secretsOfPage().get('invite'));
  return (
    <CardPage title={m.email()}>
      {token ? (
        <VerifyEmail token={token} invite={invite} />
      ) : (
        <NoLink title={m.linkIncomplete()} />
      )}
    </CardPage>
  );
}

/** The outcome of the link or of the address; null for another failure. */
const outcomeOf = (error: ApiError): string | null =>
  error.code === 'email_taken' ? error.title : titleOfSpent(error);

function VerifyEmail({ token, invite }: { token: string; invite: string | null }) {
  const [outcome, setOutcome] = useState<'open' | 'verified' | { title: string }>('open');
  const { send, isBusy, refusal } = useSend(verifyEmailMutation, {
    answers: (failure) => {
      const title = outcomeOf(failure);
      if (title === null) return false;
      setOutcome({ title });
      forgetSecrets();
      return true;
    },
  });
  const confirm = () =>
    send(token, () => {
      setOutcome('verified');
      forgetSecrets();
    });

  if (outcome === 'verified') {
    return (
      <EmptyState
        icon="check"
        level={1}
        title={m.emailIsConfirmed()}
        text={m.emailIsConfirmedText()}
      >
        {invite === null ? <ToEvent /> : <ToLeague invite={invite} />}
      </EmptyState>
    );
  }
  if (outcome !== 'open') return <NoLink title={outcome.title} />;
  return (
    <EmptyState icon="link" level={1} title={m.confirmYourEmail()} text={m.confirmEmailText()}>
      <Button variant="primary" isBusy={isBusy} onClick={() => void confirm()}>
        {m.confirmEmailAction()}
      </Button>
      <FormError refusal={refusal} />
    </EmptyState>
  );
}

function NoLink({ title }: { title: string }) {
  return (
    <EmptyState icon="link" level={1} title={title} text={m.newLinkFromSettings()}>
      <ToEvent />
    </EmptyState>
  );
}

/**
 * The account was made for an invite. Users who are signed in, or sign in there, join its league.
 */
const ToLeague = ({ invite }: { invite: string }) => (
  <Link
    to={invitePath(invite)}
    className={buttonClass({ variant: 'primary' })}
    onClick={() => rememberInvite(invite)}
  >
    {m.goToLeague()}
  </Link>
);

const ToEvent = () => (
  <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
    {m.seeCurrentEvent()}
  </Link>
);
