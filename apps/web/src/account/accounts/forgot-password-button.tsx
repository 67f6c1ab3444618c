import { useQuery } from '@tanstack/react-query';
import { openInstead } from '../../platform/core/modals.ts';
import { useAdminContact } from '../../platform/core/settings.queries.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import styles from '../../platform/ui/controls/form.module.css';
import { authOptionsQuery } from './auth-options.queries.ts';
import { m } from './words/messages.js';

/** Asks for a reset link by mail. If no mail is sent, names the contact. */
export function ForgotPasswordButton() {
  const { data } = useQuery(authOptionsQuery);
  const contact = useAdminContact();
  if (data === undefined) {
    // Two lines, or a button.
    return (
      <p className={styles.hint} aria-hidden>
        {'\u00a0'}
        <br />
        {'\u00a0'}
      </p>
    );
  }
  if (!data.isPasswordResetOffered) {
    return <p className={styles.hint}>{m.forgotPasswordContact({ contact })}</p>;
  }
  return (
    <Button variant="ghost" onClick={() => openInstead('forgotPassword')}>
      {m.forgotPasswordQuestion()}
    </Button>
  );
}
