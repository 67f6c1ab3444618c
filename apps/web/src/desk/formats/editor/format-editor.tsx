import {
  type EditFault,
  type EventFormat,
  type FormatEdit,
  formatMaximum,
  MAX_FORMAT_NAME,
  type StageFields,
  wordsOfEdit,
} from '@callshot/rules';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { boldTag } from '../../../platform/core/message-tags.tsx';
import { EditorFrame } from '../../../platform/editing/editor-frame.tsx';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import type { PageKey } from '../../../platform/ui/page/page-keys.ts';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { PageLoading } from '../../../platform/ui/states/page-loading.tsx';
import { BracketBuilder } from '../builder/bracket-builder.tsx';
import { usePendingEdits } from '../builder/use-pending-edits.ts';
import { m } from '../words/messages.js';
import { DeleteStage } from './delete-stage.tsx';
import { findingsOf } from './findings.ts';
import { differencesOf } from './format-differences.ts';
import styles from './format-editor.module.css';
import { MaximumPanel } from './maximum-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { ScoringPreview } from './scoring-preview.tsx';
import { StageDialogs } from './stage-dialogs.tsx';
import { StageList } from './stage-list.tsx';
import { StagePanel } from './stage-panel.tsx';
import { TryPanel } from './try-panel.tsx';
import { isWrittenByRules, useFormatEditing } from './use-format-editing.ts';
import { useGoThere } from './use-go-there.ts';
import { useSaveFormat } from './use-save-format.ts';

const FormatTrial = lazyPart(
  async () => (await import('../../trial/format-trial.tsx')).FormatTrial,
  { isRare: true, waiting: <PageLoading /> },
);

interface FormatEditorProps {
  /** 0 = new: empty, a clone, an import or a starting point. */
  id: number;
  name: string;
  format: EventFormat;
  /** When it was saved last; null = never. */
  modified: string | null;
  /** Events that were made from it. */
  events?: number;
  /** The kept draft is edited, without a question. */
  isDraftTaken?: boolean;
  onClose(): void;
}

/** The dialog over the editor that waits for an answer. */
type Asked =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly stage: number; readonly place: string | null }
  | { readonly kind: 'delete'; readonly stage: number }
  | { readonly kind: 'preview' };

/** An event format in the making: its stages, its points, and its problems [rule: builder-2]. */
export function FormatEditor(props: FormatEditorProps) {
  const { user } = useCurrentUser();
  // The guard of the page lets only known users in.
  return user ? <Editor {...props} userId={user.id} /> : null;
}

