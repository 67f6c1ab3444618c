import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { ProviderMark } from '../sign-in/provider-mark.tsx';
import { allProviders, linkedQuery, offeredQuery, providerTitles } from '../sign-in/providers.ts';
import styles from './linked-marks.module.css';
import { m } from './words/messages.js';

/** Which accounts elsewhere are linked, at a glance; the Account tab changes it. */
export function LinkedMarks({ onLink }: { onLink(): void }) {
  const offered = useQuery(offeredQuery).data ?? [];
  const linked = useQuery(linkedQuery).data;
  const shown = allProviders.filter(
    (provider) => offered.includes(provider) || linked?.includes(provider),
  );
  if (linked === undefined || shown.length === 0) return null;
  return (
    <section className={styles.section} aria-label={m.linkedAccounts()}>
      <h3 className={styles.title}>{m.linkedAccountsTitle()}</h3>
      <ul className={styles.list}>
        {shown.map((provider) => (
          <li key={provider} className={styles.item}>
            {linked.includes(provider) ? (
              <span className={styles.linked}>
                <ProviderMark provider={provider} size={18} />
                {providerTitles[provider]}
                <Icon name="check" size={16} label={m.linked()} />
              </span>
            ) : (
              <Button icon="plus" className={styles.link} onClick={onLink}>
                {m.linkProvider({ provider: providerTitles[provider] })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
