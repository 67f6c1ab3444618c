import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Cell, type Column, DataTable, Row } from '../../platform/ui/page/data-table.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { exactTime } from '../../platform/ui/words/time-ago.ts';
import { type Delivery, deliveriesQuery, resendMutation } from './developer.queries.ts';
import styles from './developer-page.module.css';
import { m } from './words/messages.js';
import { stateOf, topicWords } from './words.ts';

const columns: readonly Column[] = [
  { key: 'what', head: m.whatHead() },
  { key: 'state', head: m.resultHead() },
  { key: 'when', head: m.whenHead() },
  { key: 'again', head: m.actionsHead(), isEnd: true },
];

/** The latest deliveries, each with a button to send it again. */
export function Deliveries({ webhookId, isOn }: { webhookId: number; isOn: boolean }) {
  const query = useQuery(deliveriesQuery(webhookId));
  const { send, isBusy, refusal } = useSend(resendMutation);
  return (
    <div className={styles.deliveries}>
      <Loaded query={query} what={m.whatDeliveries()} height={96}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className={styles.note}>{m.nothingSent()}</p>
          ) : (
            <DataTable caption={m.deliveriesCaption()} columns={columns}>
              {deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  isBusy={isBusy || !isOn}
                  onResend={() => void send(delivery.id)}
                />
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <FormError refusal={refusal} />
    </div>
  );
}

interface DeliveryRowProps {
  delivery: Delivery;
  isBusy: boolean;
  onResend(): void;
}

function DeliveryRow({ delivery, isBusy, onResend }: DeliveryRowProps) {
  const { topic, eventName, state, createdAt, nextAttemptAt, tookMs, problem } = delivery;
  const isLater = state === 'waiting' && problem !== null && nextAttemptAt !== null;
  return (
    <Row>
      <Cell of="what" isLead>
        {topicWords[topic]}
        {eventName === null ? null : (
          <div className={styles.fact}>
            <bdi>{eventName}</bdi>
          </div>
        )}
      </Cell>
      <Cell of="state">
        <span className={state === 'failed' ? styles.warn : undefined}>{stateOf(delivery)}</span>
        {tookMs === null ? null : <div className={styles.fact}>{m.tookTime({ time: tookMs })}</div>}
        {isLater ? (
          <div className={styles.fact}>{m.againAt({ time: exactTime(nextAttemptAt) })}</div>
        ) : null}
      </Cell>
      <Cell of="when">{exactTime(createdAt)}</Cell>
      <Cell of="again">
        <Button size="sm" disabled={isBusy || state === 'waiting'} onClick={onResend}>
          {m.sendAgainAction()}
        </Button>
      </Cell>
    </Row>
  );
}
