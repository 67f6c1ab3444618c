import { useEffect, useLayoutEffect, useRef } from 'react';

interface EditorKeys {
  /** A dialog is open: its keys are its own. */
  readonly isResting: boolean;
  onSave(): void;
  onUndo(): void;
  onRedo(): void;
  onNextProblem(): void;
  onBuild(): void;
}

/** Ctrl+S, Ctrl+Z, Ctrl+Shift+Z (or Ctrl+Y), F8 and B, wherever the focus is. */
export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      const act = latest.current.isResting ? undefined : actOf(press, latest.current);
      if (!act) return;
      press.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actOf(press: KeyboardEvent, keys: EditorKeys): (() => void) | undefined {
  if (press.key === 'F8') return keys.onNextProblem;
  if (press.key.toLowerCase() === 'b' && isFree(press)) return keys.onBuild;
  if (!(press.ctrlKey || press.metaKey) || press.altKey) return;
  const key = press.key.toLowerCase();
  if (key === 'z') return press.shiftKey ? keys.onRedo : keys.onUndo;
  return { s: keys.onSave, y: keys.onRedo }[key];
}

/** Single keys rest while something is typed into. */
const isFree = ({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || shiftKey) &&
  !(target instanceof HTMLElement && target.matches('input, select, textarea'));
