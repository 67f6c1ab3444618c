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
import { m } from './words/messages.js';

type Webhook = NonNullable<Answer<'GET /api/discord/webhook'>>;
type Topic = BodyInput<'POST /api/discord/webhook'>['topics'][number];

const topics: readonly { value: Topic; label: string }[] = [
  { value: 'stages', label: m.topicStages() },
  { value: 'locks', label: m.topicLocks() },
  { value: 'results', label: m.topicResults() },
  { value: 'announcements', label: m.topicAnnouncements() },
];
const allTopics = topics.map(({ value }) => value);

/** Posts to the community's own Discord server, by the webhook of a channel there. */
export function CommunityWebhook() {
  const query = useQuery(webhookQuery);
  return (
    <StaffPanel title={m.discordServer()}>
      <Loaded query={query} what={m.whatWebhook()} height={240}>
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
      showToast({ text: m.webhookSaved(), kind: 'success' });
    });
  };
  return (
    <form className={styles.form} onSubmit={save}>
      {webhook === null ? (
        <p className={styles.note}>{m.webhookIntro()}</p>
      ) : (
        <Standing webhook={webhook} />
      )}
      <TextField
        label={webhook === null ? m.webhookAddress() : m.otherWebhookAddress()}
        value={address}
        onChange={(next) => {
          forget();
          setAddress(next);
        }}
        type="password"
        autoComplete="off"
        maxLength={500}
        placeholder={m.webhookExample()}
        hint={m.webhookAddressHint()}
      />
      <fieldset className={styles.topics}>
        <legend className={styles.legend}>{m.postedTopics()}</legend>
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
          {m.saveAction()}
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
        {m.postsGoTo({
          end: endsWith,
          time: exactTime(changedAt),
          bold: (inside) => <b>{inside}</b>,
          stamp: (inside) => <time dateTime={changedAt}>{inside}</time>,
        })}{' '}
        {m.postsOfDay({ posted, failed })}
      </p>
      {problem === null ? null : (
        <FormError
          text={`${problem.what === 'gone' ? m.webhookGone() : m.discordFailing()} ${m.since({ time: exactTime(problem.since) })}`}
        />
      )}
    </>
  );
}

const outcomes: Readonly<Record<Answer<'POST /api/discord/test'>['outcome'], string>> = {
  posted: m.testPosted(),
  gone: m.testGone(),
  limited: m.testLimited(),
  refused: m.testRefused(),
  outage: m.testOutage(),
};

function Actions() {
  const test = useSend(testWebhookMutation);
  const removal = useSend(removeWebhookMutation);
  const outcome = test.answer?.outcome;
  return (
    <>
      <Button isBusy={test.isBusy} onClick={() => void test.send()}>
        {m.sendTest()}
      </Button>
      <AskFirst
        label={m.removeAction()}
        about={m.removeAbout()}
        question={m.removeQuestion()}
        confirm={m.removeConfirm()}
        isBusy={removal.isBusy}
        onConfirm={() =>
          void removal.send(undefined, () =>
            showToast({ text: m.webhookRemoved(), kind: 'success' }),
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
