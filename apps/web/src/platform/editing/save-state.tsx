import { timeWords } from '../core/clock.ts';
import { Button } from '../ui/controls/button.tsx';
import { counted } from '../ui/words/counted.ts';
import type { Editing } from './use-editing.ts';

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
  if (saving.isBusy) return 'Saving…';
  if (!isDirty) return saved.id === 0 ? 'Not saved yet' : 'All changes saved';
  const kept = keptAt === null ? [] : [`Draft kept ${timeWords(keptAt)}`];
  const failed = saving.refusal === null ? [] : ['Not saved'];
  return [...failed, ...kept, counted(changes, 'change')].join(' · ');
}

export const UndoRedo = ({ editing }: { editing: Edited }) => (
  <>
    <Button
      variant="ghost"
      icon="undo"
      aria-label="Undo"
      title="Undo (Ctrl+Z)"
      disabled={!editing.canUndo}
      onClick={editing.undo}
    />
    <Button
      variant="ghost"
      icon="redo"
      aria-label="Redo"
      title="Redo (Ctrl+Shift+Z)"
      disabled={!editing.canRedo}
      onClick={editing.redo}
    />
  </>
);
