import type { Answer } from '@callshot/contract';
import { useId } from 'react';
import { exactWords } from '../../platform/core/clock.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Checkbox } from '../../platform/ui/controls/checkbox.tsx';
import { ProviderMark } from '../sign-in/provider-mark.tsx';
import { allProviders, providerTitles } from '../sign-in/providers.ts';
import styles from './ways-in.module.css';
import { m } from './words/messages.js';

export type WaysIn = Answer<'POST /api/account/resetlink'>;

/** The ways in that a new password closes, beside the sessions. */
export interface ClosedWays {
  readonly isUnlinkingAll: boolean;
  readonly isRevokingTokens: boolean;
}

interface WaysInListProps {
  waysIn: WaysIn;
  closed: ClosedWays;
  onChange(closed: ClosedWays): void;
}

/** Sessions, linked accounts and tokens: an owner who resets the password sees what does not belong there. */
export function WaysInList({ waysIn, closed, onChange }: WaysInListProps) {
  const { linkedAccounts, sessions, tokens } = waysIn;
  const id = useId();
  if (linkedAccounts.length + sessions.length + tokens.length === 0) return null;
  return (
    <section className={styles.ways} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {m.waysIn()}
      </h2>
      <ul className={styles.list}>
        {linkedAccounts.map(({ name, externalUsername, linkedAt }) => (
          <li key={name} className={styles.way}>
            <Mark name={name} />
            <span>
              {externalUsername === null
                ? titleOf(name)
                : m.providerAs({ provider: titleOf(name), name: externalUsername })}
              <span className={styles.since}> {m.linkedAt({ time: exactWords(linkedAt) })}</span>
            </span>
          </li>
        ))}
        {sessions.map(({ device, lastSeenAt }) => (
          <li key={`${device} ${lastSeenAt}`} className={styles.way}>
            <Icon name="user" size={18} />
            <span>
              {device}
              <span className={styles.since}> {m.lastSeen({ time: exactWords(lastSeenAt) })}</span>
            </span>
          </li>
        ))}
        {tokens.map(({ name, prefix, lastUsedAt }) => (
          <li key={prefix} className={styles.way}>
            <Icon name="lock" size={18} />
            <span>
              {m.tokenNamed({ name })}
              <span className={styles.since}>
                {' '}
                {lastUsedAt === null ? m.neverUsed() : m.lastUsed({ time: exactWords(lastUsedAt) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.text}>{m.resetSignsOut()}</p>
      {linkedAccounts.length === 0 ? null : (
        <Checkbox
          label={m.unlinkAsWell({ providers: providersText(linkedAccounts) })}
          isOn={closed.isUnlinkingAll}
          onChange={(isUnlinkingAll) => onChange({ ...closed, isUnlinkingAll })}
        />
      )}
      {tokens.length === 0 ? null : (
        <Checkbox
          label={m.revokeTokens({ count: tokens.length })}
          isOn={closed.isRevokingTokens}
          onChange={(isRevokingTokens) => onChange({ ...closed, isRevokingTokens })}
        />
      )}
    </section>
  );
}

const providerOf = (name: string) => allProviders.find((provider) => provider === name);

const titleOf = (name: string): string => {
  const provider = providerOf(name);
  return provider === undefined ? name : providerTitles[provider];
};

const providersText = (linked: WaysIn['linkedAccounts']): string =>
  linked
    .map(({ name }) => titleOf(name))
    .reduce((providers, last) => m.providersAnd({ providers, last }));

function Mark({ name }: { name: string }) {
  const provider = providerOf(name);
  return provider === undefined ? (
    <Icon name="link" size={18} />
  ) : (
    <ProviderMark provider={provider} size={18} />
  );
}
