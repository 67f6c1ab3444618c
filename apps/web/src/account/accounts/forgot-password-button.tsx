import { useQuery } from '@tanstack/react-query';
import { openInstead } from '../../platform/core/modals.ts';
import { useAdminContact } from '../../platform/core/settings.queries.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import styles from '../../platform/ui/controls/form.module.css';
import { authOptionsQuery } from './auth-options.queries.ts';

/** Asks for a reset link by mail. If no mail is sent, names the contact. */
export function ForgotPasswordButton() {
  const { data } = useQuery(authOptionsQuery);
  const contact = useAdminContact();
  if (data === undefined) {
    // Two lines, or a button.
    return (
      <p className={styles.hint} aria-hidden>
        &nbsp;
        <br />
        &nbsp;
      </p>
    );
  }
  if (!data.isPasswordResetOffered) {
    return (
      <p className={styles.hint}>
        Forgot your password? Ask {contact} for a link to set a new one.
      </p>
    );
  }
  return (
    <Button variant="ghost" onClick={() => openInstead('forgotPassword')}>
      Forgot your password?
    </Button>
  );
}
