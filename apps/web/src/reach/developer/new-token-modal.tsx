import { type FormEvent, useId, useState } from 'react';
import { useProvenSend } from '../../account/sign-in/proof.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../platform/ui/controls/checkbox.tsx';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { createTokenMutation } from './developer.queries.ts';
import styles from './developer-page.module.css';
import { SecretShown } from './secret-shown.tsx';
import { m } from './words/messages.js';
import { scopes, scopeWords } from './words.ts';

const MAX_NAME = 60;

const lives = [
  { value: '30', label: m.lifeMonth() },
  { value: '90', label: m.lifeQuarter() },
  { value: '366', label: m.lifeYear() },
  { value: '', label: m.lifeForever() },
];

/** Asks what the token is for, and shows it in the only moment in which it can be. */
export function NewTokenModal({ onClose }: { onClose(): void }) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) {
    return (
      <SecretShown
        title={m.newTokenTitle()}
        copied={m.copiedToken()}
        text={m.newTokenText()}
        secret={secret}
        onClose={onClose}
      />
    );
  }
  return <TokenForm onMade={setSecret} onClose={onClose} />;
}

function TokenForm({ onMade, onClose }: { onMade(secret: string): void; onClose(): void }) {
  const formId = useId();
  const [name, setName] = useState('');
  const [wanted, setWanted] = useState<typeof scopes>(['read']);
  const [days, setDays] = useState('90');
  const { send, question, isBusy, refusal, forget } = useProvenSend(createTokenMutation, () =>
    m.makeTokenPurpose(),
  );
  const isReady = name.trim() !== '' && wanted.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const body = {
      name: name.trim(),
      scopes: wanted,
      expiresInDays: days === '' ? null : Number(days),
    };
    void send(body, (made) => onMade(made.secret));
  };
  if (question) {
    return (
      <Modal title={m.newTokenAction()} isOpen onClose={onClose} size="md">
        {question}
      </Modal>
    );
  }
  return (
    <Modal
      title={m.newTokenAction()}
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary" disabled={!isReady} isBusy={isBusy}>
            {m.makeTokenAction()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={m.nameField()}
          hint={m.nameHint()}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={(typed) => {
            forget();
            setName(typed);
          }}
        />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{m.tokenScopes()}</legend>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeWords[scope].long}
              isOn={wanted.includes(scope)}
              onChange={(isOn) =>
                setWanted(scopes.filter((one) => (one === scope ? isOn : wanted.includes(one))))
              }
            />
          ))}
        </fieldset>
        <Choice label={m.tokenLife()} value={days} options={lives} onChange={setDays} />
      </form>
    </Modal>
  );
}
