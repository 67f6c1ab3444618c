import type { ManagedUser } from '@callshot/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { copyText } from '../../platform/ui/words/copy-text.ts';
import { resetLinkMutation } from './staff.queries.ts';
import styles from './user-modal.module.css';
import { m } from './words/messages.js';

/** Makes a reset link for the user; it is shown here once and nowhere again. */
export function ResetLink({ user }: { user: ManagedUser }) {
  const [link, setLink] = useState<string | null>(null);
  const { send, isBusy, refusal } = useSend(resetLinkMutation);

  const generate = () =>
    send(user.id, ({ resetId }) =>
      setLink(`${location.origin}/reset-password?resetId=${encodeURIComponent(resetId)}`),
    );

  return (
    <section className={styles.group} aria-label={m.passwordReset()}>
      <h3 className={styles.legend}>{m.passwordReset()}</h3>
      <p className={styles.note}>
        {m.resetLinkNote({ username: user.username, user: (inside) => <bdi>{inside}</bdi> })}
      </p>
      <FormError refusal={refusal} />
      {link === null ? (
        <Button
          icon="link"
          className={styles.again}
          isBusy={isBusy}
          onClick={() => void generate()}
        >
          {m.generateResetLink()}
        </Button>
      ) : (
        <ShownLink link={link} />
      )}
    </section>
  );
}

function ShownLink({ link }: { link: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => field.current?.select(), []);

  const copy = async () => {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    showToast(
      isCopied
        ? { text: m.linkCopied(), kind: 'success' }
        : { text: m.copyFailed(), kind: 'error' },
    );
  };

  return (
    <div className={styles.link}>
      <label className={styles.linkLabel} htmlFor={id}>
        {m.resetLinkLabel()}
      </label>
      <input ref={field} id={id} className={styles.linkText} value={link} readOnly />
      <Button icon="share" onClick={() => void copy()}>
        {m.copyAction()}
      </Button>
    </div>
  );
}
