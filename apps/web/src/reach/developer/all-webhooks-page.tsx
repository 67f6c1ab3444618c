import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { Cell, type Column, DataTable, Row } from '../../platform/ui/page/data-table.tsx';
import { LongList } from '../../platform/ui/page/long-list.tsx';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { exactTime } from '../../platform/ui/words/time-ago.ts';
import { type AnyWebhook, allWebhooksQuery, switchWebhookMutation } from './developer.queries.ts';
import styles from './developer-page.module.css';
import { concernOf } from './words.ts';

/** All webhooks of users. Admins look, and switch off those that flood others. */
export function AllWebhooksPage() {
  const [switched, setSwitched] = useState<AnyWebhook | null>(null);
  return (
    <StaffPage
      title="Webhooks"
      intro="Servers that users have us notify of events. If you switch one off, its owner cannot switch it on again."
    >
      <StaffPanel title="Everyone’s webhooks" isFlush>
        <AllWebhooks onSwitch={setSwitched} />
      </StaffPanel>
      {switched === null ? null : (
        <SwitchModal webhook={switched} onClose={() => setSwitched(null)} />
      )}
    </StaffPage>
  );
}

const columns: readonly Column[] = [
  { key: 'url', head: 'Address' },
  { key: 'owner', head: 'Owner' },
  { key: 'state', head: 'State' },
  { key: 'waiting', head: 'Waiting', isEnd: true },
  { key: 'made', head: 'Made' },
  { key: 'actions', head: 'Actions', isEnd: true },
];

function AllWebhooks({ onSwitch }: { onSwitch(webhook: AnyWebhook): void }) {
  const list = useInfiniteQuery(allWebhooksQuery);
  return (
    <LongList
      list={list}
      rowsOf={({ rows }) => rows}
      what="The webhooks"
      height={160}
      none={
        <EmptyState
          icon="bell"
          title="No webhooks yet"
          text="Users create them on the developer page."
        />
      }
    >
      {(webhooks) => (
        <DataTable caption="Webhooks, newest first" columns={columns}>
          {webhooks.map((webhook) => (
            <Row key={webhook.id}>
              <Cell of="url" isLead>
                <span className={styles.name}>{webhook.url}</span>
              </Cell>
              <Cell of="owner" className={styles.whole}>
                <bdi>{webhook.username}</bdi>
              </Cell>
              <Cell of="state">
                {concernOf(webhook) ?? 'On'}
                {webhook.isDeleted ? ', deleted by its owner' : ''}
              </Cell>
              <Cell of="waiting">{webhook.waiting.toLocaleString('en')}</Cell>
              <Cell of="made" className={styles.whole}>
                {exactTime(webhook.createdAt)}
              </Cell>
              <Cell of="actions">
                <Button
                  size="sm"
                  aria-label={`${switchLabel(webhook)}: ${webhook.url}`}
                  onClick={() => onSwitch(webhook)}
                >
                  {switchLabel(webhook)}
                </Button>
              </Cell>
            </Row>
          ))}
        </DataTable>
      )}
    </LongList>
  );
}

const switchLabel = ({ offBy }: AnyWebhook): string =>
  offBy === 'staff' ? 'Allow again' : 'Switch off';

function SwitchModal({ webhook, onClose }: { webhook: AnyWebhook; onClose(): void }) {
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal } = useSend(switchWebhookMutation);
  const isOff = webhook.offBy !== 'staff';
  const isReady = reason.trim() !== '';
  const change = () =>
    send({ webhookId: webhook.id, isOff, reason: reason.trim() }, () => {
      onClose();
      showToast({ text: isOff ? 'Webhook switched off' : 'Webhook allowed', kind: 'success' });
    });
  return (
    <Modal
      title={isOff ? 'Switch this webhook off?' : 'Allow this webhook again?'}
      description={webhook.url}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant={isOff ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={!isReady}
            title={isReady ? undefined : 'Say why'}
            onClick={() => void change()}
          >
            {isOff ? 'Switch off' : 'Allow'}
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {isOff
            ? 'We stop sending there and drop what is queued. Its owner sees that staff switched it off.'
            : webhook.isDeleted
              ? 'Its owner deleted it, and can create a new one for this address.'
              : 'It stays off until its owner switches it on.'}
        </p>
        <TextField label="Reason" value={reason} onChange={setReason} maxLength={500} />
      </div>
    </Modal>
  );
}
