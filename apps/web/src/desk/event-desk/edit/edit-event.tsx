import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { nameOfLanguage } from '../../../platform/core/language.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { LeaveInPlace } from '../../../platform/editing/leave-question.tsx';
import { TextLanguages } from '../../../platform/editing/text-languages.tsx';
import { useLeave } from '../../../platform/editing/use-leave.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { useSaveKey } from '../../../platform/ui/hooks/use-save-key.ts';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { editEventMutation, takeDesk } from '../desk.queries.ts';
import { locksAtOnce } from '../locks-at-once.ts';
import { m } from '../words/messages.js';
import styles from './edit-event.module.css';
import { EditFlags } from './edit-flags.tsx';
import { EventConflict } from './event-conflict.tsx';
import {
  differencesOf,
  draftOf,
  type EventFields,
  editOf,
  FIELD_NAMES,
  newerDeskOf,
} from './event-draft.ts';
import { useNameLanguages } from './use-name-languages.ts';

/** The name, picture, link, dates and flags of an event. A newer copy is never overwritten unseen. */
export function EditEvent({ desk: opened, onClose }: { desk: EventDesk; onClose(): void }) {
  const formId = useId();
  const nameId = useId();
  const queries = useQueryClient();
  // The copy that is edited. Newer data is told of when it is saved.
  const [stored, setStored] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [isSaved, setSaved] = useState(false);
  const [newer, setNewer] = useState<EventDesk | null>(null);
  const { send, isBusy, refusal } = useSend(editEventMutation, {
    answers: ({ code, current }) => {
      const theirs = newerDeskOf(code, current);
      setNewer(theirs);
      return theirs !== null;
    },
  });
  const edit = editOf(stored, draft);
  const locks =
    edit === null || edit.startsAt === stored.startDate || stored.unlocked
      ? null
      : locksAtOnce(stored, edit.startsAt);
  const isDirty = differencesOf(stored, draft, draftOf(stored)).length > 0;
  const named = useNameLanguages(draft, setDraft);
  const { shown, original, translations } = named.languages;
  const field = (name: keyof EventFields) => ({
    label: FIELD_NAMES[name],
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const leave = useLeave(isDirty && !isSaved, { onClose });
  const save = () => {
    if (edit === null || !isDirty || isBusy || newer !== null) return;
    void send(edit, async (answer) => {
      showToast({ text: m.eventSaved(), kind: 'success' });
      setSaved(true);
      onClose();
      await takeDesk(queries, answer);
    });
  };
  useSaveKey(save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  if (newer) {
    return (
      <EventConflict
        newer={newer}
        mine={draft}
        draftOf={draftOf}
        differencesOf={differencesOf}
        onKept={(desk, kept) => {
          setStored(desk);
          setDraft(kept);
          setNewer(null);
        }}
      />
    );
  }
  return (
    <Modal
      title={m.editEvent()}
      isOpen
      onClose={leave.close}
      size="md"
      refusal={<FormError refusal={refusal} />}
      actions={
        leave.isAsked ? (
          <LeaveInPlace leave={leave}>{m.editLost()}</LeaveInPlace>
        ) : (
          <>
            <Button
              type="submit"
              form={formId}
              variant={locks === null ? 'primary' : 'danger'}
              isBusy={isBusy}
              disabled={!isDirty || edit === null}
            >
              {locks === null ? m.save() : m.saveAndLockNow()}
            </Button>
            <Button onClick={leave.close}>{m.cancel()}</Button>
          </>
        )
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextLanguages languages={named.languages} missingIn={named.missingIn} panelId={nameId} />
        <div
          id={nameId}
          {...(translations.length > 0 && {
            role: 'tabpanel',
            'aria-label': nameOfLanguage(shown),
          })}
        >
          <TextField
            label={FIELD_NAMES.nameOverride}
            lang={shown}
            value={named.name}
            onChange={named.onName}
            placeholder={shown === original ? undefined : draft.nameOverride}
            {...(shown !== original && {
              hint: m.emptyNameHint({ language: nameOfLanguage(original) }),
            })}
            maxLength={80}
            autoComplete="off"
          />
        </div>
        <TextField
          {...field('imageUrl')}
          hint={opened.imageProblem ?? m.pictureHint()}
          maxLength={500}
          inputMode="url"
          autoComplete="off"
        />
        <TextField
          {...field('url')}
          hint={m.linkHint()}
          maxLength={500}
          inputMode="url"
          autoComplete="off"
        />
        <div className={styles.dates}>
          <TextField {...field('startsAt')} type="datetime-local" />
          <TextField {...field('endsAt')} type="datetime-local" />
        </div>
        {opened.state === 'open' && opened.stage === 0 ? (
          <p className={styles.note} data-warns={locks !== null || undefined} role="status">
            {locks ?? m.locksAtBegin()}
          </p>
        ) : null}
        <EditFlags desk={stored} draft={draft} onChange={setDraft} />
      </form>
    </Modal>
  );
}
