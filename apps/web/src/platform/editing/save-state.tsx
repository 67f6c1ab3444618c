import { timeWords } from '../core/clock.ts';
import { Button } from '../ui/controls/button.tsx';
import type { Editing } from './use-editing.ts';
import { m } from './words/messages.js';

/** The state of an editor, as its head shows it. */
export type Edited = Pick<
  Editing<object>,
  'isDirty' | 'changes' | 'keptAt' | 'canUndo' | 'canRedo' | 'undo' | 'redo'
> & { readonly saved: { readonly id: number } };

/** The save under way, and the last one. */
export interface Saving {
  readonly isBusy: boolean;
  /** Why it was refused. */
  readonly refusal: unknown;
}

/** Saved, being saved, not saved, or kept as a draft. */
export function stateWords({ isDirty, changes, keptAt, saved }: Edited, saving: Saving): string {
  if (saving.isBusy) return m.saving();
  if (!isDirty) return saved.id === 0 ? m.notSavedYet() : m.allSaved();
  const kept = keptAt === null ? [] : [m.draftKept({ time: timeWords(keptAt) })];
  const failed = saving.refusal === null ? [] : [m.notSaved()];
  return [...failed, ...kept, m.changes({ count: changes })].join(' · ');
}

export const UndoRedo = ({ editing }: { editing: Edited }) => (
  <>
    <Button
      variant="ghost"
      icon="undo"
      aria-label={m.undo()}
      title={m.undoWithKeys()}
      disabled={!editing.canUndo}
      onClick={editing.undo}
    />
    <Button
      variant="ghost"
      icon="redo"
      aria-label={m.redo()}
      title={m.redoWithKeys()}
      disabled={!editing.canRedo}
      onClick={editing.redo}
    />
  </>
);
