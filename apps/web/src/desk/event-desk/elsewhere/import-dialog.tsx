import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { refreshEvent } from '../../override/override.queries.ts';
import { m } from '../words/messages.js';
import { EffectLines } from './effect-lines.tsx';
import styles from './elsewhere.module.css';
import {
  type Effect,
  type ImportedFile,
  importMutation,
  previewFileMutation,
} from './elsewhere.queries.ts';

type Form = ImportedFile['form'];

const FORMS: readonly { readonly value: Form; readonly label: string }[] = [
  { value: 'csv', label: m.importCsv() },
  { value: 'json', label: m.importJson() },
  { value: 'startgg', label: m.importStartgg() },
  { value: 'challonge', label: m.importChallonge() },
];

/** Letters that the server takes. */
const longestText = 1024 * 1024;

interface ImportDialogProps {
  desk: EventDesk;
  onClose(): void;
}

/** Imports matches of a file, once its effect has been seen. */
export function ImportDialog({ desk, onClose }: ImportDialogProps) {
  const queries = useQueryClient();
  const [form, setForm] = useState<Form>('csv');
  const [stageId, setStageId] = useState('');
  const [text, setText] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const [effect, setEffect] = useState<Effect | null>(null);
  const previewing = useSend(previewFileMutation);
  const importing = useSend(importMutation);
  const file: ImportedFile = {
    eventId: desk.id,
    form,
    text,
    eventStageId: stageId === '' ? null : Number(stageId),
  };
  /** A preview is of one text alone. */
  const anew = () => {
    setEffect(null);
    setTooLarge(false);
    previewing.forget();
    importing.forget();
  };
  const take = (next: string) => {
    anew();
    setTooLarge(next.length > longestText);
    setText(next.length > longestText ? '' : next);
  };
  const isBusy = previewing.isBusy || importing.isBusy;
  return (
    <Modal
      title={m.importTitle()}
      isOpen
      onClose={onClose}
      refusal={
        <FormError
          refusal={previewing.refusal ?? importing.refusal}
          text={isTooLarge ? m.importTooLarge() : null}
        />
      }
      actions={
        <>
          {effect === null ? (
            <Button
              variant="primary"
              disabled={text.trim() === '' || isBusy}
              isBusy={previewing.isBusy}
              onClick={() => void previewing.send(file, setEffect)}
            >
              {m.importPreview()}
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={isBusy || effect.placed === 0}
              isBusy={importing.isBusy}
              onClick={() =>
                void importing.send(file, async () => {
                  showToast({ text: m.importDone(), kind: 'success' });
                  onClose();
                  await refreshEvent(queries, desk.id);
                })
              }
            >
              {m.applyAction()}
            </Button>
          )}
          <Button onClick={onClose}>{m.cancel()}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <Choice
          label={m.importForm()}
          value={form}
          options={FORMS}
          onChange={(value) => {
            anew();
            setForm(FORMS.find((own) => own.value === value)?.value ?? 'csv');
          }}
        />
        <Choice
          label={m.importStage()}
          value={stageId}
          options={[
            { value: '', label: m.importAnyStage() },
            ...desk.stages.map(({ id, name }) => ({ value: `${id}`, label: name })),
          ]}
          onChange={(value) => {
            anew();
            setStageId(value);
          }}
        />
        <FileText text={text} onText={take} />
        {effect ? <EffectLines effect={effect} /> : null}
      </div>
    </Modal>
  );
}

function FileText({ text, onText }: { text: string; onText(text: string): void }) {
  const [fileId, textId] = [useId(), useId()];
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onText(file.size > 4 * longestText ? ' '.repeat(longestText + 1) : await file.text());
  };
  return (
    <>
      <p className={styles.note}>{m.importHint()}</p>
      <label className={styles.label} htmlFor={fileId}>
        {m.importFile()}
        <input
          id={fileId}
          className={styles.file}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          onChange={(chosen) => void choose(chosen)}
        />
      </label>
      <label className={styles.label} htmlFor={textId}>
        {m.importText()}
        <textarea
          id={textId}
          className={styles.text}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
    </>
  );
}
