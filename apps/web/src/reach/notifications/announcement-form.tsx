import { type GameId, games } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { nameOfLanguage } from '../../platform/core/language.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { TextLanguages } from '../../platform/editing/text-languages.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { TextArea } from '../../platform/ui/controls/text-area.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { listed } from '../../platform/ui/words/listed.ts';
import { peopleText } from '../../platform/ui/words/people-text.ts';
import { useSettled } from '../../platform/ui/words/search-text.ts';
import {
  type AudienceChoice,
  type DraftTexts,
  useAnnouncementDraft,
} from './announcement-draft.ts';
import styles from './announcement-form.module.css';
import { NotificationHtml } from './notification-html.tsx';
import { announceMutation, previewQuery } from './notifications.queries.ts';
import { openInNewTab } from './open-in-new-tab.ts';
import { useDraftLanguages } from './use-draft-languages.ts';
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
  const panelId = useId();
  const audience = audiences.find(({ value }) => value === draft.audience) ?? audiences[0];
  const written = useDraftLanguages(draft, setDraft);
  const { texts, unfinished, languages } = written;
  const { shown } = languages;
  const preview = useQuery(previewQuery(useSettled(texts.html.trim() === '' ? '' : texts.html)));
  const canAsk = unfinished.length === 0;
  const translations = Object.keys(draft.translations);
  const faulty = (answer?.announcement === null && answer.faultyLanguage) || draft.language;
  const errors = faulty === shown ? answer : undefined;

  const change = (part: Partial<DraftTexts>) => {
    forget();
    written.write(part);
  };
  const ask = (submitted: FormEvent) => {
    submitted.preventDefault();
    setRepeated(false);
    if (canAsk) setAsking(true);
  };
  const confirm = () => {
    const { subject, html, language } = draft;
    const gameId = audience?.gameId ?? null;
    return send(
      {
        audience: gameId === null ? 'everyone' : 'game',
        gameId,
        subject,
        html,
        language,
        ...(translations.length > 0 && { translations: draft.translations }),
        ...(isRepeated && { isRepeated }),
      },
      ({ announcement, faultyLanguage }) => {
        // A text that was refused is corrected in the form. Other failures can be tried again.
        setAsking(false);
        if (announcement === null) {
          languages.show(faultyLanguage ?? language);
          return;
        }
        showToast({
          text: m.announcedTo({ people: peopleText(announcement.recipients) }),
          kind: 'success',
        });
        setDraft({ ...draft, subject: '', html: '', translations: {} });
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
        <TextLanguages languages={languages} missingIn={written.missingIn} panelId={panelId} />
        <div
          id={panelId}
          className={styles.texts}
          {...(translations.length > 0 && {
            role: 'tabpanel',
            'aria-label': nameOfLanguage(shown),
          })}
        >
          <TextField
            label={m.subjectField()}
            lang={shown}
            value={texts.subject}
            onChange={(subject) => change({ subject })}
            error={errors?.subjectError ?? null}
            hint={m.subjectHint()}
            maxLength={MAX_SUBJECT}
          />
          <TextArea
            label={m.textField()}
            lang={shown}
            value={texts.html}
            onChange={(html) => change({ html })}
            error={errors?.htmlError ?? null}
            maxLength={MAX_LENGTH}
            aria-describedby={marksId}
          />
        </div>
        <Marks id={marksId} />
        {translations.length > 0 && !canAsk ? (
          <p className={styles.note} role="status">
            {m.languagesUnfinished({ languages: listed(unfinished.map(nameOfLanguage)) })}
          </p>
        ) : null}
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
          subject={texts.subject.trim()}
          html={preview.data?.html}
          isFailed={preview.isError}
          isEmpty={!texts.html.trim()}
          lang={shown}
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
  lang: string;
}

function Preview({ subject, html, isFailed, isEmpty, lang }: PreviewProps) {
  if (isEmpty) return <p className={styles.note}>{m.previewEmpty()}</p>;
  if (isFailed) return <p className={styles.note}>{m.previewFailed()}</p>;
  if (html === undefined) return <p className={styles.note}>{m.previewLoading()}</p>;
  if (html === '') return <p className={styles.note}>{m.previewNothingLeft()}</p>;
  return (
    <div className={styles.look} lang={lang}>
      {subject === '' ? null : <b>{subject}</b>}
      <NotificationHtml html={html} onFollow={openInNewTab} />
    </div>
  );
}
