import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useProvenSend } from '../../../account/sign-in/proof.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { SecretShown } from '../../../reach/developer/secret-shown.tsx';
import { useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import styles from './elsewhere.module.css';
import { elsewhereQuery, resultTokenMutation } from './elsewhere.queries.ts';
import { MODES, type Mode } from './elsewhere-words.ts';

const MAX_NAME = 60;

interface NewTokenDialogProps {
  eventId: number;
  onClose(): void;
}

/** Makes a token that tells the results of one event; staff choose whether these count at once. */
export function NewTokenDialog({ eventId, onClose }: NewTokenDialogProps) {
  const queries = useQueryClient();
  const formId = useId();
  const isAdmin = useIsAdmin();
  const [name, setName] = useState('');
  const [mode, setMode] = useState<Mode>('propose');
  const [secret, setSecret] = useState<string | null>(null);
  const { send, question, isBusy, refusal, forget } = useProvenSend(resultTokenMutation, () =>
    m.resultTokenPurpose(),
  );
  if (secret !== null) {
    return (
      <SecretShown
        title={m.newResultToken()}
        copied={m.resultTokenCopied()}
        text={m.resultTokenText()}
        secret={secret}
        onClose={onClose}
      />
    );
  }
  if (question) {
    return (
      <Modal title={m.newResultToken()} isOpen onClose={onClose} size="md">
        {question}
      </Modal>
    );
  }
  const isReady = name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void send({ eventId, mode, name: name.trim(), expiresInDays: LIFE_DAYS }, async (made) => {
      setSecret(made.secret);
      await queries.invalidateQueries({ queryKey: elsewhereQuery(eventId).queryKey });
    });
  };
  const modes: readonly Mode[] = isAdmin ? ['propose', 'apply'] : ['propose'];
  return (
    <Modal
      title={m.newResultToken()}
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary" disabled={!isReady} isBusy={isBusy}>
            {m.makeResultToken()}
          </Button>
          <Button onClick={onClose}>{m.cancel()}</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={m.resultTokenName()}
          hint={m.resultTokenHint()}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={(typed) => {
            forget();
            setName(typed);
          }}
        />
        <Choice
          label={m.resultTokenMode()}
          value={mode}
          options={modes.map((value) => ({ value, label: MODES[value] }))}
          onChange={(value) => setMode(value === 'apply' ? 'apply' : 'propose')}
        />
      </form>
    </Modal>
  );
}

/** An event is over by then. */
const LIFE_DAYS = 90;
