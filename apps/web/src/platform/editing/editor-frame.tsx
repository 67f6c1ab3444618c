import type { ReactNode } from 'react';
import { timeWords } from '../core/clock.ts';
import type { Place } from '../core/page-history.ts';
import type { PageKey } from '../ui/page/page-keys.ts';
import { ConflictDialog, type Difference } from './conflict-dialog.tsx';
import { DraftOffer } from './draft-offer.tsx';
import type { Edited } from './edited.ts';
import { EditorHead, type HeadProps } from './editor-head.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import type { Saving } from './save-state.tsx';
import type { Conflict } from './use-conflict.ts';
import type { Editing } from './use-editing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useLeave } from './use-leave.ts';
import { m } from './words/messages.js';

interface EditorFrameProps<S extends object> {
  editing: Editing<S>;
  saving: Saving;
  what: Edited;
  nameOf(state: S): string;
  head: HeadProps;
  /** Puts two copies beside each other. */
  conflict?: { readonly of: Conflict<S>; differences(mine: S, theirs: S): readonly Difference[] };
  /** Keys that only this editor has. */
  keys?: readonly PageKey[];
  /** A dialog of the editor is open: its keys are its own. */
  isResting: boolean;
  /** True = going there leaves the unsaved work. Without it any other page does. */
  leaves?(to: Place): boolean;
  onClose(): void;
  /** Shown alone, in place of head and content. */
  instead?: ReactNode;
  children: ReactNode;
}

/** An editor that is a page, with everything that its work is guarded by. */
export function EditorFrame<S extends object>(props: EditorFrameProps<S>) {
  const { editing, saving, what, head, conflict, isResting, leaves, onClose, instead } = props;
  const { offered } = editing;
  const newer = conflict?.of.newer ?? null;
  const differences = conflict && newer ? conflict.differences(editing.state, newer.state) : [];
  const leave = useLeave(editing.isDirty, {
    onClose,
    onDiscard: editing.discard,
    isKept: editing.keptAt !== null,
    ...(leaves && { leaves }),
  });
  useEditorKeys({
    onSave: head.onSave,
    editing,
    own: props.keys ?? [],
    isResting: isResting || leave.isAsked || newer !== null || offered !== null,
  });
  return (
    <>
      {instead ?? (
        <>
          <EditorHead {...head} editing={editing} saving={saving} onClose={leave.close} />
          {props.children}
        </>
      )}
      <LeaveQuestion leave={leave}>{m.changesLost({ what })}</LeaveQuestion>
      {conflict && newer ? (
        <ConflictDialog
          what={what}
          differences={differences}
          ways={[
            { label: m.keepMineAsCopy(), act: () => void conflict.of.keepAsCopy() },
            { label: m.takeTheirs(), act: conflict.of.takeTheirs },
          ]}
          onClose={conflict.of.decideLater}
        >
          {m.savedByOther({
            name: newer.by ?? m.someone(),
            time: timeWords(newer.modified),
            count: differences.length,
          })}
        </ConflictDialog>
      ) : null}
      {offered && !leave.isAsked ? (
        <DraftOffer
          what={what}
          name={props.nameOf(offered.state)}
          isOfNew={editing.saved.id === 0}
          keptAt={offered.keptAt}
          onTake={editing.takeUp}
          onForget={editing.forgetOffered}
        />
      ) : null}
    </>
  );
}
