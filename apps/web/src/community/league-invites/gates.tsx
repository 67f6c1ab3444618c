import type { ReactNode } from 'react';
import { ProviderMark } from '../../account/sign-in/provider-mark.tsx';
import { providerTitles } from '../../account/sign-in/providers.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import styles from './gates.module.css';
import type { Invitation } from './invites.queries.ts';
import { m } from './words/messages.js';

interface GatesProps {
  league: Invitation['league'];
  viewer: Invitation['viewer'];
  isVisitor: boolean;
}

/** The requirements of a league, said before anything is pressed. */
export function Gates({ league, viewer, isVisitor }: GatesProps) {
  const required = [
    ...(league.requireDiscord ? (['discord'] as const) : []),
    ...(league.requireReddit ? (['reddit'] as const) : []),
  ];
  return (
    <ul className={styles.gates} aria-label={m.neededToJoin()}>
      {required.map((provider) => {
        const isMissing = isVisitor || viewer === provider || viewer === 'both';
        const isTaken = viewer === `${provider}_in_league`;
        return (
          <Gate
            key={provider}
            title={m.loginRequired({ provider: providerTitles[provider] })}
            text={
              isVisitor
                ? m.linkWhileRegistering()
                : isMissing
                  ? m.notLinkedYet()
                  : isTaken
                    ? m.linkedAccountInLeague()
                    : m.linkedToAccount()
            }
            isOpen={!isMissing && !isTaken}
          >
            <ProviderMark provider={provider} />
          </Gate>
        );
      })}
      <Gate
        title={league.hasPassword ? m.noPasswordNeeded() : m.noPassword()}
        text={m.earlierPicksCount()}
        isOpen
      >
        <Icon name="check" />
      </Gate>
    </ul>
  );
}

interface GateProps {
  title: string;
  text: string;
  isOpen: boolean;
  children: ReactNode;
}

const Gate = ({ title, text, isOpen, children }: GateProps) => (
  <li className={styles.gate} data-open={isOpen || undefined}>
    <span className={styles.mark}>{children}</span>
    <span className={styles.title}>{title}</span>
    <span className={styles.text}>{text}</span>
  </li>
);
