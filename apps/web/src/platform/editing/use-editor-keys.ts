import type { PageKey } from '../ui/page/page-keys.ts';
import { useWindowKeys } from './use-window-keys.ts';
import { m } from './words/messages.js';

interface EditorActs {
  onSave(): unknown;
  readonly editing: { undo(): void; redo(): void };
  /** The keys that only this editor has. */
  readonly own?: readonly PageKey[];
  /** A dialog is open: its keys are its own. */
  readonly isResting: boolean;
}

/** The keys of every editor, and its own after them. */
export const useEditorKeys = ({ onSave, editing, own = [], isResting }: EditorActs): void =>
  useWindowKeys(
    [
      { keys: 'Ctrl+S', says: m.save(), act: () => void onSave() },
      { keys: 'Ctrl+Z', says: m.undo(), act: editing.undo },
      { keys: 'Ctrl+Shift+Z', says: m.redo(), act: editing.redo },
      { keys: 'Ctrl+Y', says: m.redoAsElsewhere(), act: editing.redo },
      ...own,
    ],
    isResting,
  );
