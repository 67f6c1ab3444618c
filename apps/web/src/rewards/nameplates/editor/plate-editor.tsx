import type { Nameplate } from '@callshot/contract';
import type { StyleProblem } from '@callshot/nameplate-style';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { showLoading } from '../../../platform/core/loading.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { DraftOffer } from '../../../platform/editing/draft-offer.tsx';
import { LeaveQuestion } from '../../../platform/editing/leave-question.tsx';
import { stateWords, UndoRedo } from '../../../platform/editing/save-state.tsx';
import { type EditingOf, useEditing } from '../../../platform/editing/use-editing.ts';
import { useEditorKeys } from '../../../platform/editing/use-editor-keys.ts';
import { useLeave } from '../../../platform/editing/use-leave.ts';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { AskFirst } from '../../../platform/ui/overlays/ask-first.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { deletePlateMutation, rereadPlates, savePlateMutation } from '../nameplates.queries.ts';
import { m } from '../words/messages.js';
import { PlateConflict } from './plate-conflict.tsx';
import {
  kilobytesOf,
  MOST_DESCRIPTION,
  MOST_NAME,
  newDraft,
  type PlateDraft,
  savedOf,
} from './plate-draft.ts';
import styles from './plate-editor.module.css';
import { PlatePreviews, PreviewPlate } from './plate-previews.tsx';
import { usePreviewSheet } from './preview-sheet.ts';
import { Contrast, ProblemList } from './style-problems.tsx';
import { useCompiled } from './use-compiled.ts';
import { useContrast } from './use-contrast.ts';

const StyleEditor = lazyPart(async () => (await import('./style-editor.tsx')).StyleEditor, {
  isRare: true,
  waiting: <Skeleton height={312} />,
});

export interface PlateEditorProps {
  /** Null = a new one. */
  readonly plate: Nameplate | null;
  readonly userId: number;
  readonly username: string;
  /** Keeps unsaved plates of this desk. */
  readonly of: EditingOf<PlateDraft>;
  /** Which types a plate can have here. */
  readonly types: readonly { readonly id: number; readonly name: string }[];
  /** A user's own plates: their number and the limit. */
  readonly use?: { readonly used: number; readonly most: number };
  /** Other actions on the plate. */
  readonly tools?: ReactNode;
  /**
   * The plate as it is saved now; null = it was deleted. Lists do not learn of it: without its
   * plate this editor would close, and lose the unsaved text.
   */
  readLatest(id: number): Promise<Nameplate | null>;
  onSaved(plate: Nameplate): void;
  onDeleted(): void;
  onDirty(isDirty: boolean): void;
}

