import { useEffect, useLayoutEffect, useRef } from 'react';
import { actOf, type PageKey, usePageKeys } from '../../ui/page-keys.ts';

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

/** Wherever the focus is. */
export function useEditorKeys(acts: EditorKeys): void {
  const keys = keysOf(acts);
  usePageKeys(keys);
  const latest = useRef({ keys, isResting: acts.isResting });
  useLayoutEffect(() => {
    latest.current = { keys, isResting: acts.isResting };
  });
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      const act = latest.current.isResting ? undefined : actOf(press, latest.current.keys);
      if (!act) return;
      press.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
