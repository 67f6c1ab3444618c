import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { useLeaving } from './leaving-for-provider.ts';
import styles from './provider-icons.module.css';
import { ProviderMark } from './provider-mark.tsx';
import { offeredQuery, providerTitles } from './providers.ts';
import { m } from './words/messages.js';

interface ProviderIconsProps {
  /** Stores what the page needs before it is left. */
  readonly onLeave?: () => void;
}

/** The other ways in; nothing at all where none is configured. */
export function ProviderIcons({ onLeave }: ProviderIconsProps) {
  const id = useId();
  const { data: offered = [] } = useQuery(offeredQuery);
  const { leave, leavingFor, error } = useLeaving('login');
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <p id={id} className={styles.word}>
        {m.orContinueWith()}
      </p>
      <div className={styles.icons}>
        {offered.map((provider) => (
          <Button
            key={provider}
            className={styles.icon}
            isBusy={leavingFor === provider}
            disabled={leavingFor !== null}
            onClick={() => {
              onLeave?.();
              void leave(provider);
            }}
          >
            {leavingFor === provider ? null : <ProviderMark provider={provider} />}
            {providerTitles[provider]}
          </Button>
        ))}
      </div>
      <FormError text={error} />
    </fieldset>
  );
}
