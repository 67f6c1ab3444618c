import type { KeyboardEvent, RefObject } from 'react';
import { actOf, type PageKey, usePageKeys } from '../ui/page/page-keys.ts';

const CHOSEN = '[aria-pressed="true"]';

/** Keys of a list alone, while the focus is in it: elsewhere somebody may type or dictate. */
export function useListKeys(keys: readonly PageKey[]): (press: KeyboardEvent) => void {
  usePageKeys(keys);
  return (press) => {
    if (press.target instanceof HTMLInputElement) return;
    // On another row Enter selects it, and on a button elsewhere it presses the button.
    if (press.key === 'Enter' && !isChosenRow(press.target)) return;
    const act = actOf(press, keys);
    if (!act) return;
    press.preventDefault();
    act();
  };
}

const isChosenRow = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches(CHOSEN);

/** The row may only now come onto the page. */
export const focusChosenRow = (list: RefObject<HTMLElement | null>): void =>
  void requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(CHOSEN)?.focus());
