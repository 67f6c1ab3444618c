import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../platform/ui/controls/checkbox.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { createWebhookMutation, updateWebhookMutation, type Webhook } from './developer.queries.ts';
import styles from './developer-page.module.css';
import { SecretShown } from './secret-shown.tsx';
import { m } from './words/messages.js';
import { topics as allTopics, type Topic, topicWords } from './words.ts';

const MAX_URL = 500;

/** A new webhook, whose secret is shown at its end, or another address and topics of one. */
export function WebhookModal({ webhook, onClose }: { webhook: Webhook | null; onClose(): void }) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) {
    return (
      <SecretShown
        title={m.newSecretTitle()}
        copied={m.copiedSecret()}
        text={m.newSecretText()}
        secret={secret}
        onClose={onClose}
      />
    );
  }
  return <WebhookForm webhook={webhook} onMade={setSecret} onClose={onClose} />;
}

interface WebhookFormProps {
  webhook: Webhook | null;
  onMade(secret: string): void;
  onClose(): void;
}

function WebhookForm({ webhook, onMade, onClose }: WebhookFormProps) {
  const formId = useId();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [wanted, setWanted] = useState<readonly Topic[]>(webhook?.topics ?? allTopics);
  const create = useSend(createWebhookMutation);
  const update = useSend(updateWebhookMutation);
  const isReady = url.trim() !== '' && wanted.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const wish = { url: url.trim(), topics: [...wanted] };
    if (webhook === null) {
      void create.send(wish, (made) => onMade(made.secret));
      return;
    }
    const isOn = webhook.offBy === null;
    void update.send({ ...wish, webhookId: webhook.id, isOn }, () => {
      onClose();
      showToast({ text: m.webhookSaved(), kind: 'success' });
    });
  };
  return (
    <Modal
      title={webhook === null ? m.newWebhookTitle() : m.editWebhookTitle()}
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={create.refusal ?? update.refusal} />}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!isReady}
            isBusy={create.isBusy || update.isBusy}
          >
            {webhook === null ? m.makeWebhookAction() : m.saveAction()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={m.address()}
          hint={m.addressHint()}
          type="url"
          inputMode="url"
          placeholder={m.addressExample()}
          value={url}
          maxLength={MAX_URL}
          autoComplete="off"
          spellCheck={false}
          onChange={(typed) => {
            create.forget();
            update.forget();
            setUrl(typed);
          }}
        />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{m.sendWhen()}</legend>
          {allTopics.map((topic) => (
            <Checkbox
              key={topic}
              label={topicWords[topic]}
              isOn={wanted.includes(topic)}
              onChange={(isOn) =>
                setWanted(allTopics.filter((one) => (one === topic ? isOn : wanted.includes(one))))
              }
            />
          ))}
        </fieldset>
      </form>
    </Modal>
  );
}
