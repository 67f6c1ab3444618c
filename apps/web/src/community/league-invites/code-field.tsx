import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { invitePath } from '../../account/session/waiting-invite.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import styles from './code-field.module.css';
import { inviteOf } from './invite-text.ts';
import { m } from './words/messages.js';

/** As long as the server reads one. A whole link is longer than the part that is read. */
const MAX_TYPED = 300;

interface CodeFieldProps {
  /** The earlier input that led nowhere. */
  readonly tried?: string;
  /** Asks for the same once more. */
  onAgain?(): void;
}

/** For visitors, too: leads to the page of the invite, which names its league. */
export function CodeField({ tried = '', onAgain }: CodeFieldProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(tried);
  const invite = inviteOf(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite !== '' && invite === tried) onAgain?.();
    else if (invite !== '') void navigate(invitePath(invite));
  };
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <label className={styles.title} htmlFor={id}>
        {m.gotAnInvite()}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={m.codeExample()}
          maxLength={MAX_TYPED}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit" className={styles.button} disabled={invite === ''}>
          {m.joinAction()}
        </Button>
      </div>
    </form>
  );
}
