import { timeWords } from '../platform/core/clock.ts';
import { useIsOnline, useIsServerAway, useOfBefore } from '../platform/core/connection.ts';
import { Icon } from '../platform/ui/art/icon.tsx';
import styles from './connection-notice.module.css';
import { m } from './words/messages.js';

/**
 * Tells at once that there is no connection, and after a while that the server does not answer. That it
 * answers from its memory is told at once, and of when. The screen stays as it is, and is read again afterwards.
 */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const isAway = useIsServerAway();
  const ofBefore = useOfBefore();
  const told = ofBefore === null ? m.noAnswer() : m.ofBefore({ time: timeWords(ofBefore) });
  return (
    <div className={styles.region} role="status" data-screen-only>
      {(isAway || ofBefore !== null || !isOnline) && (
        <p className={styles.notice}>
          <Icon name="offline" size={18} />
          {isOnline ? told : m.noConnection()}
        </p>
      )}
    </div>
  );
}
