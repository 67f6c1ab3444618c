import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { editEventMutation, takeDesk } from '../desk.queries.ts';
import { locksAtOnce } from '../locks-at-once.ts';
import styles from './edit-event.module.css';
import { EditFlags } from './edit-flags.tsx';
import {
  differingFields,
  draftOf,
  type EventDraft,
  editOf,
  FIELD_NAMES,
  newerDeskOf,
  tellField,
} from './event-draft.ts';

/** The name, picture, link, dates and flags of an event. A newer copy is never overwritten unseen. */
export function EditEvent({ desk: opened, onClose }: { desk: EventDesk; onClose(): void }) {
  const formId = useId();
  const queries = useQueryClient();
  // The copy that is edited. Newer data is told of when it is saved.
  const [stored, setStored] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
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
  const isDirty = differingFields(draft, draftOf(stored)).length > 0;
  const field = (name: keyof EventDraft) => ({
    label: FIELD_NAMES[name],
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (edit === null || isBusy) return;
    void send(edit, async (answer) => {
      showToast({ text: 'Event saved', kind: 'success' });
      onClose();
      await takeDesk(queries, answer);
    });
  };
  if (newer) {
    return (
      <Newer
        desk={newer}
        mine={draft}
        theirs={draftOf(newer)}
        onKeep={() => {
          setStored(newer);
          setNewer(null);
        }}
        onTake={() => {
          setStored(newer);
          setDraft(draftOf(newer));
          setNewer(null);
        }}
      />
    );
  }
  return (
    <Modal
      title="Edit event"
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant={locks === null ? 'primary' : 'danger'}
            isBusy={isBusy}
            disabled={!isDirty || edit === null}
          >
            {locks === null ? 'Save' : 'Save and lock now'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save} noValidate>
        <TextField {...field('nameOverride')} maxLength={80} autoComplete="off" />
        <TextField
          {...field('imageUrl')}
          hint={opened.imageProblem ?? 'A link that begins with https://. Leave empty to draw one.'}
          maxLength={500}
          inputMode="url"
          autoComplete="off"
        />
        <TextField
          {...field('url')}
          hint="Where people read about it."
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
            {locks ?? 'Picks of the first stage lock when the event begins.'}
          </p>
        ) : null}
        <EditFlags desk={stored} draft={draft} onChange={setDraft} />
      </form>
    </Modal>
  );
}

interface NewerProps {
  desk: EventDesk;
  mine: EventDraft;
  theirs: EventDraft;
  onKeep(): void;
  onTake(): void;
}

/** Both copies beside each other: nothing of either is lost unasked. */
function Newer({ desk, mine, theirs, onKeep, onTake }: NewerProps) {
  const fields = differingFields(mine, theirs);
  return (
    <Modal
      title="Someone else changed this event"
      isOpen
      onClose={onKeep}
      size="md"
      actions={
        <>
          <Button variant="primary" onClick={onKeep}>
            Keep mine
          </Button>
          <Button onClick={onTake}>Take theirs</Button>
        </>
      }
    >
      <p className={styles.note}>
        {fields.length === 0
          ? 'What you typed matches what is saved now.'
          : 'These values differ from yours. Nothing is saved yet.'}
      </p>
      {fields.length === 0 ? null : (
        <table className={styles.differences}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Yours</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((name) => (
              <tr key={name}>
                <th scope="row">{FIELD_NAMES[name]}</th>
                <td>{tellField(desk, mine, name) || '–'}</td>
                <td>{tellField(desk, theirs, name) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
