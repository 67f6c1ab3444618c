import type { EventDesk } from '@callshot/contract';
import { type FormatStage, firstStartByHand } from '@callshot/rules';
import { useMemo, useState } from 'react';
import type { Place } from '../../../platform/core/page-history.ts';
import { EditorFrame } from '../../../platform/editing/editor-frame.tsx';
import { type Saved, useEditing } from '../../../platform/editing/use-editing.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { matchLocksAtOnce } from '../locks-at-once.ts';
import type { DeskStage } from '../stage/stage-acts.ts';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import { GroupPanel } from './group-panel.tsx';
import { ofMatches } from './hand-drafts.ts';
import styles from './hand-matches.module.css';
import { problemsOfRows } from './hand-problems.ts';
import { type HandRow, type HandState, isComplete } from './hand-state.ts';
import { MergedNote } from './merged-note.tsx';
import { NextPlacesPanel } from './next-places-panel.tsx';
import { useSaveMatches } from './use-save-matches.ts';

interface HandEditorProps {
  desk: EventDesk;
  stage: DeskStage;
  format: FormatStage;
  opened: Saved<HandState>;
  userId: number;
  /** `isSaved`: nothing is left unsaved. */
  onClose(isSaved: boolean): void;
}

/** The pairings, times and results of a stage. Scores are typed one after the other. */
export function HandEditor(props: HandEditorProps) {
  const { desk, stage, format, opened, userId, onClose } = props;
  const isAdmin = useIsAdmin();
  const editing = useEditing(opened, userId, ofMatches);
  const saving = useSaveMatches(editing, { desk, eventStageId: stage.id });
  const [lockAsked, setLockAsked] = useState<string | null>(null);
  const [isJudged, setJudged] = useState(false);
  const { state } = editing;
  const names = useMemo(() => new Map(desk.teams.map(({ id, name }) => [id, name])), [desk.teams]);
  const problems = useMemo(
    () => problemsOfRows({ stage, format, nameOf: (id) => names.get(id ?? 0) ?? 'nobody' }, state),
    [stage, format, names, state],
  );

  const change = (next: HandState, into?: string) => {
    saving.forget();
    editing.change(next, into);
  };
  const save = async (isSure = false): Promise<boolean> => {
    setJudged(true);
    if (whatIsWrong(problems, editing.latest()) !== null || !isAdmin) {
      focusProblem();
      return false;
    }
    const locks = isSure ? null : locksNow(desk, stage, editing.latest().rows);
    setLockAsked(locks);
    return locks === null && (await saving.save());
  };
  const saveAndClose = async () => {
    if (await save()) onClose(true);
  };
  const canEnd = stage.state === 'locked' || stage.state === 'done';
  const left = state.rows.filter((row) => !isComplete(row)).length;

  return (
    <div className={styles.page}>
      <title>{m.matchesPageTitle({ stage: stage.name })}</title>
      <EditorFrame
        editing={editing}
        saving={saving}
        what="stage"
        nameOf={() => stage.name}
        head={{
          crumb: m.controlRoom(),
          title: m.matchesOf({ stage: stage.name }),
          onSave: () => void save(),
          onSaveAndClose: () => void saveAndClose(),
        }}
        keys={[{ keys: 'Enter', says: m.nextScoreKey() }]}
        isResting={lockAsked !== null}
        leaves={isAway}
        onClose={() => onClose(false)}
      >
        <div className={styles.body}>
          <FormError
            refusal={saving.refusal}
            text={isAdmin ? (isJudged ? whatIsWrong(problems, state) : null) : FOR_ADMINS}
          />
          {saving.merged ? (
            <MergedNote both={saving.merged} names={names} onClose={saving.forgetMerged} />
          ) : null}
          <p className={styles.note}>
            {canEnd ? m.typeScoresNote() : m.enterPairingsNote()}
            {left > 0 ? ` ${m.incompleteNote()}` : ''}
          </p>
          {stage.substages.map((substage, at) => (
            <GroupPanel
              key={substage.id}
              desk={desk}
              stage={stage}
              format={format}
              substage={substage}
              at={at}
              state={state}
              problems={isJudged ? problems : NONE}
              canEnd={canEnd}
              onChange={change}
            />
          ))}
          <NextPlacesPanel desk={desk} stage={stage} format={format} state={state} />
        </div>
      </EditorFrame>
      {lockAsked === null ? null : (
        <Modal
          title={m.saveAndLockTitle()}
          isOpen
          onClose={() => setLockAsked(null)}
          actions={
            <>
              <Button
                variant="danger"
                onClick={() => {
                  setLockAsked(null);
                  void save(true);
                }}
              >
                {m.saveAndLockNow()}
              </Button>
              <Button onClick={() => setLockAsked(null)}>{m.backAction()}</Button>
            </>
          }
        >
          <p>{lockAsked}</p>
        </Modal>
      )}
    </div>
  );
}

/** Saved and closed: there is nothing to ask about. */
const isAway = ({ state }: Place): boolean =>
  !(typeof state === 'object' && state !== null && 'isSaved' in state);

const NONE: ReadonlyMap<string, string> = new Map();

function whatIsWrong({ size }: ReadonlyMap<string, string>, { orders }: HandState): string | null {
  if (size > 0) return m.matchProblems({ count: size });
  const isUntold = orders.some(({ note }) => note.trim() === '');
  return isUntold ? m.sayWhyInOrder() : null;
}

/** The first match that something is wrong with. */
function focusProblem(): void {
  requestAnimationFrame(() => {
    const row = document.querySelector('[data-wrong]');
    row?.querySelector<HTMLElement>('input, select, button')?.focus();
  });
}

/** The question before saving a time that locks the open stage at once. */
function locksNow(desk: EventDesk, stage: DeskStage, rows: readonly HandRow[]): string | null {
  for (const { id } of stage.substages) {
    const own = rows.filter((row) => row.eventSubstageId === id);
    if (own.length === 0) continue;
    const at = { eventSubstageId: id, slot: '' };
    const locks = matchLocksAtOnce(desk, at, firstStartByHand(own));
    if (locks !== null) return locks;
  }
  return null;
}
