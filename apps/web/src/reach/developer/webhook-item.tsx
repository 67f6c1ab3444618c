import { useState } from 'react';
import { serverNow } from '../../platform/core/server-clock.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Switch } from '../../platform/ui/controls/switch.tsx';
import { AskFirst } from '../../platform/ui/overlays/ask-first.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { timeAgo } from '../../platform/ui/words/time-ago.ts';
import { Deliveries } from './deliveries.tsx';
import {
  deleteWebhookMutation,
  testWebhookMutation,
  updateWebhookMutation,
  type Webhook,
} from './developer.queries.ts';
import styles from './developer-page.module.css';
import { m } from './words/messages.js';
import { concernOf, topicWords } from './words.ts';

/** One webhook: its topics, its state, and its deliveries. */
export function WebhookItem({ webhook, onEdit }: { webhook: Webhook; onEdit(): void }) {
  const { id, url, topics, offBy, lastDeliveredAt } = webhook;
  const [isOpen, setOpen] = useState(false);
  const update = useSend(updateWebhookMutation);
  const test = useSend(testWebhookMutation);
  const remove = useSend(deleteWebhookMutation);
  const concern = concernOf(webhook);
  const isOn = offBy === null;
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <span className={styles.name}>{url}</span>
        <span className={styles.fact}>{topics.map((topic) => topicWords[topic]).join(' · ')}</span>
        <span className={styles.fact}>
          {lastDeliveredAt === null
            ? m.nothingDeliveredYet()
            : m.lastDelivered({ time: timeAgo(lastDeliveredAt, serverNow()) })}
        </span>
        {concern === null ? null : <span className={styles.warn}>{concern}</span>}
      </div>
      <Switch
        label={m.webhookOn()}
        isOn={isOn}
        isDisabled={update.isBusy || offBy === 'staff'}
        onChange={(next) => void update.send({ webhookId: id, url, topics, isOn: next })}
      />
      <div className={`${styles.actions} ${styles.wide}`}>
        <Button
          size="sm"
          disabled={!isOn}
          isBusy={test.isBusy}
          onClick={() => {
            void test.send(id, () => setOpen(true));
          }}
        >
          {m.sendTestAction()}
        </Button>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.deliveriesAction()}
        </Button>
        <Button size="sm" aria-label={m.editNamed({ url })} onClick={onEdit}>
          {m.editAction()}
        </Button>
        <AskFirst
          label={m.deleteAction()}
          about={url}
          question={m.deleteQuestion()}
          confirm={m.deleteConfirm()}
          isBusy={remove.isBusy}
          onConfirm={() =>
            void remove.send(id, () => showToast({ text: m.webhookDeleted(), kind: 'success' }))
          }
        />
      </div>
      <div className={styles.wide}>
        <FormError refusal={update.refusal ?? test.refusal ?? remove.refusal} />
      </div>
      {isOpen ? <Deliveries webhookId={id} isOn={isOn} /> : null}
    </li>
  );
}