/** One plate: its name, its looks, and the places where others will see it. */
export function PlateEditor(props: PlateEditorProps) {
  const { username, types, use, tools, readLatest, onSaved, onDeleted, onDirty } = props;
  const queries = useQueryClient();
  const [plate, setPlate] = useState(props.plate);
  const { pathname, search } = useLocation();
  const editing = useEditing(
    plate === null ? { id: 0, modified: null, state: newDraft(types[0]?.id ?? 0) } : savedOf(plate),
    props.userId,
    props.of,
  );
  const { state: draft, isDirty, offered } = editing;
  const change = (part: Partial<PlateDraft>) =>
    editing.change({ ...editing.latest(), ...part }, Object.keys(part).join());
  const { problems, shown, apply } = useCompiled(draft.style);
  const box = useRef<HTMLDivElement>(null);
  usePreviewSheet(shown);
  const contrast = useContrast(box, shown);
  const [sought, setSought] = useState<{ readonly problem: StyleProblem } | null>(null);
  const [isConflict, setConflict] = useState(false);
  const [isNameAsked, setNameAsked] = useState(false);
  const saving = useSend(savePlateMutation, {
    answers: ({ code }) => {
      if (code === 'changed_meanwhile') setConflict(true);
      return code === 'changed_meanwhile';
    },
  });
  const deleting = useSend(deletePlateMutation);
  const isDeleted = useRef(false);
  const leave = useLeave(isDirty, {
    onDiscard: editing.discard,
    isKept: editing.keptAt !== null,
    leaves: (to) => !isDeleted.current && (to.pathname !== pathname || to.search !== search),
  });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const goTo = (problem: StyleProblem | undefined) => problem && setSought({ problem });
  /** The server's words of it are shown, which may be tidier than what was typed. */
  const tookSaved = (latest: Nameplate) => {
    const saved = savedOf(latest);
    editing.change(saved.state);
    editing.markSaved(saved);
  };
  const saveOver = async (version: number | undefined) => {
    const sent = editing.latest();
    const [problem] = problems;
    if (problem) return goTo(problem);
    if (sent.name.trim() === '') {
      setNameAsked(true);
      box.current?.closest('form')?.querySelector('input')?.focus();
      return;
    }
    const done = showLoading(m.saving());
    try {
      await saving.send({ ...sent, id: plate?.id ?? null, version }, (answer) => {
        setPlate(answer);
        tookSaved(answer);
        showToast({ text: m.saved({ plate: answer.name }), kind: 'success' });
        onSaved(answer);
      });
    } finally {
      done();
    }
  };
  const save = () => saveOver(Number(editing.saved.modified ?? 0) || undefined);
  useEditorKeys({
    onSave: save,
    editing,
    isResting: leave.isAsked || isConflict || offered !== null,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const takeLatest = (latest: Nameplate) => {
    setConflict(false);
    setPlate(latest);
    tookSaved(latest);
    void rereadPlates(queries);
  };
  const fieldError = (code: string) =>
    saving.refusal?.code === code ? (saving.refusal.problems[0] ?? saving.refusal.text) : null;
  const isToldAtField = ['bad_name', 'bad_description'].includes(saving.refusal?.code ?? '');

  return (
    <div className={styles.editor}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div ref={box} className={styles.preview}>
          <div className={styles.facts} role="status">
            {/* It is measured a moment later. */}
            {contrast === null ? <p aria-hidden>{'\u00a0'}</p> : <Contrast ratio={contrast} />}
            <p>
              {use
                ? m.styleSizeAndPlates({
                    used: use.used,
                    most: use.most,
                    size: kilobytesOf(draft.style),
                  })
                : m.styleSize({ size: kilobytesOf(draft.style) })}
            </p>
          </div>
          <figure className={styles.plate}>
            <PreviewPlate username={username} size="full" />
            <figcaption>200 × 34</figcaption>
          </figure>
        </div>
        <div className={styles.row}>
          <TextField
            label={m.name()}
            value={draft.name}
            onChange={(name) => change({ name })}
            maxLength={MOST_NAME}
            error={
              fieldError('bad_name') ??
              (isNameAsked && draft.name.trim() === '' ? m.nameMissing() : null)
            }
            end={<Count of={draft.name} most={MOST_NAME} />}
            autoComplete="off"
          />
          <Choice
            label={m.type()}
            value={String(draft.namePlateTypeId)}
            options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => change({ namePlateTypeId: Number(id) })}
          />
        </div>
        <TextField
          label={m.description()}
          value={draft.description}
          onChange={(description) => change({ description })}
          maxLength={MOST_DESCRIPTION}
          error={fieldError('bad_description')}
          end={<Count of={draft.description} most={MOST_DESCRIPTION} />}
          autoComplete="off"
        />
        <div className={styles.style}>
          <p className={styles.label}>{m.style()}</p>
          <div className={styles.code}>
            <StyleEditor
              value={draft.style}
              problems={problems}
              sought={sought}
              onChange={(style) => change({ style })}
            />
          </div>
          <ProblemList problems={problems} onGo={goTo} />
        </div>
        <FormError refusal={isToldAtField ? null : (saving.refusal ?? deleting.refusal)} />
        <div className={styles.actions}>
          <p className={styles.state} role="status" data-bad={problems.length > 0 || undefined}>
            {problems.length > 0 ? <Icon name="warning" size={18} /> : null}
            {problemWords(problems.length, isDirty) ?? stateWords(editing, saving)}
          </p>
          <UndoRedo editing={editing} />
          {plate === null ? null : (
            <AskFirst
              label={m.deleteAction()}
              about={plate.name}
              question={m.deleteQuestion()}
              confirm={m.deleteAction()}
              isBusy={deleting.isBusy}
              onConfirm={() =>
                void deleting.send(plate.id, () => {
                  isDeleted.current = true;
                  editing.discard();
                  return onDeleted();
                })
              }
            />
          )}
          <Button title={m.applyHint()} onClick={apply}>
            {m.applyAction()}
          </Button>
          <Button
            type="submit"
            variant="primary"
            title="Ctrl+S"
            isBusy={saving.isBusy}
            disabled={problems.length > 0 || (plate !== null && !isDirty)}
          >
            {m.saveAction()}
          </Button>
        </div>
        {tools}
        <p className={styles.hint}>{m.styleHint()}</p>
      </form>
      <PlatePreviews username={username} />
      <LeaveQuestion leave={leave}>{m.leaveText()}</LeaveQuestion>
      {isConflict && plate !== null ? (
        <PlateConflict
          mine={draft}
          typeOf={(id) => types.find((type) => type.id === id)?.name ?? 'another'}
          readLatest={() => readLatest(plate.id)}
          onTake={takeLatest}
          onOverwrite={(latest) => {
            setConflict(false);
            setPlate(latest);
            void saveOver(latest.version);
          }}
          onClose={() => setConflict(false)}
        />
      ) : null}
      {offered && !leave.isAsked ? (
        <DraftOffer
          what="nameplate"
          name={offered.state.name}
          isOfNew={plate === null}
          keptAt={offered.keptAt}
          onTake={editing.takeUp}
          onForget={editing.forgetOffered}
        />
      ) : null}
    </div>
  );
}

function problemWords(problems: number, isDirty: boolean): string | null {
  // Rules may have become stricter since it was saved.
  if (problems > 0 && !isDirty) {
    return m.stricterRules();
  }
  if (problems > 0) {
    return m.problemsToFix({ count: problems });
  }
  return null;
}

const Count = ({ of, most }: { of: string; most: number }) => (
  <span className={styles.count}>
    {of.length} / {most}
  </span>
);
