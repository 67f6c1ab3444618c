import { useEffect, useLayoutEffect, useRef } from 'react';
import { actOf, type PageKey, usePageKeys } from '../../platform/ui/page/page-keys.ts';
import { m } from './words/messages.js';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea');

/** The keys of the mapping; in a text field, undo is the browser's. */
export function useMappingKeys(undo: (() => void) | undefined): void {
  const keys: readonly PageKey[] = [
    { keys: 'Enter', says: m.keyLift() },
    { keys: '↓', says: m.keyChoose() },
    { keys: 'Escape', says: m.keyPutBack() },
    { keys: 'Ctrl+Z', says: m.keyUndo(), act: undo },
  ];
  usePageKeys(keys);
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      const act = isTyping(press.target) ? undefined : actOf(press, latest.current);
      if (!act) return;
      press.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
