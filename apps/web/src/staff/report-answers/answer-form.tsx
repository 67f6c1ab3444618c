import type { ReportAction, ReportedSubject } from '@callshot/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import styles from './report-answers.module.css';
import { actionNames, actionsOf, doneNames, effectOf } from './report-words.ts';
import { answerReportsMutation } from './reports.queries.ts';
import { m } from './words/messages.js';

/** The limit of usernames. */
const longestUsername = 20;
/** The limit of league and nameplate names. */
const longestName = 40;

interface AnswerFormProps {
  readonly subject: ReportedSubject;
  onDone(): void;
}

/** One answer to all open reports of a subject; its effect is told before it is done. */
export function AnswerForm({ subject, onDone }: AnswerFormProps) {
  const { kind, id, name: before, state, lastReportId } = subject;
  const effectId = useId();
  const [action, setAction] = useState<ReportAction>('rename');
  const [name, setName] = useState(before);
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal, answer, forget } = useSend(answerReportsMutation);
  const isNamed = action !== 'rename' || (name.trim() !== '' && name.trim() !== before);
  const isReady = isNamed && (action === 'dismiss' || reason.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const wanted = { kind, id, action, reason: reason.trim(), state, lastReportId };
    void send({ ...wanted, ...(action === 'rename' && { name: name.trim() }) }, (answered) => {
      if (answered.answer === null) return;
      onDone();
      showToast({ text: `${doneNames[action]}: ${before}`, kind: 'success' });
    });
  };
  return (
    <PanelSection title={m.answerTitle()}>
      <form className={styles.act} onSubmit={submit} noValidate>
        <Segmented<ReportAction>
          label={m.whatToDo()}
          items={actionsOf[kind].map((value) => ({ value, label: actionNames[value] }))}
          value={action}
          onChange={(value) => {
            setAction(value);
            forget();
          }}
          className={styles.views}
        />
        <p id={effectId} aria-live="polite">
          {effectOf(subject, action)}
        </p>
        {action === 'rename' ? (
          <TextField
            label={m.newName()}
            value={name}
            onChange={(value) => {
              setName(value);
              forget();
            }}
            error={answer?.nameError ?? null}
            maxLength={kind === 'username' ? longestUsername : longestName}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : null}
        <TextField
          label={action === 'dismiss' ? m.reasonOptional() : m.reason()}
          value={reason}
          onChange={setReason}
          maxLength={500}
          autoComplete="off"
        />
        <FormError refusal={refusal} />
        <Button
          type="submit"
          variant={action === 'close' || action === 'disable' ? 'danger' : 'primary'}
          isBusy={isBusy}
          disabled={!isReady}
          aria-describedby={effectId}
          title={isReady ? undefined : whatIsMissing(isNamed)}
        >
          {submitNames[action]}
        </Button>
      </form>
    </PanelSection>
  );
}

const whatIsMissing = (isNamed: boolean): string => (isNamed ? m.sayWhy() : m.giveOtherName());

const submitNames: Readonly<Record<ReportAction, string>> = {
  rename: m.submitRename(),
  flag: m.submitFlag(),
  disable: m.submitDisable(),
  close: m.submitClose(),
  dismiss: m.submitDismiss(),
};
