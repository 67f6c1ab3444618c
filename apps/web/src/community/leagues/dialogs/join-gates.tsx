import type { League } from '@callshot/contract';
import { rememberJoin } from '../../../account/session/waiting-join.ts';
import { useLeaving } from '../../../account/sign-in/leaving-for-provider.ts';
import { useProof } from '../../../account/sign-in/proof.tsx';
import { ProviderMark } from '../../../account/sign-in/provider-mark.tsx';
import { providerTitles } from '../../../account/sign-in/providers.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { m } from '../words/messages.js';
import styles from './join-league.module.css';
import type { Joining } from './use-joiner.ts';

interface JoinGatesProps {
  readonly league: League;
  readonly joiner: Joining;
}

/** The logins that a league asks for, each with the way to it [rule: leagues-23]. */
export function JoinGates({ league, joiner }: JoinGatesProps) {
  const { question, ask } = useProof();
  const { leave, leavingFor, error } = useLeaving('link', (provider) =>
    ask({
      purpose: m.linkPurpose({ provider: providerTitles[provider] }),
      work: () => void leave(provider),
    }),
  );
  const gates = [
    { provider: 'discord', isAsked: league.requireDiscord, isOpen: joiner.hasDiscord },
    { provider: 'reddit', isAsked: league.requireReddit, isOpen: joiner.hasReddit },
  ] as const;
  const asked = gates.filter(({ isAsked }) => isAsked);
  if (asked.length === 0) return null;
  return (
    <section className={styles.gates} aria-label={m.neededToJoin()}>
      <ul className={styles.list}>
        {asked.map(({ provider, isOpen }) => (
          <li key={provider} className={styles.gate}>
            <ProviderMark provider={provider} size={24} />
            <div className={styles.words}>
              <span className={styles.name}>
                {m.loginRequired({ provider: providerTitles[provider] })}
              </span>
              <span className={styles.state} data-open={isOpen || undefined}>
                {isOpen ? <Icon name="check" size={16} /> : null}
                {isOpen ? m.loginLinked() : m.loginNotLinked()}
              </span>
            </div>
            {isOpen ? null : (
              <Button
                size="sm"
                variant="primary"
                isBusy={leavingFor === provider}
                disabled={leavingFor !== null}
                onClick={() => {
                  rememberJoin(league.id);
                  void leave(provider);
                }}
              >
                {m.linkAction({ provider: providerTitles[provider] })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {question}
      <FormError text={error} />
    </section>
  );
}
