import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { type Webhook, webhooksQuery } from './developer.queries.ts';
import styles from './developer-page.module.css';
import { WebhookItem } from './webhook-item.tsx';
import { WebhookModal } from './webhook-modal.tsx';
import { m } from './words/messages.js';

const mostWebhooks = 3;

export function WebhooksPanel() {
  const query = useQuery(webhooksQuery);
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const count = query.data?.length ?? 0;
  return (
    <StaffPanel
      title={m.webhooksTitle()}
      fact={query.data === undefined ? null : m.countOfMost({ count, most: mostWebhooks })}
      end={
        <Button
          size="sm"
          icon="plus"
          disabled={count >= mostWebhooks}
          title={count >= mostWebhooks ? m.tooManyWebhooks() : undefined}
          onClick={() => setEdited('new')}
        >
          {m.newWebhookTitle()}
        </Button>
      }
      isFlush
    >
      <Loaded query={query} what={m.whatWebhooks()} height={144}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState icon="bell" title={m.noWebhooksYet()} text={m.webhooksIntro()} />
          ) : (
            <ul className={styles.list} aria-label={m.webhooksTitle()}>
              {webhooks.map((webhook) => (
                <WebhookItem key={webhook.id} webhook={webhook} onEdit={() => setEdited(webhook)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited === null ? null : (
        <WebhookModal webhook={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </StaffPanel>
  );
}
