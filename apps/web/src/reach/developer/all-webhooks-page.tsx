import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { language } from '../../platform/core/language.ts';
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
import { m } from './words/messages.js';
import { concernOf } from './words.ts';

/** All webhooks of users. Admins look, and switch off those that flood others. */
export function AllWebhooksPage() {
  const [switched, setSwitched] = useState<AnyWebhook | null>(null);
  return (
    <StaffPage title={m.webhooksTitle()} intro={m.allWebhooksIntro()}>
      <StaffPanel title={m.allWebhooksTitle()} isFlush>
        <AllWebhooks onSwitch={setSwitched} />
      </StaffPanel>
      {switched === null ? null : (
        <SwitchModal webhook={switched} onClose={() => setSwitched(null)} />
      )}
    </StaffPage>
  );
}

const columns: readonly Column[] = [
  { key: 'url', head: m.address() },
  { key: 'owner', head: m.ownerHead() },
  { key: 'state', head: m.stateHead() },
  { key: 'waiting', head: m.waitingHead(), isEnd: true },
  { key: 'made', head: m.madeHead() },
  { key: 'actions', head: m.actionsHead(), isEnd: true },
];

function AllWebhooks({ onSwitch }: { onSwitch(webhook: AnyWebhook): void }) {
  const list = useInfiniteQuery(allWebhooksQuery);
  return (
    <LongList
      list={list}
      rowsOf={({ rows }) => rows}
      what={m.whatAllWebhooks()}
      height={160}
      none={<EmptyState icon="bell" title={m.noWebhooksYet()} text={m.noWebhooksText()} />}
    >
      {(webhooks) => (
        <DataTable caption={m.allWebhooksCaption()} columns={columns}>
          {webhooks.map((webhook) => (
            <Row key={webhook.id}>
              <Cell of="url" isLead>
                <span className={styles.name}>{webhook.url}</span>
              </Cell>
              <Cell of="owner" className={styles.whole}>
                <bdi>{webhook.username}</bdi>
              </Cell>
              <Cell of="state">
                {webhook.isDeleted
                  ? m.stateDeleted({ state: concernOf(webhook) ?? m.webhookOn() })
                  : (concernOf(webhook) ?? m.webhookOn())}
              </Cell>
              <Cell of="waiting">{webhook.waiting.toLocaleString(language())}</Cell>
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
  offBy === 'staff' ? m.allowAgainAction() : m.switchOffAction();

function SwitchModal({ webhook, onClose }: { webhook: AnyWebhook; onClose(): void }) {
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal } = useSend(switchWebhookMutation);
  const isOff = webhook.offBy !== 'staff';
  const isReady = reason.trim() !== '';
  const change = () =>
    send({ webhookId: webhook.id, isOff, reason: reason.trim() }, () => {
      onClose();
      showToast({ text: isOff ? m.webhookSwitchedOff() : m.webhookAllowed(), kind: 'success' });
    });
  return (
    <Modal
      title={isOff ? m.switchOffTitle() : m.allowAgainTitle()}
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
            title={isReady ? undefined : m.reasonNeeded()}
            onClick={() => void change()}
          >
            {isOff ? m.switchOffAction() : m.allowAction()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {isOff ? m.switchOffText() : webhook.isDeleted ? m.allowDeletedText() : m.allowText()}
        </p>
        <TextField label={m.reasonField()} value={reason} onChange={setReason} maxLength={500} />
      </div>
    </Modal>
  );
}
