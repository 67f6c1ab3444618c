import { type GameId, games } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { TextArea } from '../../platform/ui/controls/text-area.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { peopleText } from '../../platform/ui/words/people-text.ts';
import { useSettled } from '../../platform/ui/words/search-text.ts';
import { type AudienceChoice, useAnnouncementDraft } from './announcement-draft.ts';
import styles from './announcement-form.module.css';
import { NotificationHtml } from './notification-html.tsx';
import { announceMutation, previewQuery } from './notifications.queries.ts';
import { openInNewTab } from './open-in-new-tab.ts';
import { m } from './words/messages.js';

const MAX_LENGTH = 5000;
const MAX_SUBJECT = 100;

const audiences: readonly { value: AudienceChoice; label: string; gameId: GameId | null }[] = [
  { value: 'everyone', label: m.everyone(), gameId: null },
  ...games.map(({ prefix, name, id }) => ({
    value: prefix,
    label: name,
    gameId: id,
  })),
];

/** Writes an announcement, shows it as it will look, and asks before it goes out to people. */
export function AnnouncementForm() {
  const [draft, setDraft] = useAnnouncementDraft();
  const [isAsking, setAsking] = useState(false);
  const [isRepeated, setRepeated] = useState(false);
  const { send, isBusy, answer, refusal, forget } = useSend(announceMutation, {
    answers: ({ code }) => {
      if (code === 'announced_just_now') setRepeated(true);
      return code === 'announced_just_now';
    },
  });
  const marksId = useId();
  const audience = audiences.find(({ value }) => value === draft.audience) ?? audiences[0];
  const preview = useQuery(previewQuery(useSettled(draft.html.trim() === '' ? '' : draft.html)));

  const canAsk = draft.subject.trim() !== '' && draft.html.trim() !== '';

  const change = (part: Partial<typeof draft>) => {
    forget();
    setDraft({ ...draft, ...part });
  };
  const ask = (submitted: FormEvent) => {
    submitted.preventDefault();
    setRepeated(false);
    if (canAsk) setAsking(true);
  };
  const confirm = () => {
    const { subject, html } = draft;
    const gameId = audience?.gameId ?? null;
    return send(
      {
        audience: gameId === null ? 'everyone' : 'game',
        gameId,
        subject,
        html,
        ...(isRepeated && { isRepeated }),
      },
      ({ announcement }) => {
        // A text that was refused is corrected in the form. Other failures can be tried again.
        setAsking(false);
        if (announcement === null) return;
        showToast({
          text: m.announcedTo({ people: peopleText(announcement.recipients) }),
          kind: 'success',
        });
        setDraft({ ...draft, subject: '', html: '' });
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={ask}>
      <div className={styles.writing}>
        <div className={styles.field}>
          <span aria-hidden>{m.whoGetsIt()}</span>
          <Segmented<AudienceChoice>
            label={m.whoGetsIt()}
            items={audiences}
            value={draft.audience}
            onChange={(value) => setDraft({ ...draft, audience: value })}
          />
        </div>
        <TextField
          label={m.subjectField()}
          value={draft.subject}
          onChange={(subject) => change({ subject })}
          error={answer?.subjectError ?? null}
          hint={m.subjectHint()}
          maxLength={MAX_SUBJECT}
        />
        <TextArea
          label={m.textField()}
          value={draft.html}
          onChange={(html) => change({ html })}
          error={answer?.htmlError ?? null}
          maxLength={MAX_LENGTH}
          aria-describedby={marksId}
        />
        <Marks id={marksId} />
        <div>
          <Button
            type="submit"
            variant="primary"
            icon="bell"
            disabled={!canAsk}
            className={styles.send}
          >
            {m.announceAction()}
          </Button>
        </div>
      </div>
      <StaffPanel title={m.previewTitle()}>
        <Preview
          subject={draft.subject.trim()}
          html={preview.data?.html}
          isFailed={preview.isError}
          isEmpty={!draft.html.trim()}
        />
      </StaffPanel>
      {isAsking ? (
        <Modal
          isOpen
          title={isRepeated ? m.repeatTitle() : m.sendTitle()}
          onClose={() => setAsking(false)}
          refusal={<FormError refusal={refusal} />}
          actions={
            <>
              <Button
                variant={isRepeated ? 'danger' : 'primary'}
                isBusy={isBusy}
                onClick={() => void confirm()}
              >
                {isRepeated ? m.repeatAction() : m.sendAction()}
              </Button>
              <Button disabled={isBusy} onClick={() => setAsking(false)}>
                {m.keepWriting()}
              </Button>
            </>
          }
        >
          {isRepeated ? <p role="alert">{m.repeatWarning()}</p> : null}
          <p>
            {audience?.gameId == null
              ? m.everybodyNotified()
              : m.playersNotified({ game: audience.label })}{' '}
            {m.notifiedElsewhere()}
          </p>
        </Modal>
      ) : null}
    </form>
  );
}

/** The allowed tags; the server takes out everything else. */
function Marks({ id }: { id: string }) {
  return (
    <div id={id} className={styles.marks}>
      <p>{m.tagsIntro()}</p>
      <ul>
        {marks.map(({ written, meaning }) => (
          <li key={written}>
            <code>{written}</code> {meaning}
          </li>
        ))}
      </ul>
    </div>
  );
}

const marks = [
  { written: '<b>…</b>', meaning: m.tagBold() },
  { written: '<i>…</i>', meaning: m.tagItalics() },
  { written: '<a href="/rl/event">…</a>', meaning: m.tagPageLink() },
  { written: '<a href="https://…">…</a>', meaning: m.tagOtherLink() },
  { written: '<img src="/games/rl.svg" alt="…">', meaning: m.tagPicture() },
];

interface PreviewProps {
  subject: string;
  html: string | undefined;
  isFailed: boolean;
  isEmpty: boolean;
}

function Preview({ subject, html, isFailed, isEmpty }: PreviewProps) {
  if (isEmpty) return <p className={styles.note}>{m.previewEmpty()}</p>;
  if (isFailed) return <p className={styles.note}>{m.previewFailed()}</p>;
  if (html === undefined) return <p className={styles.note}>{m.previewLoading()}</p>;
  if (html === '') return <p className={styles.note}>{m.previewNothingLeft()}</p>;
  return (
    <div className={styles.look}>
      {subject === '' ? null : <b>{subject}</b>}
      <NotificationHtml html={html} onFollow={openInNewTab} />
    </div>
  );
}
