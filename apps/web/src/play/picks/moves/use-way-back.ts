import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import type { SideEffect } from '../session/pick-session.ts';
import type { PickSessionHandle } from '../session/use-pick-session.ts';
import { m } from '../words/messages.js';

const wordsOf = (effect: SideEffect): string => {
  if (effect.kind === 'discarded') return m.changesDiscarded();
  if (effect.kind === 'filled') return effect.text;
  return m.dependentsCleared({ count: effect.count });
};

/** The last undo or redo, for a screen reader; `count` tells two equal ones apart. */
export interface Travelled {
  readonly word: string;
  readonly count: number;
}

/** Undo and redo: by the buttons, by the keys, and by a toast that shows only while it applies. */
export function useWayBack(picking: PickSessionHandle, isEditing: boolean) {
  const [travelled, setTravelled] = useState<Travelled | null>(null);
  const { history, future, effect } = picking.session;
  const canUndo = history.length > 0;
  const canRedo = future.length > 0;

  const travel = (kind: 'undo' | 'redo') => {
    if (kind === 'undo' ? !canUndo : !canRedo) return;
    picking[kind]();
    const word = kind === 'undo' ? m.undone() : m.redone();
    setTravelled((last) => ({ word, count: (last?.count ?? 0) + 1 }));
  };
  const undoEffect = useEffectEvent(() => travel('undo'));
  useEffect(() => {
    if (effect === null || !isEditing) return;
    return showToast({ text: wordsOf(effect), action: { label: m.undo(), onSelect: undoEffect } });
  }, [effect, isEditing]);

  const onKey = useEffectEvent((press: KeyboardEvent) => {
    const kind = travelOf(press);
    if (kind === null || isBusyElsewhere(press.target)) return;
    press.preventDefault();
    travel(kind);
  });
  useEffect(() => {
    if (!isEditing) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isEditing]);

  return {
    canUndo,
    canRedo,
    travelled,
    undo: () => travel('undo'),
    redo: () => travel('redo'),
  };
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or Command in place of Ctrl. */
function travelOf(press: KeyboardEvent): 'undo' | 'redo' | null {
  if (press.altKey || press.defaultPrevented || !(press.ctrlKey || press.metaKey)) return null;
  const key = press.key.toLowerCase();
  if (key === 'z') return press.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !press.shiftKey ? 'redo' : null;
}

const WITHOUT_TEXT = ['button', 'checkbox', 'radio', 'range', 'reset', 'submit'];

export type WayBack = ReturnType<typeof useWayBack>;

/** A field that is typed in has an undo of its own, and a dialog is about something else. */
function isBusyElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.includes(target.type);
  return (
    target.isContentEditable || target.closest('textarea, select, dialog, [role="dialog"]') !== null
  );
}
