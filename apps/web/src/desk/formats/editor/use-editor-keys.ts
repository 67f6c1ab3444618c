import { useWindowKeys } from '../../../platform/editing/use-window-keys.ts';
import type { PageKey } from '../../../platform/ui/page/page-keys.ts';

interface EditorKeys {
  /** A dialog is open: its keys are its own. */
  readonly isResting: boolean;
  onSave(): void;
  onUndo(): void;
  onRedo(): void;
  onNextProblem(): void;
  onBuild(): void;
}

const keysOf = (acts: EditorKeys): readonly PageKey[] => [
  { keys: 'Ctrl+S', says: 'Save', act: acts.onSave },
  { keys: 'Ctrl+Z', says: 'Undo', act: acts.onUndo },
  { keys: 'Ctrl+Shift+Z', says: 'Redo', act: acts.onRedo },
  { keys: 'Ctrl+Y', says: 'Redo, as elsewhere', act: acts.onRedo },
  { keys: 'F8', says: 'Go to the next problem', act: acts.onNextProblem },
  { keys: 'B', says: 'Open the bracket of the stage', act: acts.onBuild },
  { keys: 'Alt+↑', says: 'Move the stage up' },
  { keys: 'Alt+↓', says: 'Move the stage down' },
];

export const useEditorKeys = (acts: EditorKeys): void =>
  useWindowKeys(keysOf(acts), acts.isResting);
