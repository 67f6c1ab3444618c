import type { SignInProvider } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storePostLoginPath } from '../../account/session/post-login.ts';
import { rememberInvite } from '../../account/session/waiting-invite.ts';
import { useLeaving } from '../../account/sign-in/leaving-for-provider.ts';
import { useProof } from '../../account/sign-in/proof.tsx';
import { ProviderMark } from '../../account/sign-in/provider-mark.tsx';
import { offeredQuery, providerTitles } from '../../account/sign-in/providers.ts';
import { Link } from '../../platform/core/link.tsx';
import { openModal } from '../../platform/core/modals.ts';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import type { Invitation } from './invites.queries.ts';
import styles from './join-ways.module.css';
import { leaguePath, leaguesPath } from './league-place.ts';
import { useJoin, useWaitingJoin } from './use-join.ts';
import { m } from './words/messages.js';

const SEE_ALL = m.seeAllLeagues();

/** Why nothing can be pressed that would let somebody in. */
const KEPT_OUT: Partial<Record<Invitation['viewer'], { text: string; way: string }>> = {
  banned: { text: m.bannedFromLeague(), way: SEE_ALL },
  limit: { text: m.limitReached(), way: m.seeYourLeagues() },
  full: { text: m.leagueFull(), way: SEE_ALL },
  discord_in_league: {
    text: m.discordInLeague(),
    way: SEE_ALL,
  },
  reddit_in_league: {
    text: m.redditInLeague(),
    way: SEE_ALL,
  },
};

interface JoinWaysProps {
  code: string;
  invitation: Invitation;
  isVisitor: boolean;
}

/** The buttons at the foot of a phone's screen, or one sentence and a link if there are none. */
export function JoinWays({ code, invitation, isVisitor }: JoinWaysProps) {
  const { viewer } = invitation;
  const { data: offered, isPending } = useQuery(offeredQuery);
  const { join, isBusy } = useJoin(code, invitation);
  useWaitingJoin(code, invitation, join);
  const allLeagues = leaguesPath(invitation);

  if (viewer === 'member') {
    return <Told text={m.alreadyMember()} way={m.goToTheLeague()} to={leaguePath(invitation)} />;
  }
  const keptOut = KEPT_OUT[viewer];
  if (keptOut !== undefined) {
    return <Told {...keptOut} to={allLeagues} />;
  }
  if (viewer === 'may_join') {
    return (
      <div className={styles.foot}>
        <Button variant="primary" className={styles.main} isBusy={isBusy} onClick={join}>
          {m.joinLeague()}
        </Button>
      </div>
    );
  }
  if (isPending) {
    return (
      <div className={styles.foot}>
        <Skeleton height={54} />
      </div>
    );
  }
  const required = requiredOf(invitation);
  const missing = required.find((provider) => !offered?.includes(provider));
  if (missing) {
    const text = m.loginNotOffered({ provider: providerTitles[missing] });
    return <Told text={text} way={m.seeAllLeagues()} to={allLeagues} />;
  }
  return isVisitor ? (
    <VisitorWays code={code} required={required} offered={offered ?? []} />
  ) : (
    <LinkFirst code={code} required={required} />
  );
}

/** The logins that still stand between somebody and the league. */
function requiredOf({ league, viewer }: Invitation): SignInProvider[] {
  const isOpen = viewer === 'visitor' || viewer === 'both';
  const needs = (provider: SignInProvider, isAsked: boolean) =>
    isAsked && (isOpen || viewer === provider) ? [provider] : [];
  return [...needs('discord', league.requireDiscord), ...needs('reddit', league.requireReddit)];
}

const Told = ({ text, way, to }: { text: string; way: string; to: string }) => (
  <div className={styles.foot}>
    <p className={styles.told}>{text}</p>
    <Link to={to} className={`${buttonClass({ variant: 'primary' })} ${styles.main}`}>
      {way}
    </Link>
  </div>
);

interface VisitorWaysProps {
  code: string;
  required: readonly SignInProvider[];
  offered: readonly SignInProvider[];
}

/** A login that the league requires comes first: users who take it meet no gate afterwards. */
function VisitorWays({ code, required, offered }: VisitorWaysProps) {
  const { leave, leavingFor, error } = useLeaving('login');
  const comeBack = () => {
    storePostLoginPath();
    rememberInvite(code);
  };
  const byModal = (name: 'register' | 'logIn') => () => {
    comeBack();
    openModal(name);
  };
  const byProvider = (provider: SignInProvider) => () => {
    comeBack();
    void leave(provider);
  };
  const [first] = required;
  const others = offered.filter((provider) => provider !== first);
  return (
    <div className={styles.foot}>
      {first === undefined ? (
        <Button variant="primary" className={styles.main} onClick={byModal('register')}>
          {m.registerByMail()}
        </Button>
      ) : (
        <Button
          variant="primary"
          className={styles.main}
          isBusy={leavingFor === first}
          disabled={leavingFor !== null}
          onClick={byProvider(first)}
        >
          {leavingFor === first ? null : <ProviderMark provider={first} />}
          {m.joinWith({ provider: providerTitles[first] })}
        </Button>
      )}
      <div className={styles.others}>
        {first === undefined ? null : (
          <Button className={styles.other} onClick={byModal('register')}>
            {m.registerByMail()}
          </Button>
        )}
        {others.map((provider) => (
          <Button
            key={provider}
            className={styles.other}
            isBusy={leavingFor === provider}
            disabled={leavingFor !== null}
            onClick={byProvider(provider)}
          >
            {m.joinWith({ provider: providerTitles[provider] })}
          </Button>
        ))}
      </div>
      <FormError text={error} />
      <p className={styles.account}>
        {m.haveAccount({
          login: (inside) => (
            <button type="button" className={styles.login} onClick={byModal('logIn')}>
              {inside}
            </button>
          ),
        })}
      </p>
    </div>
  );
}

/** An account that lacks a login links it on the way; the page that it comes back to joins by itself. */
function LinkFirst({ code, required }: { code: string; required: readonly SignInProvider[] }) {
  const { question, ask } = useProof();
  const [asked, setAsked] = useState<SignInProvider | null>(null);
  const { leave, leavingFor, error } = useLeaving('link', (provider) =>
    ask({
      purpose: m.linkPurpose({ provider: providerTitles[provider] }),
      work: () => void leave(provider),
    }),
  );
  const [first] = required;
  if (first === undefined) return null;
  return (
    <div className={styles.foot}>
      {asked === null ? null : question}
      <Button
        variant="primary"
        className={styles.main}
        isBusy={leavingFor === first}
        disabled={leavingFor !== null}
        onClick={() => {
          rememberInvite(code);
          setAsked(first);
          void leave(first);
        }}
      >
        {leavingFor === first ? null : <ProviderMark provider={first} />}
        {m.linkAndJoin({ provider: providerTitles[first] })}
      </Button>
      <FormError text={error} />
    </div>
  );
}
