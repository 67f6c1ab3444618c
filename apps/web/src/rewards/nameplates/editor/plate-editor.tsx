import type { Nameplate } from '@callshot/contract';
import type { StyleProblem } from '@callshot/nameplate-style';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { showLoading } from '../../../platform/core/loading.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { useSaveKey } from '../../../platform/ui/hooks/use-save-key.ts';
import { AskFirst } from '../../../platform/ui/overlays/ask-first.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { deletePlateMutation, rereadPlates, savePlateMutation } from '../nameplates.queries.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { LEAST_CONTRAST } from './plate-contrast.ts';
import {
  draftOf,
  isSameDraft,
  kilobytesOf,
  MOST_DESCRIPTION,
  MOST_NAME,
  newDraft,
  type PlateDraft,
} from './plate-draft.ts';
import styles from './plate-editor.module.css';
import { PlatePreviews, PreviewPlate } from './plate-previews.tsx';
import { usePreviewSheet } from './preview-sheet.ts';
import { useCompiled } from './use-compiled.ts';
import { useContrast } from './use-contrast.ts';
import { usePlateGuard } from './use-plate-guard.ts';

const StyleEditor = lazyPart(async () => (await import('./style-editor.tsx')).StyleEditor, {
  isRare: true,
  waiting: <Skeleton height={312} />,
});

export interface PlateEditorProps {
  /** Null = a new one. */
  readonly plate: Nameplate | null;
  readonly username: string;
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
  const saved = plate === null ? newDraft(types[0]?.id ?? 0) : draftOf(plate);
  const [draft, setDraft] = useState(saved);
  const change = (part: Partial<PlateDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isDirty = !isSameDraft(draft, saved);
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
  const leave = usePlateGuard(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const goTo = (problem: StyleProblem | undefined) => problem && setSought({ problem });
  const saveOver = async (version: number | undefined) => {
    const [problem] = problems;
    if (problem) return goTo(problem);
    if (draft.name.trim() === '') {
      setNameAsked(true);
      box.current?.closest('form')?.querySelector('input')?.focus();
      return;
    }
    const done = showLoading('Saving Nameplate');
    try {
      await saving.send({ ...draft, id: plate?.id ?? null, version }, (answer) => {
        setPlate(answer);
        setDraft(draftOf(answer));
        showToast({ text: `${answer.name} is saved`, kind: 'success' });
        onSaved(answer);
      });
    } finally {
      done();
    }
  };
  const save = () => saveOver(plate?.version);
  useSaveKey(save);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const takeLatest = (latest: Nameplate) => {
    setConflict(false);
    setPlate(latest);
    setDraft(draftOf(latest));
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
            {contrast === null ? <p aria-hidden>&nbsp;</p> : <Contrast ratio={contrast} />}
            <p>
              {use ? `${use.used} of ${use.most} personal plates, ` : ''}
              {kilobytesOf(draft.style)} of 8 kB
            </p>
          </div>
          <figure className={styles.plate}>
            <PreviewPlate username={username} size="full" />
            <figcaption>200 × 34</figcaption>
          </figure>
        </div>
        <div className={styles.row}>
          <TextField
            label="Name"
            value={draft.name}
            onChange={(name) => change({ name })}
            maxLength={MOST_NAME}
            error={
              fieldError('bad_name') ??
              (isNameAsked && draft.name.trim() === '' ? 'A nameplate needs a name' : null)
            }
            end={<Count of={draft.name} most={MOST_NAME} />}
            autoComplete="off"
          />
          <Choice
            label="Type"
            value={String(draft.namePlateTypeId)}
            options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => change({ namePlateTypeId: Number(id) })}
          />
        </div>
        <TextField
          label="Description"
          value={draft.description}
          onChange={(description) => change({ description })}
          maxLength={MOST_DESCRIPTION}
          error={fieldError('bad_description')}
          end={<Count of={draft.description} most={MOST_DESCRIPTION} />}
          autoComplete="off"
        />
        <div className={styles.style}>
          <p className={styles.label}>Style</p>
          <StyleEditor
            value={draft.style}
            problems={problems}
            sought={sought}
            onChange={(style) => change({ style })}
          />
          <ProblemList problems={problems} onGo={goTo} />
        </div>
        <FormError refusal={isToldAtField ? null : (saving.refusal ?? deleting.refusal)} />
        <div className={styles.actions}>
          <p className={styles.state} role="status" data-bad={problems.length > 0 || undefined}>
            {problems.length > 0 ? <Icon name="warning" size={18} /> : null}
            {stateWords(problems.length, isDirty)}
          </p>
          {plate === null ? null : (
            <AskFirst
              label="Delete"
              about={plate.name}
              question="Delete this nameplate? Everyone wearing it will switch to Classic."
              confirm="Delete"
              isBusy={deleting.isBusy}
              onConfirm={() => void deleting.send(plate.id, onDeleted)}
            />
          )}
          <Button title="Shows the last text without problems in the previews" onClick={apply}>
            Apply
          </Button>
          <Button
            type="submit"
            variant="primary"
            title="Ctrl+S"
            isBusy={saving.isBusy}
            disabled={problems.length > 0 || (plate !== null && !isDirty)}
          >
            Save
          </Button>
        </div>
        {tools}
        <p className={styles.hint}>
          Selectors: .{'{id}'}, :hover, ::before, ::after and up to 4 @keyframes. Ctrl+Space
          suggests what you can write, F8 goes to the next problem, Tab leaves the field.
        </p>
      </form>
      <PlatePreviews username={username} />
      {leave ? <LeaveQuestion onKeep={leave.keep} onDiscard={leave.discard} /> : null}
      {isConflict && plate !== null ? (
        <ConflictDialog
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
    </div>
  );
}

function stateWords(problems: number, isDirty: boolean): string {
  // Rules may have become stricter since it was saved.
  if (problems > 0 && !isDirty) {
    return 'Shown as Classic, because the style rules have changed. Fix the problems below and save.';
  }
  if (problems > 0) {
    return problems === 1 ? '1 problem, fix it to save' : `${problems} problems, fix them to save`;
  }
  return isDirty ? 'Not saved' : '';
}

function Contrast({ ratio }: { ratio: number }) {
  const isEnough = ratio >= LEAST_CONTRAST;
  return (
    <p className={styles.contrast} data-enough={isEnough}>
      <b>{ratio.toFixed(1)} : 1</b>{' '}
      {isEnough ? 'name on plate, easy to read' : 'name on plate: hard to read, needs 4.5 : 1'}
    </p>
  );
}

const Count = ({ of, most }: { of: string; most: number }) => (
  <span className={styles.count}>
    {of.length} / {most}
  </span>
);

interface ProblemListProps {
  readonly problems: readonly StyleProblem[];
  onGo(problem: StyleProblem): void;
}

const MOST_LISTED = 5;

/** Each where it stands, in words, and the way there. */
function ProblemList({ problems, onGo }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label="Problems of the style">
      {problems.slice(0, MOST_LISTED).map((problem) => (
        <li key={`${problem.line}:${problem.column}:${problem.code}`}>
          <button type="button" className={styles.problem} onClick={() => onGo(problem)}>
            <b className={styles.where}>
              Line {problem.line}, column {problem.column}
            </b>
            {problem.reason}
          </button>
        </li>
      ))}
      {problems.length > MOST_LISTED ? <li>… and {problems.length - MOST_LISTED} more</li> : null}
    </ul>
  );
}