function Editor(props: FormatEditorProps & { userId: number }) {
  const { id, name, format: opened, modified, events = 0, isDraftTaken, onClose } = props;
  const { userId } = props;
  const editing = useFormatEditing(
    { id, modified, state: { name, format: opened } },
    userId,
    isDraftTaken,
  );
  const saving = useSaveFormat(editing);
  const nameField = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState(0);
  const [isBuilding, setBuilding] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const { format } = editing.state;
  const { stages } = format;
  const selected = Math.min(chosen, stages.length - 1);
  const stage = stages[selected];
  // An edit is shown first: judging the whole format takes longer in a large bracket.
  const judged = useDeferredValue(format);
  const findings = useMemo(() => findingsOf(judged), [judged]);
  const isReady = findings.every(({ isProblem }) => !isProblem);
  const maximum = useMemo(() => formatMaximum(judged), [judged]);
  const savedFormat = editing.saved.id === 0 ? null : editing.saved.state.format;
  const savedTotal = useMemo(() => savedFormat && formatMaximum(savedFormat).total, [savedFormat]);
  const closeAsked = () => setAsked(null);
  const { page, goThere, goToNext } = useGoThere({
    findings,
    onStage: setChosen,
    onField: (at, place) => setAsked({ kind: 'edit', stage: at, place }),
  });

  const editAll = (changes: readonly FormatEdit[]): EditFault | null => {
    const fault = editing.edit(...changes);
    if (fault !== null) showToast({ kind: 'error', text: wordsOfEdit(fault) });
    return fault;
  };
  const waiting = usePendingEdits(format, editAll);
  const waits = waiting.pending.size;
  const edited = {
    ...editing,
    isDirty: editing.isDirty || waits > 0,
    changes: editing.changes + waits,
  };
  const edit = (change: FormatEdit): boolean => editAll([change]) === null;
  const save = async (): Promise<boolean> => {
    if (saving.isBusy) return false;
    if (editing.state.name.trim() === '') {
      showToast({ kind: 'error', text: m.nameMissing() });
      nameField.current?.focus();
      return false;
    }
    return waiting.apply() === null && saving.save();
  };
  const keys: readonly PageKey[] = [
    { keys: 'F8', says: m.keyNextProblem(), act: goToNext },
    {
      keys: 'B',
      says: m.keyOpenBracket(),
      act: () => stage?.bracket && setBuilding(true),
    },
    { keys: m.altUpKey(), says: m.keyMoveUp() },
    { keys: m.altDownKey(), says: m.keyMoveDown() },
  ];
  const saveStage = (fields: StageFields) => {
    const at = asked?.kind === 'edit' ? asked.stage : null;
    const isDone = edit(
      at === null
        ? { kind: 'addStage', stage: fields }
        : { kind: 'changeStage', stage: at, to: fields },
    );
    if (!isDone) return;
    closeAsked();
    if (at === null) setChosen(stages.length);
  };

  return (
    <div ref={page} className={styles.page}>
      <title>{m.builderPageTitle()}</title>
      <EditorFrame
        editing={edited}
        saving={saving}
        what="eventFormat"
        nameOf={(draft) => draft.name}
        head={{
          crumb: m.builderTitle(),
          title: editing.state.name.trim() || m.newFormat(),
          name: {
            label: m.formatName(),
            value: editing.state.name,
            maxLength: MAX_FORMAT_NAME,
            field: nameField,
            onChange: editing.rename,
          },
          closeLabel: m.cancelButton(),
          onSave: () => void save(),
          onSaveAndClose: async () => {
            if (await save()) onClose();
          },
        }}
        conflict={{ of: saving.conflict, differences: differencesOf }}
        keys={keys}
        isResting={asked !== null || isTrying}
        leaves={leavesAlways}
        onClose={onClose}
        instead={
          isTrying ? (
            <FormatTrial
              name={editing.state.name}
              format={judged}
              from="editor"
              onClose={() => setTrying(false)}
            />
          ) : null
        }
      >
        {isBuilding && stage?.bracket ? (
          <BracketBuilder
            format={format}
            stage={selected}
            onStage={setChosen}
            waiting={waiting}
            onEdit={editAll}
            onClose={() => waiting.apply() === null && setBuilding(false)}
          />
        ) : (
          <div className={styles.columns}>
            <div className={styles.stages}>
              <FormError refusal={saving.refusal} />
              <StageList
                stages={stages}
                counts={stages.map((_, at) => {
                  const own = findings.filter((finding) => finding.stage === at);
                  const problems = own.filter(({ isProblem }) => isProblem).length;
                  return {
                    points: maximum.stages[at] ?? null,
                    problems,
                    warnings: own.length - problems,
                  };
                })}
                selected={selected}
                onSelect={setChosen}
                onEdit={(at) => setAsked({ kind: 'edit', stage: at, place: null })}
                onDelete={(at) => setAsked({ kind: 'delete', stage: at })}
                onAdd={() => setAsked({ kind: 'add' })}
                onMove={(from, to) => {
                  const isMoved = edit({ kind: 'moveStage', from, to });
                  if (isMoved) setChosen(to);
                  return isMoved;
                }}
              />
              {events > 0 ? (
                <p className={styles.copies}>
                  <Icon name="info" size={18} />
                  <span>{m.copiesKept({ count: events, bold: boldTag })}</span>
                </p>
              ) : null}
            </div>
            <div className={styles.main}>
              {stage ? (
                <StagePanel
                  format={format}
                  stage={stage}
                  at={selected}
                  onEdit={edit}
                  onBuild={() => setBuilding(true)}
                  onPreview={() => setAsked({ kind: 'preview' })}
                  onDialog={() => setAsked({ kind: 'edit', stage: selected, place: null })}
                  onDelete={() => setAsked({ kind: 'delete', stage: selected })}
                />
              ) : (
                <EmptyState icon="bracket" title={m.noStageTitle()} text={m.noStageText()} />
              )}
            </div>
            <aside className={styles.side} aria-label={m.wholeFormatLabel()}>
              <MaximumPanel
                stages={stages}
                points={maximum.stages}
                total={maximum.total}
                savedTotal={savedTotal}
              />
              <ProblemsPanel findings={findings} onGoThere={goThere} />
              <TryPanel isReady={isReady} onTry={() => setTrying(true)} />
            </aside>
          </div>
        )}
      </EditorFrame>
      {asked?.kind === 'add' || asked?.kind === 'edit' ? (
        <StageDialogs
          stages={stages}
          at={asked.kind === 'edit' ? asked.stage : null}
          place={asked.kind === 'edit' ? asked.place : null}
          onClose={closeAsked}
          onSave={saveStage}
        />
      ) : null}
      {asked?.kind === 'delete' ? (
        <DeleteStage
          name={stages[asked.stage]?.name ?? ''}
          onClose={closeAsked}
          onConfirm={() => {
            edit({ kind: 'removeStage', stage: asked.stage });
            closeAsked();
          }}
        />
      ) : null}
      {asked?.kind === 'preview' ? (
        <ScoringPreview
          groups={format.scoringBreakdown.groups}
          onWrite={isWrittenByRules(format) ? null : () => void edit({ kind: 'writeBreakdown' })}
          onClose={closeAsked}
        />
      ) : null}
    </div>
  );
}

/** A link to this very page leads to the list. */
const leavesAlways = (): boolean => true;
