import { callKey, type MatchNode } from '@callshot/rules';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { BracketLayout } from './layout.ts';
import type { StopAt } from './spatial.ts';

/** The name of a stop in the document: `3:top`, `3:bottom`, or `3:match`. */
export const stopName = ({ match, side }: StopAt): string => `${match}:${side}`;

/** The stop that an event came from. */
export function stopAt(target: EventTarget | null): StopAt | null {
  const name = target instanceof HTMLElement ? target.dataset.slot : undefined;
  const [match, side] = name?.split(':') ?? [];
  if (match === undefined || (side !== 'top' && side !== 'bottom' && side !== 'match')) return null;
  return { match: Number(match), side };
}

export const stopElement = (view: HTMLElement | null, at: StopAt): HTMLElement | null =>
  view?.querySelector<HTMLElement>(`[data-slot="${stopName(at)}"]`) ?? null;

/** The first switch of a drawn round, which has no stops of single matches. */
export const roundElement = (
  view: ParentNode | null | undefined,
  node: MatchNode | undefined,
): HTMLElement | null =>
  node?.round
    ? (view?.querySelector<HTMLElement>(`section[data-match="${callKey(node)}"] [data-team]`) ??
      null)
    : null;

interface RovingStop {
  readonly view: RefObject<HTMLElement | null>;
  /** Another drawing has other elements. */
  readonly layout: BracketLayout;
  onReveal(match: number): void;
}

/**
 * A roving tabindex: one stop of the canvas is in the tab order, the last that had focus. It is
 * kept on the elements themselves, so that moving through 254 of them renders none.
 */
export function useRovingStop({ view, layout, onReveal }: RovingStop) {
  const latest = useRef(onReveal);
  const last = useRef<StopAt | null>(null);
  useLayoutEffect(() => {
    latest.current = onReveal;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: its elements come with the layout
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const former = last.current && stopElement(element, last.current);
    let current = former ?? element.querySelector<HTMLElement>('[data-slot]');
    if (current) current.tabIndex = 0;
    const onFocus = ({ target }: FocusEvent) => {
      const at = stopAt(target);
      if (!at || !(target instanceof HTMLElement)) return;
      if (current) current.tabIndex = -1;
      target.tabIndex = 0;
      current = target;
      last.current = at;
      element.scrollTo?.(0, 0);
      if (target.matches(':focus-visible')) latest.current(at.match);
    };
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [view, layout]);
}
