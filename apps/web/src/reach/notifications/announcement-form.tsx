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

const MAX_LENGTH = 5000;
const MAX_SUBJECT = 100;

const audiences: readonly { value: AudienceChoice; label: string; gameId: GameId | null }[] = [
  { value: 'everyone', label: 'Everyone', gameId: null },
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
        showToast({ text: `Announced to ${peopleText(announcement.recipients)}`, kind: 'success' });
        setDraft({ ...draft, subject: '', html: '' });
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={ask}>
      <div className={styles.writing}>
        <div className={styles.field}>
          <span aria-hidden>Who gets it</span>
          <Segmented<AudienceChoice>
            label="Who gets it"
            items={audiences}
            value={draft.audience}
            onChange={(value) => setDraft({ ...draft, audience: value })}
          />
        </div>
        <TextField
          label="Subject"
          value={draft.subject}
          onChange={(subject) => change({ subject })}
          error={answer?.subjectError ?? null}
          hint="The first line in the bell, and the subject of the email"
          maxLength={MAX_SUBJECT}
        />
        <TextArea
          label="Text"
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
            Announce
          </Button>
        </div>
      </div>
      <StaffPanel title="Preview">
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
          title={isRepeated ? 'Send it a second time?' : 'Send this announcement?'}
          onClose={() => setAsking(false)}
          refusal={<FormError refusal={refusal} />}
          actions={
            <>
              <Button
                variant={isRepeated ? 'danger' : 'primary'}
                isBusy={isBusy}
                onClick={() => void confirm()}
              >
                {isRepeated ? 'Send it again' : 'Send'}
              </Button>
              <Button disabled={isBusy} onClick={() => setAsking(false)}>
                Keep writing
              </Button>
            </>
          }
        >
          {isRepeated ? (
            <p role="alert">
              The same announcement went out less than a minute ago. Everybody who got it would get
              it again.
            </p>
          ) : null}
          <p>
            {audience?.gameId == null
              ? 'Everybody with an account is notified.'
              : `Everybody who plays ${audience.label} is notified.`}{' '}
            People who turned on email, push or Discord get it there too. You cannot take it back.
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
      <p>
        Plain text with line breaks as you type them, and these tags. Pictures must be on this site.
        Links to other sites show where they lead.
      </p>
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
  { written: '<b>…</b>', meaning: 'bold' },
  { written: '<i>…</i>', meaning: 'italics' },
  { written: '<a href="/rl/event">…</a>', meaning: 'a link to a page' },
  { written: '<a href="https://…">…</a>', meaning: 'a link elsewhere' },
  { written: '<img src="/games/rl.svg" alt="…">', meaning: 'a picture' },
];

interface PreviewProps {
  subject: string;
  html: string | undefined;
  isFailed: boolean;
  isEmpty: boolean;
}

function Preview({ subject, html, isFailed, isEmpty }: PreviewProps) {
  if (isEmpty)
    return <p className={styles.note}>What you write is shown here as people will see it.</p>;
  if (isFailed) return <p className={styles.note}>The preview could not be loaded.</p>;
  if (html === undefined) return <p className={styles.note}>Loading the preview…</p>;
  if (html === '') return <p className={styles.note}>Nothing would be left of this text.</p>;
  return (
    <div className={styles.look}>
      {subject === '' ? null : <b>{subject}</b>}
      <NotificationHtml html={html} onFollow={openInNewTab} />
    </div>
  );
}
