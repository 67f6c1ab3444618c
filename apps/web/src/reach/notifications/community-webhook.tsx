import type { Answer, BodyInput } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../platform/ui/controls/checkbox.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { AskFirst } from '../../platform/ui/overlays/ask-first.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { exactTime } from '../../platform/ui/words/time-ago.ts';
import styles from './community-webhook.module.css';
import {
  removeWebhookMutation,
  saveWebhookMutation,
  testWebhookMutation,
  webhookQuery,
} from './community-webhook.queries.ts';

type Webhook = NonNullable<Answer<'GET /api/discord/webhook'>>;
type Topic = BodyInput<'POST /api/discord/webhook'>['topics'][number];

const topics: readonly { value: Topic; label: string }[] = [
  { value: 'stages', label: 'A stage opens for picks' },
  { value: 'locks', label: 'A lock is near: a day and an hour before it, and when it moves' },
  { value: 'results', label: 'Final results' },
  { value: 'announcements', label: 'Announcements, as they are sent here' },
];
const allTopics = topics.map(({ value }) => value);

/** Posts to the community's own Discord server, by the webhook of a channel there. */
export function CommunityWebhook() {
  const query = useQuery(webhookQuery);
  return (
    <StaffPanel title="Discord server">
      <Loaded query={query} what="the webhook" height={240}>
        {(webhook) => <WebhookForm webhook={webhook} />}
      </Loaded>
    </StaffPanel>
  );
}

function WebhookForm({ webhook }: { webhook: Webhook | null }) {
  const [address, setAddress] = useState('');
  const [chosen, setChosen] = useState<readonly Topic[]>(webhook?.topics ?? allTopics);
  const { send, isBusy, refusal, forget } = useSend(saveWebhookMutation);
  const written = address.trim() === '' ? null : address.trim();
  const isSame =
    webhook !== null &&
    written === null &&
    topics.every(({ value }) => webhook.topics.includes(value) === chosen.includes(value));

  const save = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isSame || (webhook === null && written === null)) return;
    void send({ address: written, topics: [...chosen] }, () => {
      setAddress('');
      showToast({ text: 'The webhook is saved', kind: 'success' });
    });
  };
  return (
    <form className={styles.form} onSubmit={save}>
      {webhook === null ? (
        <p className={styles.note}>
          Callshot can post in a channel of your server: make a webhook there, in the channel’s
          settings under Integrations, and paste its address.
        </p>
      ) : (
        <Standing webhook={webhook} />
      )}
      <TextField
        label={webhook === null ? 'Address of the webhook' : 'Address of another webhook'}
        value={address}
        onChange={(next) => {
          forget();
          setAddress(next);
        }}
        type="password"
        autoComplete="off"
        maxLength={500}
        placeholder="https://discord.com/api/webhooks/…"
        hint="Kept secret: it is not shown again"
      />
      <fieldset className={styles.topics}>
        <legend className={styles.legend}>What is posted</legend>
        {topics.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            isOn={chosen.includes(value)}
            onChange={(isOn) =>
              setChosen(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </fieldset>
      <FormError refusal={refusal} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabled={isSame || (webhook === null && written === null)}
        >
          Save
        </Button>
        {webhook === null ? null : <Actions />}
      </div>
    </form>
  );
}

function Standing({
  webhook: { endsWith, changedAt, posted, failed, problem },
}: {
  webhook: Webhook;
}) {
  return (
    <>
      <p className={styles.note}>
        Posts go to the webhook whose id ends in <b>{endsWith}</b>, saved{' '}
        <time dateTime={changedAt}>{exactTime(changedAt)}</time>. In the last 24 hours {posted}{' '}
        posted, {failed} failed.
      </p>
      {problem === null ? null : (
        <FormError
          text={`${problem.what === 'gone' ? 'This webhook was deleted on Discord. Create another one there and paste its address.' : 'Discord is not answering properly, so posts are waiting.'} Since ${exactTime(problem.since)}.`}
        />
      )}
    </>
  );
}

const outcomes: Readonly<Record<Answer<'POST /api/discord/test'>['outcome'], string>> = {
  posted: 'The test message is in the channel.',
  gone: 'This webhook no longer exists on Discord.',
  limited: 'Discord asks us to wait. Please try again in a minute.',
  refused: 'Discord refused the message.',
  outage: 'Discord did not answer as it should. Please try again later.',
};

function Actions() {
  const test = useSend(testWebhookMutation);
  const removal = useSend(removeWebhookMutation);
  const outcome = test.answer?.outcome;
  return (
    <>
      <Button isBusy={test.isBusy} onClick={() => void test.send()}>
        Send a test message
      </Button>
      <AskFirst
        label="Remove"
        about="the webhook"
        question="Stop posting there?"
        confirm="Remove the webhook"
        isBusy={removal.isBusy}
        onConfirm={() =>
          void removal.send(undefined, () =>
            showToast({ text: 'The webhook is removed', kind: 'success' }),
          )
        }
      />
      <p className={styles.outcome} role="status">
        {outcome === undefined || test.isBusy ? null : outcomes[outcome]}
      </p>
      <FormError refusal={test.refusal ?? removal.refusal} />
    </>
  );
}
